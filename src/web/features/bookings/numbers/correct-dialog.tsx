/** Another number in the place of one. */
import { useTranslations } from "use-intl";
import type { MessageSide } from "#domain/bookings/desk/message.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { ReferenceForm } from "../handoff/nusuk/reference-form.tsx";
import type { BookingView } from "../queries.ts";

export interface NumberDialogProps {
  booking: BookingView;
  by: MessageSide;
  /** As it is shown. */
  reference: string;
  application: number;
  onClose: () => void;
}

export function CorrectDialog({ booking, by, reference, application, onClose }: NumberDialogProps) {
  const t = useTranslations("numbers");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("correct.title", { number: reference })}
      description={t("correct.text")}
    >
      <ReferenceForm
        booking={booking}
        application={application}
        by={booking.channel === "nusuk" ? "pilgrim" : by}
        replaces={reference}
        saved={t("correct.done")}
        onDone={onClose}
      />
    </Dialog>
  );
}
