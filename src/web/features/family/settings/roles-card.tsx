/** Who administers the group, and handing it over. */
import { Crown } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useChangeMember } from "../changes.ts";
import type { FamilyGroup, FamilyMember } from "../queries.ts";

export function RolesCard({ group }: { group: FamilyGroup }) {
  const t = useTranslations("plans");
  const [next, setNext] = useState<FamilyMember | null>(null);
  const withAccount = group.members.filter(({ hasAccount }) => hasAccount);
  const isAdmin = group.role === "admin";
  // The only administrator cannot go: somebody else has to be one first.
  const isAlone = withAccount.filter(({ role }) => role === "admin").length === 1;
  return (
    <Card icon={Crown} title={t("roles.title")}>
      <p className="mb-3 text-muted">{t("roles.lead")}</p>
      <ul className="divide-y divide-line">
        {withAccount.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>
              <bdi className="font-semibold">{member.name}</bdi>
              <span className="block text-sm text-muted">{t(`roles.${member.role}`)}</span>
            </span>
            {isAdmin && !(isAlone && member.isYou) && (
              <ChangeRole group={group} member={member} onHandOver={() => setNext(member)} />
            )}
          </li>
        ))}
      </ul>
      {next && <HandOver group={group} to={next} onClose={() => setNext(null)} />}
    </Card>
  );
}

function ChangeRole(props: { group: FamilyGroup; member: FamilyMember; onHandOver: () => void }) {
  const t = useTranslations("plans");
  const { group, member, onHandOver } = props;
  const change = useChangeMember();
  const role = member.role === "admin" ? "member" : "admin";
  return (
    <span className="flex flex-wrap gap-2">
      {!member.isYou && (
        <Button variant="quiet" onClick={onHandOver}>
          {t("roles.handOver")} <span className="sr-only">{member.name}</span>
        </Button>
      )}
      <Button
        variant="outline"
        pending={change.isPending}
        pendingLabel={t("saving")}
        onClick={() => change.mutate({ params: { id: group.id, memberId: member.id }, body: { role } })}
      >
        {t(role === "admin" ? "roles.make" : "roles.take")} <span className="sr-only">{member.name}</span>
      </Button>
      <Refusal error={change.error} className="basis-full" />
    </span>
  );
}

/** First the other administers, then the reader no longer: nobody is ever without an administrator. */
function HandOver({ group, to, onClose }: { group: FamilyGroup; to: FamilyMember; onClose: () => void }) {
  const t = useTranslations("plans");
  const change = useChangeMember();
  const own = group.members.find(({ isYou }) => isYou);
  const give = async () => {
    if (!own) return;
    await change.mutateAsync({ params: { id: group.id, memberId: to.id }, body: { role: "admin" } });
    await change.mutateAsync({ params: { id: group.id, memberId: own.id }, body: { role: "member" } });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("roles.handOverTo", { name: to.name })}
      footer={
        <>
          <Button pending={change.isPending} pendingLabel={t("saving")} onClick={() => void give().catch(() => {})}>
            {t("roles.handOver")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <p>{t("roles.handOverText", { name: to.name })}</p>
      <Refusal error={change.error} className="mt-4" />
    </Dialog>
  );
}
