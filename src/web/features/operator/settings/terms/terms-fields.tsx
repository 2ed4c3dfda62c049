/** The fields of standard terms; their limits are checked at each first. */
import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { APPROVAL_HOURS } from "#domain/bookings/booking.ts";
import { CHANGE_DAYS } from "#domain/bookings/change.ts";
import { MAX_BALANCE_DAYS, MAX_CHANGE_DAYS, MAX_GRACE_DAYS, MAX_INSTALMENTS } from "#domain/packages/package.ts";
import { GATEWAY_TYPES, type GatewayType } from "#domain/payment-method.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { NumberField } from "#web/ui/forms/number-field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import type { TermsForm, TypedStep } from "./terms-form.ts";

const MOST_STEPS = 10;
const MOST_DAYS = 730;
const APPROVALS = ["approval", "instant"] as const;
const DEPOSITS = ["whole", "percent", "per_person"] as const;

interface TermsFieldsProps {
  form: TermsForm;
  /** The server's sentences by field. */
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<TermsForm>) => void;
}

export function TermsFields({ form, errors, onChange }: TermsFieldsProps) {
  const t = useTranslations("standardTerms");
  return (
    <>
      <SelectField
        label={t("approval")}
        value={form.approval}
        options={APPROVALS.map((value) => ({ value, label: t(`approvals.${value}`, { hours: APPROVAL_HOURS }) }))}
        onChange={({ target }) =>
          onChange({ approval: APPROVALS.find((one) => one === target.value) ?? form.approval })
        }
      />
      <Ladder steps={form.steps} error={errors["terms.cancellation"]} onChange={(steps) => onChange({ steps })} />
      <SelectField
        label={t("deposit")}
        value={form.deposit}
        options={DEPOSITS.map((value) => ({ value, label: t(`deposits.${value}`) }))}
        onChange={({ target }) => onChange({ deposit: DEPOSITS.find((one) => one === target.value) ?? form.deposit })}
      />
      {form.deposit !== "whole" && <Payment form={form} errors={errors} onChange={onChange} />}
      <NumberField
        label={t("changeDays")}
        hint={t("changeDaysHint", { days: CHANGE_DAYS })}
        min={0}
        max={MAX_CHANGE_DAYS}
        value={form.changeDays}
        onText={(changeDays) => onChange({ changeDays })}
      />
      <Accepts accepts={form.accepts} onChange={(accepts) => onChange({ accepts })} />
      <NumberField
        label={t("minimum")}
        hint={t("minimumHint")}
        error={errors["terms.taking.minimum"]}
        min={0}
        max={1_000_000}
        decimals={2}
        value={form.minimum}
        onText={(minimum) => onChange({ minimum })}
      />
    </>
  );
}

function Payment({ form, errors, onChange }: TermsFieldsProps) {
  const t = useTranslations("standardTerms");
  const isPercent = form.deposit === "percent";
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberField
        required
        label={t(isPercent ? "depositPercent" : "depositAmount")}
        min={isPercent ? 1 : 0.01}
        max={isPercent ? 100 : 1_000_000}
        decimals={isPercent ? 0 : 2}
        value={form.depositValue}
        onText={(depositValue) => onChange({ depositValue })}
      />
      <NumberField
        required
        label={t("balanceDays")}
        min={1}
        max={MAX_BALANCE_DAYS}
        value={form.balanceDays}
        onText={(balanceDays) => onChange({ balanceDays })}
      />
      <NumberField
        required
        label={t("instalments")}
        min={1}
        max={MAX_INSTALMENTS}
        value={form.instalments}
        onText={(instalments) => onChange({ instalments })}
      />
      <NumberField
        required
        label={t("graceDays")}
        error={errors["terms.payment.graceDays"]}
        min={0}
        max={MAX_GRACE_DAYS}
        value={form.graceDays}
        onText={(graceDays) => onChange({ graceDays })}
      />
    </div>
  );
}

function Accepts({ accepts, onChange }: Pick<TermsForm, "accepts"> & { onChange: (to: TermsForm["accepts"]) => void }) {
  const t = useTranslations("standardTerms");
  const toggled = (type: GatewayType) =>
    GATEWAY_TYPES.filter((one) => (one === type ? !accepts.includes(one) : accepts.includes(one)));
  return (
    <fieldset>
      <legend className="mb-2 text-base font-semibold">{t("accepts")}</legend>
      <div className="grid sm:grid-cols-2">
        {GATEWAY_TYPES.map((type) => (
          <Checkbox
            key={type}
            label={t(`kinds.${type}`)}
            checked={accepts.includes(type)}
            onChange={() => onChange(toggled(type))}
          />
        ))}
      </div>
      {accepts.length === 0 && <p className="text-sm text-bad">{t("acceptsNeeded")}</p>}
    </fieldset>
  );
}

interface LadderProps {
  steps: readonly TypedStep[];
  error: string | undefined;
  onChange: (steps: TypedStep[]) => void;
}

function Ladder({ steps, error, onChange }: LadderProps) {
  const t = useTranslations("standardTerms");
  const placed = steps.map((step, place) => ({ step, place }));
  const change = (at: number, changes: Partial<TypedStep>) =>
    onChange(placed.map(({ step, place }) => (place === at ? { ...step, ...changes } : step)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-base font-semibold">{t("ladder")}</legend>
      {placed.map(({ step: { days, percent }, place }) => (
        <div key={place} className="grid grid-cols-[1fr_1fr_auto] items-end gap-3">
          <NumberField
            required
            label={t("days")}
            min={0}
            max={MOST_DAYS}
            value={days}
            onText={(text) => change(place, { days: text })}
          />
          <NumberField
            required
            label={t("percent")}
            min={0}
            max={100}
            value={percent}
            onText={(text) => change(place, { percent: text })}
          />
          <IconButton
            icon={Trash2}
            look="framed"
            label={t("remove", { number: place + 1 })}
            onClick={() => onChange(placed.flatMap((one) => (one.place === place ? [] : [one.step])))}
          />
        </div>
      ))}
      {error && <p className="text-sm text-bad">{error}</p>}
      {steps.length < MOST_STEPS && (
        <Button
          variant="outline"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => onChange([...steps, { days: "", percent: "" }])}
        >
          {t("add")}
        </Button>
      )}
    </fieldset>
  );
}
