/** Makes a group: its name, its places, and who may see progress. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { DEFAULT_MEMBERS, MAX_GROUP_NAME, type PrivacyLevel } from "#domain/households/household.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useCreateFamily } from "./changes.ts";
import { MembersField, PrivacyField } from "./group-fields.tsx";

/** Both toasts are SPEC's to the letter; the reason of a failure stands in the dialog. */
function useCreate(onClose: () => void) {
  const t = useTranslations("toasts");
  return useCreateFamily({
    onSuccess: () => {
      showToast({ title: t("familyCreated.title"), description: t("familyCreated.text") });
      onClose();
    },
    onError: () => showToast({ title: t("error.title"), description: t("familyFailed.text"), tone: "bad" }),
  });
}

export function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("family");
  const formId = useId();
  const create = useCreate(onClose);
  const [name, setName] = useState("");
  const [maxMembers, setMaxMembers] = useState(DEFAULT_MEMBERS);
  const [privacy, setPrivacy] = useState<PrivacyLevel>("family");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("create.title")}
      description={t("create.lead")}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            size="lg"
            disabled={name.trim() === ""}
            pending={create.isPending}
            pendingLabel={t("create.pending")}
          >
            {t("create.submit")}
          </Button>
          <Button variant="outline" size="lg" onClick={onClose}>
            {t("create.cancel")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate({ body: { name, groupType: "family", maxMembers, privacy } });
        }}
      >
        <TextField
          label={t("create.name")}
          value={name}
          maxLength={MAX_GROUP_NAME}
          required
          onChange={(event) => setName(event.target.value)}
        />
        <MembersField value={maxMembers} onChange={setMaxMembers} />
        <PrivacyField value={privacy} onChange={setPrivacy} />
        <Refusal error={create.error} />
      </form>
    </Dialog>
  );
}
