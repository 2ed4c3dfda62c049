/** Makes an invitation, by mail or by a code handed over, and shows the code this once. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { INVITATION_DAYS } from "#domain/households/invitation.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useInviteMember } from "../changes.ts";
import type { FamilyGroup, FamilyMember } from "../queries.ts";
import { emptyInvite, InviteFields, type InviteForm } from "./invite-fields.tsx";
import { InviteMade } from "./invite-made.tsx";

interface InviteDialogProps {
  group: FamilyGroup;
  /** Whose place it is; left out: somebody new. */
  member?: FamilyMember;
  onClose: () => void;
}

export function InviteMemberDialog({ group, member, onClose }: InviteDialogProps) {
  const t = useTranslations("family");
  const formId = useId();
  const [form, setForm] = useState<InviteForm>(emptyInvite);
  const invite = useInviteMember();
  const send = () => {
    const mail = form.byMail ? { email: form.email.trim(), language: form.language } : {};
    const whose = member ? { memberId: member.id } : { relationship: form.relationship };
    invite.mutate({ params: { id: group.id }, body: { ...whose, ...mail } });
  };
  if (invite.data) return <InviteMade invited={invite.data} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={member ? t("invite.titleOf", { name: member.name }) : t("invite.title")}
      description={member ? t("invite.leadOf", { name: member.name }) : t("invite.lead", { days: INVITATION_DAYS })}
      footer={
        <Button
          type="submit"
          form={formId}
          size="lg"
          disabled={form.byMail && form.email.trim() === ""}
          pending={invite.isPending}
          pendingLabel={t("invite.pending")}
        >
          {t("invite.submit")}
        </Button>
      }
    >
      <form
        id={formId}
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <InviteFields form={form} isNew={!member} onChange={(changes) => setForm({ ...form, ...changes })} />
        <Refusal error={invite.error} />
      </form>
    </Dialog>
  );
}
