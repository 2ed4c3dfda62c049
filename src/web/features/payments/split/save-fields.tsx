/** The fields of a new plan: what it is for, who pays, and what that comes to. */
import { useTranslations } from "use-intl";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { DateText, Money } from "#web/ui/text/values.tsx";
import type { PlannedBooking } from "../queries.ts";
import { MOST_PARTS, type Payer, type stepsFor } from "./split-model.ts";

const WALLET = "wallet";

/** As it is typed; `bookingId` null: for the wallet. */
export interface TypedPlan {
  readonly title: string;
  readonly bookingId: string | null;
  readonly total: string;
  readonly lastDay: string;
  readonly parts: number;
  /** Of the payers, by their place in the list. */
  readonly paying: readonly number[];
}

interface WhatForProps {
  typed: TypedPlan;
  bookings: readonly PlannedBooking[];
  onChange: (changes: Partial<TypedPlan>) => void;
}

export function WhatFor({ typed, bookings, onChange }: WhatForProps) {
  const t = useTranslations("payments");
  return (
    <>
      <TextField
        label={t("split.field.title")}
        value={typed.title}
        maxLength={80}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <SelectField
        label={t("split.field.for")}
        value={typed.bookingId ?? WALLET}
        options={[
          ...bookings.map(({ id, reference, packageName }) => ({ value: id, label: `${packageName} (${reference})` })),
          { value: WALLET, label: t("split.target.wallet") },
        ]}
        onChange={({ target }) => onChange({ bookingId: target.value === WALLET ? null : target.value })}
      />
      {typed.bookingId === null && <WalletFields typed={typed} onChange={onChange} />}
    </>
  );
}

function WalletFields({ typed, onChange }: Omit<WhatForProps, "bookings">) {
  const t = useTranslations("payments");
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <TextField
        label={t("split.field.total")}
        inputMode="decimal"
        value={typed.total}
        onChange={(event) => onChange({ total: event.target.value })}
      />
      <TextField
        type="date"
        label={t("split.field.lastDay")}
        hint={t("split.hint.lastDay")}
        value={typed.lastDay}
        onChange={(event) => onChange({ lastDay: event.target.value })}
      />
      <SelectField
        label={t("split.field.parts")}
        value={String(typed.parts)}
        options={Array.from({ length: MOST_PARTS }, (_, index) => String(index + 1)).map((value) => ({
          value,
          label: value,
        }))}
        onChange={({ target }) => onChange({ parts: Number(target.value) })}
      />
    </div>
  );
}

interface PayerChoiceProps {
  payers: readonly Payer[];
  paying: readonly number[];
  onChange: (paying: number[]) => void;
}

export function PayerChoice({ payers, paying, onChange }: PayerChoiceProps) {
  const t = useTranslations("payments");
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{t("split.field.payers")}</legend>
      {payers.map(({ memberId, name, hasAccount }, index) => (
        <Checkbox
          key={memberId ?? "you"}
          label={name}
          hint={hasAccount ? undefined : t("split.noAccount")}
          checked={paying.includes(index)}
          onChange={({ target }) =>
            onChange(target.checked ? [...paying, index] : paying.filter((one) => one !== index))
          }
        />
      ))}
    </fieldset>
  );
}

interface PreviewProps {
  steps: ReturnType<typeof stepsFor>;
  payers: readonly Payer[];
}

export function Preview({ steps, payers }: PreviewProps) {
  const t = useTranslations("payments");
  if (steps.length === 0) return <p className="text-muted">{t("split.nothing")}</p>;
  const nameOf = (id: string | null) => payers.find(({ memberId }) => memberId === id)?.name;
  return (
    <section>
      <h3 className="mb-2 font-sans text-base font-semibold">{t("split.preview")}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {steps.map(({ dueOn, memberId, amount }) => (
          <li key={`${dueOn}-${memberId}`} className="flex flex-wrap justify-between gap-3 py-2">
            <span>
              {nameOf(memberId)}{" "}
              <span className="text-muted">
                · <DateText date={dueOn} />
              </span>
            </span>
            <Money {...amount} />
          </li>
        ))}
      </ul>
    </section>
  );
}
