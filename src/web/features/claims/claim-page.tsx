/** /claim#code, for anyone: what was booked by phone, and making it one's own; signed out by way of the sign-in screen. */
import { PhoneCall } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { viewClaim } from "#contract/phone-bookings.ts";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { authPath } from "#web/lib/session/next-path.ts";
import { useKeptSecret } from "#web/lib/session/secret-of-address.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Reference } from "#web/ui/text/values.tsx";
import { type ClaimView, TakeOver } from "./take-over.tsx";

const PATH = "/claim";

export function Component() {
  const { secret: code, forget } = useKeptSecret(PATH);
  const errorText = useErrorText();
  const view = useRouteQuery(viewClaim, { body: { code } });
  const unknown = view.error instanceof ApiError && view.error.status === 404;
  return (
    <Page>
      <div className="mx-auto max-w-[44rem]">
        {view.isPending && <SkeletonCard lines={6} />}
        {unknown && <Unknown />}
        {view.isError && !unknown && <ErrorState text={errorText(view.error)} onRetry={() => void view.refetch()} />}
        {view.data && <Shown key={code} code={code} view={view.data} onUsed={forget} />}
      </div>
    </Page>
  );
}

function Unknown() {
  const t = useTranslations("claims");
  return (
    <EmptyState title={t("unknown.title")} action={<ButtonLink to="/bookings">{t("myBookings")}</ButtonLink>}>
      {t("unknown.text")}
    </EmptyState>
  );
}

interface ShownProps {
  code: string;
  view: ClaimView;
  onUsed: () => void;
}

function Shown({ code, view, onUsed }: ShownProps) {
  const t = useTranslations("claims");
  const { dateRange, dateTime, money } = useFormats();
  const { total, holdExpiresAt } = view;
  const facts: [string, ReactNode][] = [
    [t("facts.operator"), view.operatorName],
    [t("facts.when"), dateRange(view.departureDate, view.returnDate)],
    [t("facts.places"), t("places", { count: view.seats })],
    [t("facts.total"), money(total.amount, total.currency)],
    [t("facts.reference"), <Reference key="reference">{view.reference}</Reference>],
    ...(holdExpiresAt ? [[t("facts.heldUntil"), dateTime(holdExpiresAt)] as [string, ReactNode]] : []),
  ];
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Card icon={PhoneCall} title={<bdi>{view.packageName}</bdi>}>
        <dl className="mb-6 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          {facts.map(([term, text]) => (
            <div key={term} className="contents">
              <dt className="text-muted">{term}</dt>
              <dd className="font-semibold">
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <Answer code={code} view={view} onUsed={onUsed} />
      </Card>
    </>
  );
}

/** The one thing that can be done, or why nothing can. */
function Answer({ code, view, onUsed }: ShownProps) {
  const t = useTranslations("claims");
  const user = useCurrentUser();
  if (view.bookingId !== null) {
    return (
      <Banner tone="ok" action={<ButtonLink to={`/bookings/${view.bookingId}`}>{t("open")}</ButtonLink>}>
        {t("yours")}
      </Banner>
    );
  }
  if (view.state === "claimed") return <Banner tone="wait">{t("state.claimed")}</Banner>;
  if (view.state === "over") return <Banner tone="wait">{t("state.over")}</Banner>;
  if (view.state !== "open") return <Banner tone="wait">{t("state.expired")}</Banner>;
  if (!user) return <SignInFirst />;
  if (user.role !== "pilgrim") return <Banner tone="wait">{t("notPilgrim")}</Banner>;
  return <TakeOver code={code} view={view} onUsed={onUsed} />;
}

function SignInFirst() {
  const t = useTranslations("claims");
  const path = authPath(PATH);
  return (
    <>
      <p className="mb-4">{t("visitor")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`${path}&mode=register`} size="lg">
          {t("register")}
        </ButtonLink>
        <ButtonLink to={path} size="lg" variant="outline">
          {t("signIn")}
        </ButtonLink>
      </div>
    </>
  );
}
