/** Records the Nusuk reference (pilgrim) or the visa or contract number (operator). */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useRecordReference } from "./queries.ts";

/** The contract takes 3 to 100 characters after trimming. */
const SHORTEST = 3;

interface ReferenceFormProps {
  bookingId: string;
  by: "pilgrim" | "operator";
}

export function ReferenceForm({ bookingId, by }: ReferenceFormProps) {
  const t = useTranslations("bookings");
  const errorText = useErrorText();
  const [reference, setReference] = useState("");
  const record = useRecordReference(() => showToast({ title: t(`record.${by}.saved`), tone: "good" }));
  return (
    <form
      className="grid max-w-[30rem] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        record.mutate({ params: { id: bookingId }, body: { reference: reference.trim() } });
      }}
    >
      <TextField
        label={t(`record.${by}.label`)}
        hint={t(`record.${by}.hint`)}
        error={record.error ? errorText(record.error) : undefined}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        required
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
      <div>
        <Button
          type="submit"
          disabled={reference.trim().length < SHORTEST}
          pending={record.isPending}
          pendingLabel={t(`record.${by}.saving`)}
        >
          {t(`record.${by}.save`)}
        </Button>
      </div>
    </form>
  );
}
