/** What is done with a whole conversation after a yes: deleted, or given to a person. */
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Agent } from "#assistant/intents/agents.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { CONVERSATION, useDeleteConversation, useHandOff } from "./queries.ts";

export function RemoveConversation() {
  const t = useTranslations("chat");
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useDeleteConversation(() => {
    setAsking(false);
    showToast({ title: t("remove.done"), tone: "good" });
  });
  return (
    <>
      <Button
        variant="quiet"
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t("remove.action")}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("remove.title")}
        description={t("remove.text")}
        footer={
          <>
            <Button
              variant="danger"
              pending={isPending}
              pendingLabel={t("remove.pending")}
              onClick={() => mutate(CONVERSATION)}
            >
              {t("remove.confirm")}
            </Button>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t("remove.keep")}
            </Button>
          </>
        }
      >
        <Refusal error={error} />
      </Dialog>
    </>
  );
}

export function HandOff({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const t = useTranslations("chat");
  const { mutate, isPending, error } = useHandOff(onClose);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("handOff.title")}
      description={t("handOff.text")}
      footer={
        <>
          <Button
            pending={isPending}
            pendingLabel={t("handOff.pending")}
            onClick={() => mutate({ params: { agentId: agent } })}
          >
            {t("handOff.confirm")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("handOff.keep")}
          </Button>
        </>
      }
    >
      <Refusal error={error} />
    </Dialog>
  );
}
