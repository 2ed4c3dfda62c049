/** Declining a booking: the reason goes to the pilgrim word for word. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { type AskedBooking, useDecline } from "./queries.ts";

/** The contract's bound. */
const LONGEST_REASON = 1000;

interface DeclineDialogProps {
  booking: AskedBooking;
  onClose: () => void;
}

export function DeclineDialog({ booking, onClose }: DeclineDialogProps) {
  const t = useTranslations("operator");
  const formId = useId();
  const [reason, setReason] = useState("");
  const decline = useDecline(() => {
    showToast({ title: t("decline.done", { name: booking.customerName }) });
    onClose();
  });
  const send = () => decline.mutate({ params: { id: booking.id }, body: { reason: reason.trim() } });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("decline.title", { name: booking.customerName })}
      description={t("decline.text", { count: booking.seats })}
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
  const t = useTranslations("operator");
  return (
    <>
      <Button
        type="submit"
        form={formId}
        variant="danger"
        disabled={!ready}
        pending={pending}
        pendingLabel={t("decline.pending")}
      >
        {t("decline.submit")}
      </Button>
      <Button variant="outline" onClick={onKeep}>
        {t("decline.keep")}
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
  const t = useTranslations("operator");
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
        label={t("decline.reason")}
        hint={t("decline.hint")}
        error={error ? errorText(error) : undefined}
        required
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={(event) => onChange(event.target.value)}
      />
    </form>
  );
}
