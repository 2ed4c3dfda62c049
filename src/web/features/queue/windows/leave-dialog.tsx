/** Asks once before a place is given up, because it cannot be had back. */
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useLeaveLine } from "../queries.ts";

export function LeaveDialog({ windowId, onClose }: { windowId: string; onClose: () => void }) {
  const t = useTranslations("queue");
  const errorText = useErrorText();
  const leave = useLeaveLine(onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("leave.title")}
      description={t("leave.text")}
      footer={
        <>
          <Button
            variant="danger"
            pending={leave.isPending}
            pendingLabel={t("leave.pending")}
            onClick={() => leave.mutate({ params: { id: windowId } })}
          >
            {t("leave.submit")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("leave.keep")}
          </Button>
        </>
      }
    >
      {leave.error && (
        <p role="alert" className="text-bad">
          {errorText(leave.error)}
        </p>
      )}
    </Dialog>
  );
}
