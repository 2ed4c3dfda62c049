/** Declining a booking: the reason goes to the pilgrim word for word. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { type OwnBooking, useDecline } from "./queries.ts";

/** The contract's bound. */
const LONGEST_REASON = 1000;

interface DeclineDialogProps {
  booking: OwnBooking;
  onClose: () => void;
}

export function DeclineDialog({ booking, onClose }: DeclineDialogProps) {
  const t = useTranslations("operator");
  const errorText = useErrorText();
  const formId = useId();
  const [reason, setReason] = useState("");
  const decline = useDecline(() => {
    showToast({ title: t("decline.done", { name: booking.customerName }) });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("decline.title", { name: booking.customerName })}
      description={t("decline.text", { count: booking.seats })}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            disabled={reason.trim() === ""}
            pending={decline.isPending}
            pendingLabel={t("decline.pending")}
          >
            {t("decline.submit")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("decline.keep")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          decline.mutate({ params: { id: booking.id }, body: { reason: reason.trim() } });
        }}
      >
        <TextAreaField
          label={t("decline.reason")}
          hint={t("decline.hint")}
          error={decline.error ? errorText(decline.error) : undefined}
          required
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
