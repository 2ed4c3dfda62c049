/** /invitations#token, for anyone: what the invitation leads to, and joining; signed out by way of the sign-in screen. */
import { UsersRound } from "lucide-react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { authPath } from "#web/lib/session/next-path.ts";
import { useKeptSecret } from "#web/lib/session/secret-of-address.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type InvitationView, useAccept, useInvitation } from "./joining-queries.ts";

const PATH = "/invitations";

export function Component() {
  const { secret: token, forget } = useKeptSecret(PATH);
  const invitation = useInvitation(token);
  const errorText = useErrorText();
  const unknown = invitation.error instanceof ApiError && invitation.error.status === 404;
  return (
    <Page>
      <div className="mx-auto max-w-[44rem]">
        {invitation.isPending && <SkeletonCard lines={6} />}
        {unknown && <Unknown />}
        {invitation.isError && !unknown && (
          <ErrorState text={errorText(invitation.error)} onRetry={() => void invitation.refetch()} />
        )}
        {invitation.data && <Shown key={token} token={token} invitation={invitation.data} onUsed={forget} />}
      </div>
    </Page>
  );
}

function Unknown() {
  const t = useTranslations("family");
  return (
    <EmptyState
      title={t("invitation.unknown")}
      action={<ButtonLink to="/family">{t("invitation.openGroup")}</ButtonLink>}
    />
  );
}

interface ShownProps {
  token: string;
  invitation: InvitationView;
  onUsed: () => void;
}

function Shown({ token, invitation, onUsed }: ShownProps) {
  const t = useTranslations("family");
  const people = useTranslations("travellers");
  const { dateTime } = useFormats();
  const { groupName, invitedBy, relationship, expiresAt, state, groupId } = invitation;
  return (
    <>
      <PageHeader title={t("invitation.title", { name: invitedBy })} />
      <Card icon={UsersRound} title={<bdi>{groupName}</bdi>} aside={t("invitation.group")}>
        <dl className="mb-6 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          <dt className="text-muted">{t("invitation.as")}</dt>
          <dd className="font-semibold">{people(`relationship.${relationship}`)}</dd>
          {state === "open" && groupId === null && (
            <>
              <dt className="text-muted">{t("invitation.until")}</dt>
              <dd className="font-semibold">{dateTime(expiresAt)}</dd>
            </>
          )}
        </dl>
        <p className="mb-6 text-muted">{t("invitation.sees")}</p>
        <Answer token={token} invitation={invitation} onUsed={onUsed} />
      </Card>
    </>
  );
}

/** The one thing that can be done, or why nothing can. */
function Answer({ token, invitation, onUsed }: ShownProps) {
  const t = useTranslations("family");
  const user = useCurrentUser();
  const { state, invitedBy: name, groupId, isForYou, sentTo } = invitation;
  if (groupId !== null) {
    return (
      <Banner tone="ok" action={<ButtonLink to={`/family?group=${groupId}`}>{t("invitation.openGroup")}</ButtonLink>}>
        {t("invitation.inside")}
      </Banner>
    );
  }
  if (state !== "open") return <Banner tone="wait">{t(`invitation.${state}`, { name })}</Banner>;
  if (!user) return <SignInFirst />;
  if (user.role !== "pilgrim") return <Banner tone="wait">{t("invitation.operator")}</Banner>;
  if (!isForYou) return <Banner tone="wait">{t("invitation.sentTo", { email: sentTo ?? "", name })}</Banner>;
  return <Join token={token} groupName={invitation.groupName} onUsed={onUsed} />;
}

function SignInFirst() {
  const t = useTranslations("family");
  const path = authPath(PATH);
  return (
    <>
      <p className="mb-4">{t("invitation.visitor")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={path} size="lg">
          {t("invitation.signIn")}
        </ButtonLink>
        <ButtonLink to={`${path}&mode=register`} size="lg" variant="outline">
          {t("invitation.register")}
        </ButtonLink>
      </div>
    </>
  );
}

interface JoinProps {
  token: string;
  groupName: string;
  onUsed: () => void;
}

function Join({ token, groupName, onUsed }: JoinProps) {
  const t = useTranslations("family");
  const navigate = useNavigate();
  const accept = useAccept(() => {
    onUsed();
    void navigate("/family");
  });
  return (
    <>
      <Button
        size="lg"
        pending={accept.isPending}
        pendingLabel={t("invitation.pending")}
        onClick={() => accept.mutate({ body: { token } })}
      >
        {t("invitation.accept", { group: groupName })}
      </Button>
      <Refusal error={accept.error} className="mt-4" />
    </>
  );
}
