/** Seats won in a turn are for the people who stood in line; here the operator lets somebody else have one. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { BookingTraveller } from "#contract/bookings.ts";
import { LONGEST_REASON } from "#domain/bookings/desk/answer.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useReleaseSeat } from "./queries.ts";

interface SeatReleaseProps {
  bookingId: string;
  person: BookingTraveller;
  isReleased: boolean;
}

export function SeatRelease({ bookingId, person, isReleased }: SeatReleaseProps) {
  const t = useTranslations("desk");
  const [open, setOpen] = useState(false);
  if (isReleased) return <p className="text-sm text-muted">{t("people.release.released")}</p>;
  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t("people.release.open")}
      </Button>
      {open && (
        <ReleaseDialog bookingId={bookingId} name={fullName(person)} person={person} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

interface ReleaseDialogProps {
  bookingId: string;
  person: BookingTraveller;
  name: string;
  onClose: () => void;
}

function ReleaseDialog({ bookingId, person, name, onClose }: ReleaseDialogProps) {
  const t = useTranslations("desk");
  const errorText = useErrorText();
  const formId = useId();
  const [reason, setReason] = useState("");
  const release = useReleaseSeat(() => {
    showToast({ title: t("people.release.done"), tone: "good" });
    onClose();
  });
  const body = { travellerId: person.id, reason: reason.trim() };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("people.release.title", { name })}
      description={t("people.release.text")}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            disabled={body.reason === ""}
            pending={release.isPending}
            pendingLabel={t("people.release.pending")}
          >
            {t("people.release.submit")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("people.release.keep")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          release.mutate({ params: { id: bookingId }, body });
        }}
      >
        <TextAreaField
          label={t("people.release.reason")}
          hint={t("people.release.hint")}
          error={release.error ? errorText(release.error) : undefined}
          required
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
