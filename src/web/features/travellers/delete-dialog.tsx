/** Asks once before a person is erased, and says what goes with them. */
import { useTranslations } from "use-intl";
import type { Traveller } from "#contract/travellers.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useDeleteTraveller } from "./queries.ts";

export interface Deleted {
  readonly traveller: Traveller;
  /** Everything that went can be entered again: no document went with the person. */
  readonly canBeUndone: boolean;
}

interface DeleteDialogProps {
  traveller: Traveller;
  /** How many documents are theirs. */
  documents: number;
  onClose: () => void;
  onDeleted: (deleted: Deleted) => void;
}

export function DeleteTravellerDialog({ traveller, documents, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTranslations("travellers");
  const losesDocuments = documents > 0 && !traveller.isSelf;
  const remove = useDeleteTraveller(() => {
    onDeleted({ traveller, canBeUndone: !losesDocuments });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("removal.title", { name: fullName(traveller) })}
      footer={
        <>
          <Button
            variant="danger"
            pending={remove.isPending}
            pendingLabel={t("removal.pending")}
            onClick={() => remove.mutate({ params: { id: traveller.id } })}
          >
            {t("removal.confirm")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("removal.keep")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {t("removal.text")} {losesDocuments && t("removal.withDocuments", { count: documents })}{" "}
          {documents > 0 && traveller.isSelf && t("removal.ownDocuments")}
        </p>
        <Refusal error={remove.error} />
      </div>
    </Dialog>
  );
}
