/** What can be done about one member: administration, shared needs, an account of their own, going. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useChangeMember } from "../changes.ts";
import { InviteMemberDialog } from "../invitations/invite-dialog.tsx";
import type { FamilyGroup, FamilyMember } from "../queries.ts";
import { NeedsConsent } from "./needs-consent.tsx";
import { PortraitConsent } from "./portrait-consent.tsx";
import { RemoveMemberDialog } from "./remove-dialog.tsx";

interface ManageDialogProps {
  group: FamilyGroup;
  member: FamilyMember;
  onClose: () => void;
}

export function ManageDialog({ group, member, onClose }: ManageDialogProps) {
  const t = useTranslations("family");
  const [next, setNext] = useState<"remove" | "invite" | null>(null);
  if (next === "remove") return <RemoveMemberDialog group={group} member={member} onClose={onClose} />;
  if (next === "invite") return <InviteMemberDialog group={group} member={member} onClose={onClose} />;
  const isAdmin = group.role === "admin";
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("manage.title", { name: member.name })}>
      <div className="grid gap-6">
        {isAdmin && member.hasAccount && <Administration group={group} member={member} />}
        {(member.isYou || member.isYours) && (
          <>
            <NeedsConsent group={group} member={member} />
            <PortraitConsent group={group} member={member} />
          </>
        )}
        {member.contact && <Contact contact={member.contact} />}
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          {isAdmin && member.isYours && (
            <Button variant="outline" onClick={() => setNext("invite")}>
              {t("manage.invite")}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setNext("remove")}>
            {t(member.isYou ? "manage.leave" : "manage.remove")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** For administrators and the person alone. */
function Contact({ contact: { phone, email } }: { contact: NonNullable<FamilyMember["contact"]> }) {
  const t = useTranslations("family");
  if (!phone && !email) return null;
  return (
    <section>
      <h3 className="text-lg">{t("contact.title")}</h3>
      <p dir="ltr" className="mt-1 grid w-fit">
        {phone && (
          <a className="text-brand hover:underline" href={`tel:${phone}`}>
            {phone}
          </a>
        )}
        {email && (
          <a className="break-all text-brand hover:underline" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </p>
    </section>
  );
}

function Administration({ group, member }: Omit<ManageDialogProps, "onClose">) {
  const t = useTranslations("family");
  const change = useChangeMember();
  const role = member.role === "admin" ? "member" : "admin";
  return (
    <section>
      <h3 className="text-lg">{t("role.admin")}</h3>
      <p className="mt-1 mb-3 text-muted">{t("manage.adminText")}</p>
      <Button
        variant="outline"
        pending={change.isPending}
        pendingLabel={t("manage.working")}
        onClick={() => change.mutate({ params: { id: group.id, memberId: member.id }, body: { role } })}
      >
        {t(role === "admin" ? "manage.makeAdmin" : "manage.takeAdmin")}
      </Button>
      <Refusal error={change.error} className="mt-3" />
    </section>
  );
}
