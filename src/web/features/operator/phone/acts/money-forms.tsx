/** Forms about money from hand to hand: what was paid, and what went back. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { fromDecimal, toDecimal, toMajor } from "#domain/money.ts";
import { typedMinor } from "#domain/typed-number.ts";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { NumberField } from "#web/ui/forms/number-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { ActFormProps } from "./act-form-props.ts";

interface Moved {
  readonly reference: string;
  readonly movedOn: string;
}

interface MovedFieldsProps {
  moved: Moved;
  error: Error | null;
  onChange: (moved: Moved) => void;
}

function MovedFields({ moved, error, onChange }: MovedFieldsProps) {
  const t = useTranslations("phone");
  const errors = error instanceof ApiError ? error.fieldErrors : {};
  return (
    <>
      <TextField
        label={t("money.reference")}
        hint={t("money.referenceHint")}
        required
        maxLength={100}
        error={errors.reference}
        value={moved.reference}
        onChange={(event) => onChange({ ...moved, reference: event.target.value })}
      />
      <TextField
        type="date"
        label={t("money.movedOn")}
        required
        max={dateOf(new Date())}
        error={errors.movedOn}
        value={moved.movedOn}
        onChange={(event) => onChange({ ...moved, movedOn: event.target.value })}
      />
    </>
  );
}

export function RecordPaymentForm({ id, booking, acts }: ActFormProps) {
  const t = useTranslations("phone");
  const { currency } = booking.total;
  const openMinor = fromDecimal(booking.total.amount) - fromDecimal(booking.paid.amount);
  const [amount, setAmount] = useState(toDecimal(openMinor));
  const [moved, setMoved] = useState<Moved>({ reference: "", movedOn: dateOf(new Date()) });
  const { error } = acts.pay;
  return (
    <form
      id={id}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const minor = typedMinor(amount);
        if (minor === null) return;
        const paid = { amount: toDecimal(minor), currency };
        acts.pay.mutate({ params: { id: booking.id }, body: { amount: paid, ...moved } });
      }}
    >
      <NumberField
        decimals={2}
        min={0.01}
        max={toMajor(openMinor)}
        required
        label={t("money.amount", { currency })}
        error={error instanceof ApiError ? error.fieldErrors.amount : undefined}
        value={amount}
        onText={setAmount}
      />
      <MovedFields moved={moved} error={error} onChange={setMoved} />
    </form>
  );
}

export function GiveBackForm({ id, booking, acts }: ActFormProps) {
  const [moved, setMoved] = useState<Moved>({ reference: "", movedOn: dateOf(new Date()) });
  return (
    <form
      id={id}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const { owedBack } = booking;
        acts.giveBack.mutate({ params: { id: booking.id }, body: { ...moved, owedBack } });
      }}
    >
      <MovedFields moved={moved} error={acts.giveBack.error} onChange={setMoved} />
    </form>
  );
}
