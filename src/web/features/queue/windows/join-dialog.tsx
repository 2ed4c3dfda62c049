/** Taking a place in the line of a window. */
import { useId } from "react";
import { useTranslations } from "use-intl";
import { JoinFields } from "#web/shared/queue/join-fields.tsx";
import { saleOf } from "#web/shared/queue/sale-of.ts";
import { useJoining } from "#web/shared/queue/use-joining.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import type { Window } from "../queries.ts";

export function JoinQueueDialog({ window, onClose }: { window: Window; onClose: () => void }) {
  const t = useTranslations("queue");
  const formId = useId();
  const joining = useJoining(window, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("join.title")}
      description={`${t("join.text", { minutes: window.admittedMinutes })} ${t("turn.proof", { sale: saleOf(window) })}`}
      footer={
        <>
          <Button type="submit" form={formId} pending={joining.isPending} pendingLabel={t("join.pending")}>
            {t("join.submit")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("join.cancel")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          joining.send();
        }}
      >
        <JoinFields window={window} joining={joining} />
      </form>
    </Dialog>
  );
}
