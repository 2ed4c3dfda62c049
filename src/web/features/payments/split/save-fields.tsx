/** The fields of a new plan: what it is for, and of the wallet how much by when. */
import { useTranslations } from "use-intl";
import type { PlannableBooking } from "#contract/payment-dues.ts";
import type { SplitMode } from "#domain/payments/plan/problem.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { SplitPerson } from "../people/people-model.ts";
import { MOST_PARTS } from "./split-model.ts";

const WALLET = "wallet";

/** As it is typed; `bookingId` null: for the wallet. */
export interface TypedPlan {
  readonly title: string;
  readonly bookingId: string | null;
  readonly total: string;
  readonly lastDay: string;
  readonly parts: number;
  readonly people: readonly SplitPerson[];
  readonly mode: SplitMode;
}

interface WhatForProps {
  typed: TypedPlan;
  bookings: readonly PlannableBooking[];
  onChange: (changes: Partial<TypedPlan>) => void;
}

export function SplitPurposeFields({ typed, bookings, onChange }: WhatForProps) {
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
        dir="ltr"
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
