/** Adds a page to the licence that is being checked. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { PageField } from "./page-field.tsx";
import { type OwnLicence, useAttach } from "./queries.ts";

interface AttachDialogProps {
  licence: OwnLicence;
  /** Why the page that came with the application was not taken. */
  refused: Error | null;
  onClose: () => void;
}

export function AttachDialog({ licence, refused, onClose }: AttachDialogProps) {
  const t = useTranslations("licences");
  const errorText = useErrorText();
  const formId = useId();
  const [file, setFile] = useState<File | null>(null);
  const attach = useAttach(() => {
    showToast({ title: t("attach.done"), tone: "good" });
    onClose();
  });
  const first = refused ? t("attach.refused", { reason: errorText(refused) }) : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("attach.title")}
      description={t("attach.lead", { number: licence.number })}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            disabled={!file}
            pending={attach.isPending}
            pendingLabel={t("attach.pending")}
          >
            {t("attach.submit")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("form.cancel")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (file) attach.mutate({ id: licence.id, file });
        }}
      >
        <PageField label={t("attach.file")} error={attach.error ? errorText(attach.error) : first} onChoose={setFile} />
      </form>
    </Dialog>
  );
}
