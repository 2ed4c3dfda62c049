/** Records the Nusuk reference (pilgrim) or the visa or contract number (operator); one that is unusual is asked about first. */
import { Check } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { MessageSide } from "#domain/bookings/desk/message.ts";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Reference } from "#web/ui/text/values.tsx";
import { type BookingView, useRecordReference } from "../../queries.ts";

/** The numbers that are there, and a form for each that is missing: nine or ten people have two. */
export function ReferenceForms({ booking, by }: { booking: BookingView; by: MessageSide }) {
  return (
    <div className="grid gap-6">
      {booking.references
        .map((reference, application) => ({ reference, application }))
        .map(({ reference, application }) =>
          reference === null ? (
            <ReferenceForm key={application} booking={booking} application={application} by={by} />
          ) : (
            <Recorded key={application} booking={booking} reference={reference} application={application} by={by} />
          ),
        )}
    </div>
  );
}

interface RecordedProps {
  booking: BookingView;
  reference: string;
  application: number;
  by: MessageSide;
}

/** Where there is one application alone, it has no number. */
function Recorded({ booking, reference, application, by }: RecordedProps) {
  const t = useTranslations("bookings");
  const several = booking.references.length > 1;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <Check aria-hidden="true" className="size-5 self-center text-ok" />
      {several ? t("record.ofApplication", { number: application + 1 }) : t(`record.${by}.label`)}
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
  /** Whose number it is. */
  by: MessageSide;
  /** The number that the typed one takes the place of. */
  replaces?: string;
  /** What is said once it is done. */
  saved?: string;
  onDone?: () => void;
}

export function ReferenceForm({ booking, application, by, replaces, saved, onDone }: ReferenceFormProps) {
  const t = useTranslations("bookings");
  const errorText = useErrorText();
  const [reference, setReference] = useState(replaces ?? "");
  const record = useRecordReference(() => {
    showToast({ title: saved ?? t(`record.${by}.saved`), tone: "good" });
    onDone?.();
  });
  const unusual = unusualOf(record.error);
  const fields = record.error instanceof ApiError ? record.error.fieldErrors : {};
  const problem = unusual ? undefined : (fields.reference ?? (record.error ? errorText(record.error) : undefined));
  const send = (said: { confirmed?: true } = {}) => {
    const body = { reference: reference.trim(), application, ...said, ...(replaces !== undefined && { replaces }) };
    record.mutate({ params: { id: booking.id }, body });
  };
  const label = t(`record.${by}.label`);
  return (
    <form
      className="grid max-w-[30rem] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={
          booking.references.length > 1 ? t("record.labelOfApplication", { label, number: application + 1 }) : label
        }
        hint={t(`record.${by}.hint`)}
        error={problem}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        required
        value={reference}
        onChange={(event) => {
          setReference(event.target.value);
          record.reset();
        }}
      />
      {unusual ? (
        <Question
          number={unusual}
          text={errorText(record.error)}
          onYes={() => send({ confirmed: true })}
          onNo={record.reset}
        />
      ) : (
        <div>
          <Button
            type="submit"
            disabled={reference.trim() === "" || reference.trim() === replaces}
            pending={record.isPending}
            pendingLabel={t(`record.${by}.saving`)}
          >
            {t(`record.${by}.save`)}
          </Button>
        </div>
      )}
    </form>
  );
}

/** The number as it would be kept; null where nothing is to be asked. */
function unusualOf(error: Error | null): string | null {
  if (!(error instanceof ApiError) || error.code !== "number_unusual") return null;
  const number = error.problem?.number;
  return typeof number === "string" ? number : null;
}

interface QuestionProps {
  number: string;
  text: string;
  onYes: () => void;
  onNo: () => void;
}

function Question({ number, text, onYes, onNo }: QuestionProps) {
  const t = useTranslations("bookings");
  return (
    <Banner tone="wait" role="alert" title={t("record.unusual.title")}>
      <strong className="my-1 block text-lg break-words">
        <Reference>{number}</Reference>
      </strong>
      {text}
      <span className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onYes}>{t("record.unusual.yes")}</Button>
        <Button variant="outline" onClick={onNo}>
          {t("record.unusual.no")}
        </Button>
      </span>
    </Banner>
  );
}
