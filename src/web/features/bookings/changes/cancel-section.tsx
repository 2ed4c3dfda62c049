/** Cancelling: asked once, with what comes back shown first. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { BookingView } from "../queries.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { useCancelPreview } from "./queries.ts";

/** Quiet: every other act of the page is meant more often. */
export function CancelSection({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  const [open, setOpen] = useState(false);
  const preview = useCancelPreview();
  if (booking.phase === "cancelled" || booking.departureDate <= dateOf(new Date())) return null;
  const weigh = () => preview.mutate({ params: { id: booking.id }, query: { preview: "true" } });
  const ask = () => {
    setOpen(true);
    weigh();
  };
  const kind = booking.phase === "held" ? "held" : "booked";
  return (
    <>
      <Button variant="quiet" className="justify-self-start text-muted" onClick={ask}>
        {t(`cancel.${kind}.open`)}
      </Button>
      {open && (
        <CancelDialog
          bookingId={booking.id}
          kind={kind}
          preview={preview.data}
          previewError={preview.error}
          onOtherSum={weigh}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
