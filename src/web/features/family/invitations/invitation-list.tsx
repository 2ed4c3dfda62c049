/** Invitations that nobody has answered yet. */
import { MailPlus } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useWithdrawInvitation } from "../changes.ts";
import type { FamilyGroup } from "../queries.ts";

export function InvitationList({ group }: { group: FamilyGroup }) {
  const t = useTranslations("family");
  const people = useTranslations("travellers");
  const { dateTime } = useFormats();
  const withdraw = useWithdrawInvitation();
  return (
    <Card icon={MailPlus} title={t("invitations.title")}>
      <ul className="divide-y divide-line">
        {group.invitations.map(({ id, memberId, email, relationship, expiresAt }) => {
          const member = group.members.find((one) => one.id === memberId);
          const to = email ? t("invitations.to", { email }) : t("invitations.byHand");
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <span>
                <b className="font-semibold">{member ? member.name : people(`relationship.${relationship}`)}</b>
                <span className="block text-sm text-muted">
                  {to}, {t("invitations.until", { date: dateTime(expiresAt) })}
                </span>
              </span>
              <Button
                variant="outline"
                aria-label={t("invitations.withdrawLabel", { to })}
                disabled={withdraw.isPending}
                onClick={() => withdraw.mutate({ params: { id: group.id, invitationId: id } })}
              >
                {t("invitations.withdraw")}
              </Button>
            </li>
          );
        })}
      </ul>
      <Refusal error={withdraw.error} className="mt-4" />
    </Card>
  );
}
