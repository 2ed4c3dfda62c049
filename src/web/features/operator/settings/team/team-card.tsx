/** Who works for the operator and what each may do, and the invitations that nobody has answered yet. */
import { UserPlus, UsersRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Latin } from "#web/ui/text/values.tsx";
import { InviteEmployeeDialog } from "./invite-dialog.tsx";
import { RemoveColleagueDialog, RightsDialog } from "./member-dialogs.tsx";
import {
  type OwnTeam,
  type PendingInvitation,
  type TeamColleague,
  useTeam,
  useWithdrawTeamInvitation,
} from "./queries.ts";

export function TeamCard() {
  return <Loaded query={useTeam()}>{(team) => <Team team={team} />}</Loaded>;
}

function Team({ team: { members, invitations } }: { team: OwnTeam }) {
  const t = useTranslations("business");
  const { demo } = useSignedIn();
  const [isInviting, setIsInviting] = useState(false);
  return (
    <div className="grid gap-6">
      <Card icon={UsersRound} title={t("team.title")}>
        <p className="mb-4 text-muted">{t("team.lead")}</p>
        <ul className="mb-5 divide-y divide-line border-y border-line">
          {members.map((colleague) => (
            <Member key={colleague.id} colleague={colleague} fixed={demo} />
          ))}
        </ul>
        {demo ? (
          <Banner>{t("team.demo")}</Banner>
        ) : (
          <Button icon={<UserPlus aria-hidden="true" className="size-5" />} onClick={() => setIsInviting(true)}>
            {t("team.invite")}
          </Button>
        )}
      </Card>
      {invitations.length > 0 && <Invitations invitations={invitations} fixed={demo} />}
      {isInviting && <InviteEmployeeDialog onClose={() => setIsInviting(false)} />}
    </div>
  );
}

function Row({ title, text, children }: { title: ReactNode; text: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        {title}
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </li>
  );
}

function Member({ colleague, fixed }: { colleague: TeamColleague; fixed: boolean }) {
  const t = useTranslations("business");
  const rightName = useTranslations("operator");
  const { date, list } = useFormats();
  const [open, setOpen] = useState<"rights" | "remove" | null>(null);
  const { name, email, isOwner, rights, joinedAt } = colleague;
  const allowed = rights.length > 0 ? list(rights.map((right) => rightName(`right.${right}`))) : t("team.noRights");
  const close = () => setOpen(null);
  return (
    <Row
      title={
        <>
          <p className="font-semibold">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm text-muted">
            <span className="break-all">
              <Latin>{email}</Latin>
            </span>
            {joinedAt && ` · ${t("team.since", { date: date(dateOf(new Date(joinedAt))) })}`}
          </p>
        </>
      }
      text={isOwner ? t("team.owner") : allowed}
    >
      {!isOwner && !fixed && (
        <span className="flex flex-wrap gap-2">
          <Button variant="outline" aria-label={t("team.changeOf", { name })} onClick={() => setOpen("rights")}>
            {t("team.change")}
          </Button>
          <Button variant="quiet" aria-label={t("team.removeOf", { name })} onClick={() => setOpen("remove")}>
            {t("team.remove")}
          </Button>
        </span>
      )}
      {open === "rights" && <RightsDialog colleague={colleague} onClose={close} />}
      {open === "remove" && <RemoveColleagueDialog colleague={colleague} onClose={close} />}
    </Row>
  );
}

function Invitations({ invitations, fixed }: { invitations: readonly PendingInvitation[]; fixed: boolean }) {
  const t = useTranslations("business");
  const { dateTime } = useFormats();
  const withdraw = useWithdrawTeamInvitation();
  return (
    <Card title={t("team.open")}>
      <ul className="divide-y divide-line">
        {invitations.map(({ id, email, expiresAt }) => (
          <Row
            key={id}
            title={
              <p className="font-semibold break-all">
                <Latin>{email}</Latin>
              </p>
            }
            text={t("team.until", { date: dateTime(expiresAt) })}
          >
            {!fixed && (
              <Button
                variant="outline"
                aria-label={t("team.withdrawOf", { email })}
                disabled={withdraw.isPending}
                onClick={() => withdraw.mutate({ params: { id } })}
              >
                {t("team.withdraw")}
              </Button>
            )}
          </Row>
        ))}
      </ul>
      <Refusal error={withdraw.error} className="mt-4" />
    </Card>
  );
}
