/** What the owner does with a colleague: other rights, or taking them out of the team. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { type TeamColleague, useChangeRights, useRemove } from "./queries.ts";
import { RightsFields } from "./rights-fields.tsx";

interface MemberDialogProps {
  colleague: TeamColleague;
  onClose: () => void;
}

export function RightsDialog({ colleague: { id, name, rights: seen }, onClose }: MemberDialogProps) {
  const t = useTranslations("business");
  const [rights, setRights] = useState([...seen]);
  const change = useChangeRights(() => {
    showToast({ title: t("rights.saved"), tone: "good" });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("rights.title", { name })}
      description={t("rights.text")}
      footer={
        <Button
          pending={change.isPending}
          pendingLabel={t("rights.saving")}
          onClick={() => change.mutate({ params: { id }, body: { rights, seen: [...seen] } })}
        >
          {t("rights.save")}
        </Button>
      }
    >
      <RightsFields rights={rights} onChange={setRights} />
      <Refusal error={change.error} className="mt-4" />
    </Dialog>
  );
}

export function RemoveColleagueDialog({ colleague: { id, name }, onClose }: MemberDialogProps) {
  const t = useTranslations("business");
  const remove = useRemove(() => {
    showToast({ title: t("remove.done", { name }) });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("remove.title", { name })}
      description={t("remove.text")}
      footer={
        <Button
          variant="danger"
          pending={remove.isPending}
          pendingLabel={t("remove.removing")}
          onClick={() => remove.mutate({ params: { id } })}
        >
          {t("remove.confirm")}
        </Button>
      }
    >
      <Refusal error={remove.error} />
    </Dialog>
  );
}
