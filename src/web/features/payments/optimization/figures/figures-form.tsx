/** The payer's figures in one line, and behind "Change" what is paid for, currencies, methods with their limits, people, and wishes. */
import { ChevronDown, Sparkles } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { PlannableBooking } from "#contract/payment-dues.ts";
import { fromDecimal, toDecimal } from "#domain/money.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { PayingHousehold } from "../../queries.ts";
import { ExamplePlanMark } from "../example-mark.tsx";
import { useSection75 } from "../use-section75.ts";
import { AmountSlider } from "./amount-slider.tsx";
import { CurrencyChips } from "./currency-chips.tsx";
import {
  currenciesOf,
  isExampleSum,
  isOfExample,
  isPaidToOperator,
  isSampled,
  majorOf,
  type PlanFigures,
} from "./figures.ts";
import { MethodLimits } from "./method-limits.tsx";
import { PayerFields } from "./payer-fields.tsx";
import { PlannedBookingField } from "./what-for.tsx";

const MOST_TOTAL = 100_000;

interface FormProps {
  figures: PlanFigures;
  bookings: readonly PlannableBooking[];
  household: PayingHousehold | undefined;
  isDemo: boolean;
  isBusy: boolean;
  onChange: (changes: Partial<PlanFigures>) => void;
  onBooking: (booking: PlannableBooking | null) => void;
  onAsk: () => void;
}

export function FiguresForm(props: FormProps) {
  const t = useTranslations("paymentPlan");
  const { figures, isBusy, onAsk } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onAsk();
        }}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="sr-only">{t("figures.title")}</h2>
          <p className="min-w-0 flex-1 basis-48 font-semibold">
            <InOneLine figures={figures} /> {isExampleSum(figures) && <ExamplePlanMark />}
          </p>
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            trailing={<ChevronDown aria-hidden="true" className={classNames("size-5", isOpen && "-scale-y-100")} />}
            onClick={() => setOpen(!isOpen)}
          >
            {t("figures.change")}
          </Button>
        </div>
        {isOpen && <Fields {...props} />}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            type="submit"
            size="lg"
            className="max-md:w-full"
            icon={<Sparkles aria-hidden="true" className="size-5" />}
            disabled={isBusy}
          >
            {t("figures.ask")}
          </Button>
          <p className="text-sm text-muted">{t("figures.nothingCharged")}</p>
        </div>
      </form>
    </Card>
  );
}

/** What is planned: so much, with these methods, for so many; of a booking all who travel on it, whoever of them pays. */
function InOneLine({ figures }: { figures: PlanFigures }) {
  const t = useTranslations("paymentPlan");
  const { money } = useFormats();
  const list = new Intl.ListFormat(useLocale());
  const { booking, methods, people } = figures;
  const open = booking && toDecimal(booking.dues.reduce((sum, { amount }) => sum + fromDecimal(amount.amount), 0));
  const currency = booking?.dues[0]?.amount.currency ?? booking?.total.currency ?? "GBP";
  const kinds = [...new Set(methods.map(({ type }) => t(`types.${type}`)))];
  return t(isSampled(figures) ? "figures.lineSampled" : "figures.line", {
    amount: money(open ?? String(majorOf(figures.total) ?? 0), currency),
    methods: list.format(kinds),
    people: booking ? booking.travellers : people.filter(({ pays }) => pays).length,
  });
}

function Fields({ figures, bookings, household, isDemo, onChange, onBooking }: FormProps) {
  const t = useTranslations("paymentPlan");
  const { booking, people } = figures;
  const isExample = isOfExample(figures);
  const isHousehold = people.some(({ memberId }) => memberId !== null);
  return (
    <div className="grid items-start gap-6 border-y border-line py-5 lg:grid-cols-2">
      <div className="grid gap-6">
        <PlannedBookingField bookings={bookings} booking={booking} onChange={onBooking} />
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
        <Wishes figures={figures} isDemo={isDemo} onChange={onChange} />
      </div>
      <div className="grid gap-6">
        <MethodLimits
          methods={figures.methods}
          people={isHousehold ? people : []}
          onChange={(methods) => onChange({ methods })}
        />
        <PayerFields figures={figures} household={household} isExample={isExampleSum(figures)} onChange={onChange} />
      </div>
    </div>
  );
}

function Wishes({ figures, isDemo, onChange }: Pick<FormProps, "figures" | "isDemo" | "onChange">) {
  const t = useTranslations("paymentPlan");
  const isFree = figures.booking === null;
  const knowsSection75 = useSection75();
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
      {knowsSection75 && isPaidToOperator(figures) && (
        <Checkbox
          label={t("figures.section75")}
          hint={t("figures.section75Hint")}
          checked={figures.section75}
          onChange={({ target }) => onChange({ section75: target.checked })}
        />
      )}
      <Checkbox
        label={t("figures.fewest")}
        hint={t("figures.fewestHint")}
        checked={figures.fewestCharges}
        onChange={({ target }) => onChange({ fewestCharges: target.checked })}
      />
    </fieldset>
  );
}
