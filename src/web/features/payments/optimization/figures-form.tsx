/** The payer's figures: total, currencies, methods in their order with their limits, people, and wishes. */
import { Check, FlaskConical, Minus, Plus, Sparkles, Wallet } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { CURRENCIES, type Currency } from "#domain/money.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { usePercent } from "./use-percent.ts";
import { type Figures, MOST_PEOPLE, type PlannedMethod } from "./use-plan.ts";

const MOST_TOTAL = 100_000;
const STEP = 500;

interface FormProps {
  figures: Figures;
  isDemo: boolean;
  isBusy: boolean;
  onChange: (figures: Figures) => void;
  onAsk: () => void;
}

export function FiguresForm({ figures, isDemo, isBusy, onChange, onAsk }: FormProps) {
  const t = useTranslations("paymentPlan");
  const change = (some: Partial<Figures>) => onChange({ ...figures, ...some });
  return (
    <Card icon={Wallet} title={t("figures.title")} aside={figures.isExample && !figures.isWallet && <ExampleMark />}>
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          onAsk();
        }}
      >
        <Slider
          label={t("figures.total")}
          value={figures.total}
          most={MOST_TOTAL}
          currency="GBP"
          isFixed={figures.isExample && !figures.isWallet}
          onChange={(total) => change({ total })}
        />
        <CurrencyChips figures={figures} onChange={(currencies) => change({ currencies })} />
        <Methods methods={figures.methods} onChange={(methods) => change({ methods })} />
        <People count={figures.people} onChange={(people) => change({ people })} />
        <fieldset>
          <legend className="font-semibold">{t("figures.wishes")}</legend>
          {isDemo && (
            <Checkbox
              label={t("figures.example")}
              hint={t("figures.exampleHint")}
              checked={figures.isExample}
              onChange={({ target }) => change({ isExample: target.checked })}
            />
          )}
          <Checkbox
            label={t("figures.wallet")}
            hint={t("figures.walletHint")}
            checked={figures.isWallet}
            onChange={({ target }) => change({ isWallet: target.checked })}
          />
          <Checkbox
            label={t("figures.section75")}
            hint={t("figures.section75Hint")}
            checked={figures.section75}
            onChange={({ target }) => change({ section75: target.checked })}
          />
          <Checkbox
            label={t("figures.fewest")}
            hint={t("figures.fewestHint")}
            checked={figures.fewestCharges}
            onChange={({ target }) => change({ fewestCharges: target.checked })}
          />
        </fieldset>
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

function ExampleMark() {
  const t = useTranslations("paymentPlan");
  return (
    <span className="inline-flex items-center gap-2 rounded-sm border border-dashed border-line-strong px-2 py-0.5">
      <FlaskConical aria-hidden="true" className="size-4" />
      {t("figures.exampleMark")}
    </span>
  );
}

interface SliderProps {
  label: string;
  value: number;
  most: number;
  currency: Currency;
  isFixed?: boolean;
  onChange: (value: number) => void;
}

function Slider({ label, value, most, currency, isFixed = false, onChange }: SliderProps) {
  const id = useId();
  const { money } = useFormats();
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <bdi className="num text-lg">{money(value, currency)}</bdi>
      </div>
      <input
        id={id}
        type="range"
        className="h-11 w-full accent-brand"
        min={STEP}
        max={Math.max(most, value)}
        step={STEP}
        value={value}
        disabled={isFixed}
        aria-valuetext={money(value, currency)}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}

function CurrencyChips({ figures, onChange }: { figures: Figures; onChange: (all: readonly Currency[]) => void }) {
  const t = useTranslations("paymentPlan");
  const chosen = figures.currencies;
  const toggle = (currency: Currency) => {
    const next = CURRENCIES.filter((one) => chosen.includes(one) !== (one === currency));
    if (next.length > 0) onChange(next);
  };
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t("figures.currencies")}</legend>
      <div className="flex flex-wrap gap-2">
        {CURRENCIES.map((currency) => {
          const isOn = chosen.includes(currency);
          const Icon = isOn ? Check : Plus;
          return (
            <button
              key={currency}
              type="button"
              aria-pressed={isOn}
              disabled={figures.isWallet}
              className={classNames(
                "inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold disabled:opacity-60",
                isOn ? "border-brand bg-brand-soft text-brand" : "border-line-strong",
              )}
              onClick={() => toggle(currency)}
            >
              <Icon aria-hidden="true" className="size-4" />
              {currency}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const MOST_LIMIT = 50_000;

interface MethodsProps {
  methods: readonly PlannedMethod[];
  onChange: (methods: readonly PlannedMethod[]) => void;
}

function Methods({ methods, onChange }: MethodsProps) {
  const t = useTranslations("paymentPlan");
  const { percent } = usePercent();
  const setLimit = (at: number, limit: number) =>
    onChange(methods.map((method, place) => (place === at ? { ...method, limit } : method)));
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t("figures.methods")}</legend>
      <ol className="grid gap-3">
        {methods.map(({ id, type, currency, limit, fees }, at) => (
          <li key={id} className="rounded-md border border-line p-4">
            <Slider
              label={`${at + 1}. ${t(`types.${type}`)}`}
              value={limit}
              most={MOST_LIMIT}
              currency={currency}
              onChange={(value) => setLimit(at, value)}
            />
            <p className="text-sm text-muted">
              {fees
                ? t("figures.fee", { percent: percent(fees.foreignPercent + fees.spreadPercent, 2) })
                : t("figures.assumedFee")}
            </p>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

function People({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  const t = useTranslations("paymentPlan");
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="font-semibold">{t("figures.people")}</span>
      <div className="flex items-center gap-2">
        <IconButton
          look="framed"
          icon={Minus}
          label={t("figures.fewer")}
          disabled={count <= 1}
          onClick={() => onChange(count - 1)}
        />
        <output className="num w-8 text-center text-lg">{count}</output>
        <IconButton
          look="framed"
          icon={Plus}
          label={t("figures.more")}
          disabled={count >= MOST_PEOPLE}
          onClick={() => onChange(count + 1)}
        />
      </div>
    </div>
  );
}
