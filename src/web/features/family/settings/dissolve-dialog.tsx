/** Asks once before a group ends for everyone. */
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useDissolveFamily } from "../changes.ts";
import type { FamilyGroup } from "../queries.ts";

export function DissolveDialog({ group, onClose }: { group: FamilyGroup; onClose: () => void }) {
  const t = useTranslations("plans");
  const dissolve = useDissolveFamily(onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("settings.dissolveAsk", { group: group.name })}
      footer={
        <>
          <Button
            variant="danger"
            pending={dissolve.isPending}
            pendingLabel={t("saving")}
            onClick={() => dissolve.mutate({ params: { id: group.id } })}
          >
            {t("settings.dissolveConfirm")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <p>{t("settings.dissolveText")}</p>
      <Refusal error={dissolve.error} className="mt-4" />
    </Dialog>
  );
}
