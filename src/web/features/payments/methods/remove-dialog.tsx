/** Asks once before a payment method is forgotten. */
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { type SavedMethod, useRemoveMethod } from "../queries.ts";

export function RemoveMethodDialog({ method: { id, brand }, onClose }: { method: SavedMethod; onClose: () => void }) {
  const t = useTranslations("payments");
  const remove = useRemoveMethod(onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("methods.removeAsk", { brand })}
      footer={
        <>
          <Button
            variant="danger"
            pending={remove.isPending}
            pendingLabel={t("methods.removing")}
            onClick={() => remove.mutate({ params: { id } })}
          >
            {t("methods.removeSure")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("methods.keep")}
          </Button>
        </>
      }
    >
      <p>{t("methods.removeText")}</p>
      <Refusal error={remove.error} className="mt-4" />
    </Dialog>
  );
}
