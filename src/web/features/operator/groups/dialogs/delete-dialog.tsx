/** Asks once before a group is deleted; afterwards it can be brought back for a day. */
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { type ListedGroup, useDeleteGroup } from "../queries.ts";

interface DeleteDialogProps {
  group: ListedGroup;
  onClose: () => void;
  onDeleted: (group: ListedGroup) => void;
}

export function DeleteGroupDialog({ group, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTranslations("groups");
  const remove = useDeleteGroup(() => onDeleted(group));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("deletion.title", { name: group.name })}
      description={t("deletion.text")}
      footer={
        <>
          <Button
            variant="danger"
            pending={remove.isPending}
            pendingLabel={t("deletion.pending")}
            onClick={() => remove.mutate({ params: { id: group.id } })}
          >
            {t("deletion.submit")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("deletion.keep")}
          </Button>
        </>
      }
    >
      <Refusal error={remove.error} />
    </Dialog>
  );
}
