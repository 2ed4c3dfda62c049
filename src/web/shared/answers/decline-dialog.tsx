/** Declining a booking: the reason goes to the pilgrim word for word. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { LONGEST_REASON } from "#domain/bookings/desk/answer.ts";
import { useErrorText } from "../../lib/calls/error-text.ts";
import { Button } from "../../ui/actions/button.tsx";
import { TextAreaField } from "../../ui/forms/text-field.tsx";
import { Dialog } from "../../ui/surfaces/dialog.tsx";
import { type AnswerableBooking, type GivenAnswer, useAnswerBooking } from "./use-answers.ts";

interface DeclineDialogProps {
  booking: AnswerableBooking;
  onGiven: (given: GivenAnswer) => void;
  onClose: () => void;
}

export function DeclineDialog({ booking, onGiven, onClose }: DeclineDialogProps) {
  const t = useTranslations("answers");
  const formId = useId();
  const [reason, setReason] = useState("");
  const decline = useAnswerBooking((given) => {
    onClose();
    onGiven(given);
  });
  const send = () => decline.mutate({ params: { id: booking.id }, body: { kind: "decline", reason: reason.trim() } });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("no.title", { name: booking.customerName })}
      description={t("no.text", { count: booking.seats })}
      footer={<Choice formId={formId} ready={reason.trim() !== ""} pending={decline.isPending} onKeep={onClose} />}
    >
      <ReasonForm id={formId} reason={reason} error={decline.error} onChange={setReason} onSend={send} />
    </Dialog>
  );
}

interface ChoiceProps {
  formId: string;
  ready: boolean;
  pending: boolean;
  onKeep: () => void;
}

function Choice({ formId, ready, pending, onKeep }: ChoiceProps) {
  const t = useTranslations("answers");
  return (
    <>
      <Button
        type="submit"
        form={formId}
        variant="danger"
        disabled={!ready}
        pending={pending}
        pendingLabel={t("no.pending")}
      >
        {t("no.submit")}
      </Button>
      <Button variant="outline" onClick={onKeep}>
        {t("no.keep")}
      </Button>
    </>
  );
}

interface ReasonFormProps {
  id: string;
  reason: string;
  error: Error | null;
  onChange: (reason: string) => void;
  onSend: () => void;
}

function ReasonForm({ id, reason, error, onChange, onSend }: ReasonFormProps) {
  const t = useTranslations("answers");
  const errorText = useErrorText();
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <TextAreaField
        label={t("no.reason")}
        hint={t("no.hint")}
        error={error ? errorText(error) : undefined}
        required
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={(event) => onChange(event.target.value)}
      />
    </form>
  );
}
