/** The operator's two answers to a booking: approve at once, or decline with a reason. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { DeclineDialog } from "./decline-dialog.tsx";
import { type AskedBooking, useApprove } from "./queries.ts";

export function Answers({ booking }: { booking: AskedBooking }) {
  const t = useTranslations("operator");
  const errorText = useErrorText();
  const [declining, setDeclining] = useState(false);
  const approve = useApprove(() =>
    showToast({ title: t("answers.approved", { name: booking.customerName }), tone: "good" }),
  );
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:w-full">
      <Button
        className="max-md:flex-1"
        pending={approve.isPending}
        pendingLabel={t("answers.approving")}
        onClick={() => approve.mutate({ params: { id: booking.id } })}
      >
        {t("answers.approve")}
        <span className="sr-only">{booking.customerName}</span>
      </Button>
      <Button variant="outline" className="max-md:flex-1" onClick={() => setDeclining(true)}>
        {t("answers.decline")}
        <span className="sr-only">{booking.customerName}</span>
      </Button>
      {approve.error && (
        <p role="alert" className="w-full text-sm text-bad">
          {errorText(approve.error)}
        </p>
      )}
      {declining && <DeclineDialog booking={booking} onClose={() => setDeclining(false)} />}
    </div>
  );
}
