/** What a method costs: the fees that are usual for its type, with their day and source, or its own. */
import { useTranslations } from "use-intl";
import { FEES_CHECKED_ON, FEES_SOURCES } from "#domain/payments/plan/fees.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Latin } from "#web/ui/text/values.tsx";
import { usualOf } from "./method-form.ts";
import { type MethodFieldsProps, MethodText } from "./method-text.tsx";

const KINDS = ["usual", "own"] as const;

export function FeeFields(props: MethodFieldsProps) {
  const t = useTranslations("payments");
  const { typed, onChange } = props;
  return (
    <div className="grid gap-4">
      <SegmentedControl
        block
        label={t("methods.feesTitle")}
        value={typed.isUsual ? "usual" : "own"}
        options={KINDS.map((value) => ({ value, label: t(`methods.feeKind.${value}`) }))}
        onChange={(kind) => onChange({ isUsual: kind === "usual" })}
      />
      {typed.isUsual ? <UsualFees {...props} /> : <OwnFees {...props} />}
    </div>
  );
}

function UsualFees({ typed: { type, currency } }: MethodFieldsProps) {
  const t = useTranslations("payments");
  const { date, list, money, percent } = useFormats();
  const { spread, foreign, fixed } = usualOf(type);
  const fees = { spread: percent(Number(spread), 2), foreign: percent(Number(foreign), 2) };
  return (
    <div className="rounded-md bg-sunken p-4 text-sm">
      <p className="font-semibold">{t("methods.fees", fees)}</p>
      {Number(fixed) > 0 && <p>{t("methods.fixedOf", { amount: money(fixed, currency) })}</p>}
      <p className="mt-1 text-muted">
        {t("methods.checked", { date: date(FEES_CHECKED_ON) })} <Latin>{list(FEES_SOURCES)}</Latin>
      </p>
    </div>
  );
}

function OwnFees(props: MethodFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <MethodText {...props} name="spread" inputMode="decimal" />
      <MethodText {...props} name="foreign" inputMode="decimal" />
      <MethodText {...props} name="fixed" inputMode="decimal" />
      <MethodText {...props} name="minimum" inputMode="decimal" />
      <MethodText {...props} name="cashback" inputMode="decimal" />
      <MethodText {...props} name="cashbackCap" inputMode="decimal" />
    </div>
  );
}
