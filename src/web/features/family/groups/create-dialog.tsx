/** Makes a group: its name, its places, and who may see progress. */

import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { Traveller } from "#contract/travellers.ts";
import { DEFAULT_MEMBERS, MAX_HOUSEHOLD_NAME, MAX_MEMBERS, type PrivacyLevel } from "#domain/households/household.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { useTravellers } from "#web/shared/people/queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useCreateFamily } from "../changes.ts";
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
  const [chosenMost, setMaxMembers] = useState(DEFAULT_MEMBERS);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const entered = (useTravellers().data ?? []).filter(({ isSelf }) => !isSelf);
  const travellerIds = entered.map(({ id }) => id).filter((id) => !leftOut.has(id));
  const maxMembers = Math.min(MAX_MEMBERS, Math.max(chosenMost, travellerIds.length + 1));
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
          create.mutate({
            body: { name, groupType: "family", maxMembers, privacy, ...(travellerIds.length > 0 && { travellerIds }) },
          });
        }}
      >
        <TextField
          label={t("create.name")}
          value={name}
          maxLength={MAX_HOUSEHOLD_NAME}
          required
          onChange={(event) => setName(event.target.value)}
        />
        <Entered people={entered} leftOut={leftOut} onChange={setLeftOut} />
        <MembersField value={maxMembers} onChange={setMaxMembers} />
        <PrivacyField value={privacy} onChange={setPrivacy} />
        <Refusal error={create.error} />
      </form>
    </Dialog>
  );
}

interface EnteredProps {
  people: readonly Traveller[];
  leftOut: ReadonlySet<string>;
  onChange: (leftOut: ReadonlySet<string>) => void;
}

/** Whoever was entered before is in it unless unticked. */
function Entered({ people, leftOut, onChange }: EnteredProps) {
  const t = useTranslations("family");
  if (people.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-semibold">{t("create.people")}</legend>
      {people.map((person) => (
        <Checkbox
          key={person.id}
          label={<bdi>{fullName(person)}</bdi>}
          checked={!leftOut.has(person.id)}
          onChange={({ target }) => {
            const others = [...leftOut].filter((id) => id !== person.id);
            onChange(new Set(target.checked ? others : [...others, person.id]));
          }}
        />
      ))}
    </fieldset>
  );
}
