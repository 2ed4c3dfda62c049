/** Who comes in: people whom the reader has entered, somebody new, or somebody with an account by invitation. */
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { fullName } from "#domain/travellers/legal-name.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { askForTraveller } from "#web/lib/traveller-dialog.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useAddMember, useTravellers } from "./changes.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import type { FamilyGroup } from "./queries.ts";

interface AddDialogProps {
  group: FamilyGroup;
  onClose: () => void;
}

export function AddDialog({ group, onClose }: AddDialogProps) {
  const t = useTranslations("family");
  const errorText = useErrorText();
  const [invites, setInvites] = useState(false);
  const add = useAddMember();
  const addOne = (travellerId: string) => add.mutate({ params: { id: group.id }, body: { travellerId } });
  if (invites) return <InviteDialog group={group} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("add.title")}>
      <div className="grid gap-6">
        <Entered group={group} pending={add.isPending} onAdd={addOne} />
        {add.error && (
          <Banner tone="bad" role="alert">
            {errorText(add.error)}
          </Banner>
        )}
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          <Button icon={<UserPlus aria-hidden="true" className="size-5" />} onClick={() => setInvites(true)}>
            {t("add.invite")}
          </Button>
          <Button
            variant="outline"
            onClick={() => {
              onClose();
              askForTraveller({ onSaved: ({ id, isSelf }) => !isSelf && addOne(id) });
            }}
          >
            {t("add.enter")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface EnteredProps {
  group: FamilyGroup;
  pending: boolean;
  onAdd: (travellerId: string) => void;
}

function Entered({ group, pending, onAdd }: EnteredProps) {
  const t = useTranslations("family");
  const people = useTranslations("travellers");
  const inside = new Set(group.members.map(({ travellerId }) => travellerId));
  const outside = (useTravellers().data ?? []).filter(({ id, isSelf }) => !isSelf && !inside.has(id));
  const isFull = group.members.length >= group.maxMembers;
  return (
    <section>
      <h3 className="text-lg">{t("add.existing")}</h3>
      <p className="mt-1 text-muted">{outside.length === 0 ? t("add.none") : t("add.existingHint")}</p>
      <ul className="mt-3 divide-y divide-line">
        {outside.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>
              <bdi className="font-semibold">{fullName(person)}</bdi>{" "}
              <span className="text-sm text-muted">{people(`relationship.${person.relationship}`)}</span>
            </span>
            <Button variant="outline" disabled={isFull || pending} onClick={() => onAdd(person.id)}>
              {t("add.add")} <span className="sr-only">{fullName(person)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
