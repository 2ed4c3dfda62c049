/** Records the Nusuk reference (pilgrim) or the visa or contract number (operator). */
import { Check } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ApiError } from "#web/lib/api-error.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Reference } from "#web/ui/text/values.tsx";
import { type BookingView, useRecordReference } from "./queries.ts";

/** The contract takes 3 to 100 characters after trimming. */
const SHORTEST = 3;

type Recorder = "pilgrim" | "operator";

/** The numbers that are there, and a form for each that is missing: nine or ten people have two. */
export function ReferenceForms({ booking, by }: { booking: BookingView; by: Recorder }) {
  return (
    <div className="grid gap-6">
      {booking.references
        .map((reference, application) => ({ reference, application }))
        .map(({ reference, application }) =>
          reference === null ? (
            <ReferenceForm key={application} booking={booking} application={application} by={by} />
          ) : (
            <Recorded key={application} reference={reference} application={application} />
          ),
        )}
    </div>
  );
}

function Recorded({ reference, application }: { reference: string; application: number }) {
  const t = useTranslations("bookings");
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <Check aria-hidden="true" className="size-5 self-center text-ok" />
      {t("record.ofApplication", { number: application + 1 })}
      <strong>
        <Reference>{reference}</Reference>
      </strong>
    </p>
  );
}

interface ReferenceFormProps {
  booking: BookingView;
  /** From 0. */
  application: number;
  by: Recorder;
}

function ReferenceForm({ booking, application, by }: ReferenceFormProps) {
  const t = useTranslations("bookings");
  const several = booking.references.length > 1;
  const errorText = useErrorText();
  const [reference, setReference] = useState("");
  const record = useRecordReference(() => showToast({ title: t(`record.${by}.saved`), tone: "good" }));
  const fields = record.error instanceof ApiError ? record.error.fieldErrors : {};
  const problem = fields.reference ?? (record.error ? errorText(record.error) : undefined);
  return (
    <form
      className="grid max-w-[30rem] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        record.mutate({ params: { id: booking.id }, body: { reference: reference.trim(), application } });
      }}
    >
      <TextField
        label={
          several
            ? t("record.labelOfApplication", { label: t(`record.${by}.label`), number: application + 1 })
            : t(`record.${by}.label`)
        }
        hint={t(`record.${by}.hint`)}
        error={problem}
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
