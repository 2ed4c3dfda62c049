/** Asks once before somebody goes, and says who goes along. */
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useRemoveMember } from "./changes.ts";
import type { FamilyGroup, FamilyMember } from "./queries.ts";

interface RemoveDialogProps {
  group: FamilyGroup;
  member: FamilyMember;
  onClose: () => void;
}

export function RemoveDialog({ group, member, onClose }: RemoveDialogProps) {
  const t = useTranslations("family");
  const errorText = useErrorText();
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
      {remove.error && (
        <Banner tone="bad" role="alert" className="mt-4">
          {errorText(remove.error)}
        </Banner>
      )}
    </Dialog>
  );
}
