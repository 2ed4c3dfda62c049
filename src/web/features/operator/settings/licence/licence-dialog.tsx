/** The form in which an operator hands in a licence; what was returned is filled in again to be corrected. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useDraft } from "#web/lib/drafts/use-draft.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { KeptNote } from "#web/ui/forms/kept-note.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { type Draft, type DraftErrors, licenceDraftOf, readLicenceDraft } from "./licence-draft.ts";
import { LicenceFields } from "./licence-fields.tsx";
import { PageField } from "./page-field.tsx";
import { type OwnLicence, useHandInLicence } from "./queries.ts";

interface LicenceDialogProps {
  /** The newest one handed in before. */
  before: OwnLicence | undefined;
  /** With the reason why the page was not taken; null when everything was. */
  onHandedIn: (fileError: Error | null) => void;
  onClose: () => void;
}

export function LicenceDialog({ before, onHandedIn, onClose }: LicenceDialogProps) {
  const t = useTranslations("licences");
  const formId = useId();
  const kept = useDraft<Draft>("licence", () => licenceDraftOf(before));
  const handIn = useHandInLicence((fileError) => {
    kept.forget();
    showToast({ title: t("form.done"), description: t("form.doneText"), tone: "good" });
    onHandedIn(fileError);
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("form.title")}
      description={t("form.lead")}
      footer={
        <>
          <Button type="submit" form={formId} pending={handIn.isPending} pendingLabel={t("form.pending")}>
            {t("form.submit")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("form.cancel")}
          </Button>
        </>
      }
    >
      <LicenceForm id={formId} kept={kept} handIn={handIn} />
    </Dialog>
  );
}

interface LicenceFormProps {
  id: string;
  kept: ReturnType<typeof useDraft<Draft>>;
  handIn: ReturnType<typeof useHandInLicence>;
}

function LicenceForm({ id, kept, handIn }: LicenceFormProps) {
  const t = useTranslations("licences");
  const { values: draft, isKept, change, discard } = kept;
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState<DraftErrors>({});
  const refused = handIn.error instanceof ApiError ? handIn.error.fieldErrors : {};
  const errors = { ...refused, ...told(missing, t) };

  function send(): void {
    const { application, errors: found } = readLicenceDraft(draft);
    setMissing(found);
    if (application) handIn.mutate({ application, file });
  }

  return (
    <form
      id={id}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {Object.keys(refused).length === 0 && <Refusal error={handIn.error} />}
      {isKept && <KeptNote onDiscard={discard} />}
      <LicenceFields draft={draft} errors={errors} onChange={change} />
      <PageField label={t("form.file")} onChoose={setFile} />
    </form>
  );
}

type Words = ReturnType<typeof useTranslations<"licences">>;

function told(missing: DraftErrors, t: Words): Partial<Record<keyof Draft, string>> {
  return Object.fromEntries(Object.entries(missing).map(([field, problem]) => [field, t(`form.${problem}`)]));
}
