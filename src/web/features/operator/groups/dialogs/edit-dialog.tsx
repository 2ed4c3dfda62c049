/** What is said of a group, changed. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { typedWhole } from "#domain/typed-number.ts";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { type GroupDetail, useUpdateGroup } from "../queries.ts";
import { type FieldsDraft, GroupFields } from "./group-fields.tsx";

const FORM = "edit-group";

export function EditDialog({ group, onClose }: { group: GroupDetail; onClose: () => void }) {
  const t = useTranslations("groups");
  const { name, leader, bus, note, sizeLimit } = group;
  const [draft, setDraft] = useState<FieldsDraft>({ name, leader, bus, note, sizeLimit: String(sizeLimit) });
  const save = useUpdateGroup(group, onClose);
  const errors = save.error instanceof ApiError ? save.error.fieldErrors : {};
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("form.edit")}
      footer={
        <Button type="submit" form={FORM} size="lg" pending={save.isPending} pendingLabel={t("form.saving")}>
          {t("form.save")}
        </Button>
      }
    >
      <form
        id={FORM}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const limit = typedWhole(draft.sizeLimit);
          if (limit !== null) save.mutate({ ...draft, sizeLimit: limit });
        }}
      >
        <GroupFields draft={draft} errors={errors} onChange={(changes) => setDraft({ ...draft, ...changes })} />
        <Refusal error={save.error} />
      </form>
    </Dialog>
  );
}
