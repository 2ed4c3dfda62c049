/** The methods in the payer's own order: how much each can carry, and whose it is. */
import { useTranslations } from "use-intl";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { SplitPerson } from "../../people/people-model.ts";
import { AmountSlider } from "./amount-slider.tsx";
import type { PlannedMethod } from "./figures.ts";

const MOST_LIMIT = 50_000;

interface MethodLimitsProps {
  methods: readonly PlannedMethod[];
  /** Of a household; empty where whose a method is cannot be said. */
  people: readonly SplitPerson[];
  onChange: (methods: readonly PlannedMethod[]) => void;
}

export function MethodLimits({ methods, people, onChange }: MethodLimitsProps) {
  const t = useTranslations("paymentPlan");
  const { percent } = useFormats();
  const change = (id: string, changes: Partial<PlannedMethod>) =>
    onChange(methods.map((method) => (method.id === id ? { ...method, ...changes } : method)));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t("figures.methods")}</legend>
      <ol className="grid gap-3">
        {methods.map(({ id, type, currency, limit, fees, owner }, at) => (
          <li key={id} className="grid gap-2 rounded-md border border-line p-4">
            <AmountSlider
              label={`${at + 1}. ${t(`types.${type}`)}`}
              value={limit}
              most={MOST_LIMIT}
              currency={currency}
              onChange={(typed) => change(id, { limit: typed })}
            />
            <p className="text-sm text-muted">
              {fees
                ? t("figures.fee", { percent: percent(fees.foreignPercent + fees.spreadPercent, 2) })
                : t("figures.assumedFee")}
            </p>
            {people.length > 1 && (
              <SelectField
                label={t("figures.owner")}
                value={owner ?? people[0]?.key}
                options={people.map(({ key, name }) => ({ value: key, label: name }))}
                onChange={({ target }) => change(id, { owner: target.value })}
              />
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
