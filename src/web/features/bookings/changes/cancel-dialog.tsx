/** The one question before a cancellation: what was paid, what comes back, and then yes or no. */
import { useTranslations } from "use-intl";
import type { cancelBooking } from "#contract/bookings.ts";
import type { RouteResult } from "#contract/route.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { Money } from "#web/ui/text/values.tsx";
import { useCancel } from "./queries.ts";

type Preview = RouteResult<typeof cancelBooking>;

interface CancelDialogProps {
  bookingId: string;
  kind: "held" | "booked";
  preview: Preview | undefined;
  previewError: Error | null;
  /** What was shown is outdated: the preview is asked for again. */
  onOtherSum: () => void;
  onClose: () => void;
}

export function CancelDialog({ bookingId, kind, preview, previewError, onOtherSum, onClose }: CancelDialogProps) {
  const t = useTranslations("bookings");
  const cancel = useCancel(onClose, onOtherSum);
  const error = cancel.error ?? previewError;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`cancel.${kind}.title`)}
      description={t(`cancel.${kind}.text`)}
      footer={
        <Choice
          kind={kind}
          ready={preview !== undefined}
          pending={cancel.isPending}
          onYes={() => preview && cancel.mutate({ params: { id: bookingId }, body: shownIn(preview) })}
          onNo={onClose}
        />
      }
    >
      <Refusal error={error} />
      {!preview && !error && <Skeleton className="h-20" />}
      {preview && <Refund preview={preview} />}
    </Dialog>
  );
}

/** Only what stands on the screen is agreed to. */
function shownIn({ refund, paid }: Preview) {
  return { refund, paid };
}

interface ChoiceProps extends Pick<CancelDialogProps, "kind"> {
  ready: boolean;
  pending: boolean;
  onYes: () => void;
  onNo: () => void;
}

function Choice({ kind, ready, pending, onYes, onNo }: ChoiceProps) {
  const t = useTranslations("bookings");
  return (
    <>
      <Button variant="danger" disabled={!ready} pending={pending} pendingLabel={t("cancel.pending")} onClick={onYes}>
        {t(`cancel.${kind}.submit`)}
      </Button>
      <Button variant="outline" onClick={onNo}>
        {t("cancel.keep")}
      </Button>
    </>
  );
}

function Refund({ preview: { paid, refund } }: { preview: Preview }) {
  const t = useTranslations("bookings");
  if (Number(paid.amount) === 0) return <p>{t("cancel.nothingPaid")}</p>;
  return (
    <dl className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-muted">{t("cancel.paid")}</dt>
        <dd>
          <Money amount={paid.amount} currency={paid.currency} />
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold">{t("cancel.refund")}</dt>
        <dd className="font-serif text-2xl">
          <Money amount={refund.amount} currency={refund.currency} />
        </dd>
      </div>
    </dl>
  );
}
