/** /join-team#token, for anyone: what the invitation leads to, and joining; signed out by way of the sign-in screen. */
import { BriefcaseBusiness } from "lucide-react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { authPath } from "#web/lib/session/next-path.ts";
import { useKeptSecret } from "#web/lib/session/secret-of-address.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type TeamInvitationView, useJoinTeam, useTeamInvitation } from "./queries.ts";

const PATH = "/join-team";

export function Component() {
  const t = useTranslations("business");
  const { secret: token, forget } = useKeptSecret(PATH);
  const invitation = useTeamInvitation(token);
  const errorText = useErrorText();
  const unknown = invitation.error instanceof ApiError && invitation.error.status === 404;
  return (
    <Page>
      <div className="mx-auto max-w-[44rem]">
        {invitation.isPending && <SkeletonCard lines={6} />}
        {unknown && <EmptyState title={t("join.unknown")}>{t("join.unknownText")}</EmptyState>}
        {invitation.isError && !unknown && (
          <ErrorState text={errorText(invitation.error)} onRetry={() => void invitation.refetch()} />
        )}
        {invitation.data && <Shown key={token} token={token} invitation={invitation.data} onUsed={forget} />}
      </div>
    </Page>
  );
}

interface ShownProps {
  token: string;
  invitation: TeamInvitationView;
  onUsed: () => void;
}

function Shown({ token, invitation, onUsed }: ShownProps) {
  const t = useTranslations("business");
  const rightName = useTranslations("operator");
  const { dateTime, list } = useFormats();
  const { companyName: company, ownerName: owner, rights, expiresAt } = invitation;
  return (
    <>
      <PageHeader title={t("join.title", { owner, company })} />
      <Card icon={BriefcaseBusiness} title={<bdi>{company}</bdi>}>
        <dl className="mb-6 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          <dt className="text-muted">{t("join.rights")}</dt>
          <dd className="font-semibold">
            {rights.length > 0 ? list(rights.map((right) => rightName(`right.${right}`))) : t("join.none", { owner })}
          </dd>
          <dt className="text-muted">{t("join.until")}</dt>
          <dd className="font-semibold">{dateTime(expiresAt)}</dd>
        </dl>
        <Answer token={token} invitation={invitation} onUsed={onUsed} />
      </Card>
    </>
  );
}

/** The one thing that can be done, or why nothing can. */
function Answer({ token, invitation, onUsed }: ShownProps) {
  const t = useTranslations("business");
  const { state, isYours, obstacle, companyName: company, ownerName: owner, sentTo: email } = invitation;
  if (isYours) {
    return (
      <Banner tone="ok" action={<ButtonLink to="/operator-dashboard">{t("join.open")}</ButtonLink>}>
        {t("join.inside", { company })}
      </Banner>
    );
  }
  if (state !== "open") return <Banner tone="wait">{t(`join.state.${state}`, { owner })}</Banner>;
  if (obstacle === null) return <Join token={token} company={company} onUsed={onUsed} />;
  const action = obstacle === "not_signed_in" && <SignIn />;
  return (
    <Banner tone="wait" action={action}>
      {t(`join.obstacle.${obstacle}`, { email, company })}
    </Banner>
  );
}

function SignIn() {
  const t = useTranslations("business");
  const path = authPath(PATH);
  return (
    <span className="flex flex-wrap gap-3">
      <ButtonLink to={path}>{t("join.signIn")}</ButtonLink>
      <ButtonLink to={`${path}&mode=register&role=operator`} variant="outline">
        {t("join.register")}
      </ButtonLink>
    </span>
  );
}

interface JoinProps {
  token: string;
  company: string;
  onUsed: () => void;
}

function Join({ token, company, onUsed }: JoinProps) {
  const t = useTranslations("business");
  const navigate = useNavigate();
  const join = useJoinTeam(() => {
    onUsed();
    void navigate("/operator-dashboard");
  });
  return (
    <>
      <Button
        size="lg"
        pending={join.isPending}
        pendingLabel={t("join.pending")}
        onClick={() => join.mutate({ body: { token } })}
      >
        {t("join.accept", { company })}
      </Button>
      <Refusal error={join.error} className="mt-4" />
    </>
  );
}
