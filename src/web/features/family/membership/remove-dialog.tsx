/** Asks once before somebody goes, and says who goes along. */
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useRemoveMember } from "../changes.ts";
import type { FamilyGroup, FamilyMember } from "../queries.ts";

interface RemoveDialogProps {
  group: FamilyGroup;
  member: FamilyMember;
  onClose: () => void;
}

export function RemoveMemberDialog({ group, member, onClose }: RemoveDialogProps) {
  const t = useTranslations("family");
  const remove = useRemoveMember(onClose);
  const along = member.isYou ? group.members.filter(({ isYours }) => isYours).length : 0;
  const title = member.isYou
    ? t("manage.leaveAsk", { group: group.name })
    : t("manage.removeAsk", { name: member.name });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <Button
            variant="danger"
            pending={remove.isPending}
            pendingLabel={t("manage.working")}
            onClick={() => remove.mutate({ params: { id: group.id, memberId: member.id } })}
          >
            {t(member.isYou ? "manage.confirmLeave" : "manage.confirmRemove")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("manage.keep")}
          </Button>
        </>
      }
    >
      <p>
        {t("manage.stays")} {t("manage.along", { count: along })}
      </p>
      <Refusal error={remove.error} className="mt-4" />
    </Dialog>
  );
}
