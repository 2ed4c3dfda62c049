/** Forms about the seats of a caller: for longer, by their word, or no more. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { MAX_PHONE_HOLD_DAYS } from "#domain/bookings/desk/phone.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { heldUntil } from "../phone-draft.ts";
import type { ActFormProps } from "./act-form-props.ts";

const DAYS = Array.from({ length: MAX_PHONE_HOLD_DAYS }, (_, index) => index + 1);

export function ExtendForm({ id, booking, acts }: ActFormProps) {
  const t = useTranslations("phone");
  const [days, setDays] = useState(3);
  // Of the form: sent again after a lost answer it asks for the same moment.
  const [openedAt] = useState(() => new Date());
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        acts.extend.mutate({ params: { id: booking.id }, body: { heldUntil: heldUntil(days, openedAt) } });
      }}
    >
      <SelectField
        label={t("hold.days")}
        value={String(days)}
        options={DAYS.map((count) => ({ value: String(count), label: t("hold.count", { count }) }))}
        onChange={(event) => setDays(Number(event.target.value))}
      />
    </form>
  );
}

export function ConfirmForm({ id, booking, acts }: ActFormProps) {
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        acts.confirm.mutate({ params: { id: booking.id } });
      }}
    />
  );
}

export function CancelForm({ id, booking, acts }: ActFormProps) {
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        acts.cancel.mutate({ params: { id: booking.id } });
      }}
    />
  );
}
