/** Deletes one document after one question; there is no way back, and the question says so. */
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { Latin } from "#web/ui/text/values.tsx";
import { useDeleteDocument } from "../queries.ts";

interface DeleteDocumentProps {
  document: TravelDocument;
  onDeleted?: () => void;
}

export function DeleteDocument({ document, onDeleted }: DeleteDocumentProps) {
  const t = useTranslations("documents");
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useDeleteDocument(() => {
    setAsking(false);
    showToast({ title: t("toasts.deleted"), tone: "good" });
    onDeleted?.();
  });
  return (
    <>
      <Button
        variant="quiet"
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        aria-label={t("delete.actionFor", { name: document.fileName })}
        onClick={() => setAsking(true)}
      >
        {t("delete.action")}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t("delete.title")}
        description={t("delete.text")}
        footer={
          <>
            <Button
              variant="danger"
              pending={isPending}
              pendingLabel={t("delete.pending")}
              onClick={() => mutate({ params: { id: document.id } })}
            >
              {t("delete.confirm")}
            </Button>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t("delete.keep")}
            </Button>
          </>
        }
      >
        <p className="font-semibold">
          {t(`types.${document.type}`)}, <Latin>{document.fileName}</Latin>
        </p>
        <Refusal error={error} className="mt-4" />
      </Dialog>
    </>
  );
}
