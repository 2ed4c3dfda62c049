/** Who comes in: people whom the reader has entered, somebody new, or somebody with an account by invitation. */

import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Traveller } from "#contract/travellers.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { useTravellers } from "#web/shared/people/queries.ts";
import { askForTraveller } from "#web/shared/people/traveller-dialog.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useAddMember } from "../changes.ts";
import type { FamilyGroup } from "../queries.ts";
import { InviteMemberDialog } from "./invite-dialog.tsx";

interface AddDialogProps {
  group: FamilyGroup;
  onClose: () => void;
}

export function AddDialog({ group, onClose }: AddDialogProps) {
  const t = useTranslations("family");
  const [invites, setInvites] = useState(false);
  const add = useAddMember();
  const addSaved = useAddSaved();
  const asked = (travellerId: string) => ({ params: { id: group.id }, body: { travellerId } });
  if (invites) return <InviteMemberDialog group={group} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("add.title")}>
      <div className="grid gap-6">
        <Entered group={group} pending={add.isPending} onAdd={(travellerId) => add.mutate(asked(travellerId))} />
        <Refusal error={add.error} />
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          <Button icon={<UserPlus aria-hidden="true" className="size-5" />} onClick={() => setInvites(true)}>
            {t("add.invite")}
          </Button>
          <Button
            variant="outline"
            onClick={() => {
              onClose();
              askForTraveller({ onSaved: ({ id, isSelf }) => !isSelf && addSaved.mutate(asked(id)) });
            }}
          >
            {t("add.enter")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The dialog is closed by then: a refusal is said beside the page. */
function useAddSaved() {
  const t = useTranslations("toasts");
  const errorText = useErrorText();
  return useAddMember((error) => showToast({ title: t("error.title"), description: errorText(error), tone: "bad" }));
}

interface EnteredProps {
  group: FamilyGroup;
  pending: boolean;
  onAdd: (travellerId: string) => void;
}

function Entered({ group, ...choice }: EnteredProps) {
  const t = useTranslations("family");
  const inside = new Set(group.members.map(({ travellerId }) => travellerId));
  const isFull = group.members.length >= group.maxMembers;
  return (
    <section>
      <h3 className="text-lg">{t("add.existing")}</h3>
      <Loaded query={useTravellers()} isInCard>
        {(entered) => (
          <Outside
            people={entered.filter(({ id, isSelf }) => !isSelf && !inside.has(id))}
            isFull={isFull}
            {...choice}
          />
        )}
      </Loaded>
    </section>
  );
}

interface OutsideProps extends Omit<EnteredProps, "group"> {
  people: readonly Traveller[];
  isFull: boolean;
}

function Outside({ people, isFull, pending, onAdd }: OutsideProps) {
  const t = useTranslations("family");
  const words = useTranslations("travellers");
  return (
    <>
      <p className="mt-1 text-muted">{people.length === 0 ? t("add.none") : t("add.existingHint")}</p>
      <ul className="mt-3 divide-y divide-line">
        {people.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>
              <bdi className="font-semibold">{fullName(person)}</bdi>{" "}
              <span className="text-sm text-muted">{words(`relationship.${person.relationship}`)}</span>
            </span>
            <Button variant="outline" disabled={isFull || pending} onClick={() => onAdd(person.id)}>
              {t("add.add")} <span className="sr-only">{fullName(person)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
