/** The payer's figures: what is paid for, currencies, methods in their order with their limits, people, and wishes. */
import { Sparkles, Wallet } from "lucide-react";
import { useTranslations } from "use-intl";
import type { PlannableBooking } from "#contract/payment-dues.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { Household } from "../queries.ts";
import { AmountSlider } from "./amount-slider.tsx";
import { CurrencyChips } from "./currency-chips.tsx";
import { ExampleMark } from "./example-mark.tsx";
import { currenciesOf, type Figures, isExampleSum, isOfExample } from "./figures.ts";
import { MethodLimits } from "./method-limits.tsx";
import { PayerFields } from "./payer-fields.tsx";
import { WhatFor } from "./what-for.tsx";

const MOST_TOTAL = 100_000;

interface FormProps {
  figures: Figures;
  bookings: readonly PlannableBooking[];
  household: Household | undefined;
  isDemo: boolean;
  isBusy: boolean;
  onChange: (changes: Partial<Figures>) => void;
  onBooking: (booking: PlannableBooking | null) => void;
  onAsk: () => void;
}

export function FiguresForm(props: FormProps) {
  const t = useTranslations("paymentPlan");
  const { figures, bookings, household, isBusy, onChange, onBooking, onAsk } = props;
  const { booking, people } = figures;
  const isExample = isOfExample(figures);
  const isHousehold = people.some(({ memberId }) => memberId !== null);
  return (
    <Card icon={Wallet} title={t("figures.title")} aside={isExampleSum(figures) && <ExampleMark />}>
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          onAsk();
        }}
      >
        <WhatFor bookings={bookings} booking={booking} onChange={onBooking} />
        {!booking && (
          <>
            <AmountSlider
              label={t("figures.total")}
              value={figures.total}
              most={MOST_TOTAL}
              currency="GBP"
              isFixed={isExample}
              onChange={(total) => onChange({ total, isStart: false })}
            />
            <CurrencyChips
              chosen={currenciesOf(figures)}
              isFixed={figures.isWallet || isExample}
              onChange={(currencies) => onChange({ currencies })}
            />
            {isExampleSum(figures) && (
              <p className="-mt-3 text-sm text-muted">
                {t(isExample ? "figures.exampleFixed" : "figures.exampleStart")}
              </p>
            )}
          </>
        )}
        <MethodLimits
          methods={figures.methods}
          people={isHousehold ? people : []}
          onChange={(methods) => onChange({ methods })}
        />
        <PayerFields figures={figures} household={household} onChange={onChange} />
        <Wishes {...props} />
        <Button
          type="submit"
          size="lg"
          block
          icon={<Sparkles aria-hidden="true" className="size-5" />}
          disabled={isBusy}
        >
          {t("figures.ask")}
        </Button>
        <p className="text-sm text-muted">{t("figures.nothingCharged")}</p>
      </form>
    </Card>
  );
}

function Wishes({ figures, isDemo, onChange }: Pick<FormProps, "figures" | "isDemo" | "onChange">) {
  const t = useTranslations("paymentPlan");
  const isFree = figures.booking === null;
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{t("figures.wishes")}</legend>
      {isDemo && isFree && (
        <Checkbox
          label={t("figures.example")}
          hint={t("figures.exampleHint")}
          checked={figures.isExample}
          onChange={({ target }) => onChange({ isExample: target.checked })}
        />
      )}
      {isFree && (
        <Checkbox
          label={t("figures.wallet")}
          hint={t("figures.walletHint")}
          checked={figures.isWallet}
          onChange={({ target }) => onChange({ isWallet: target.checked })}
        />
      )}
      <Checkbox
        label={t("figures.section75")}
        hint={t("figures.section75Hint")}
        checked={figures.section75}
        onChange={({ target }) => onChange({ section75: target.checked })}
      />
      <Checkbox
        label={t("figures.fewest")}
        hint={t("figures.fewestHint")}
        checked={figures.fewestCharges}
        onChange={({ target }) => onChange({ fewestCharges: target.checked })}
      />
    </fieldset>
  );
}
