/** /operator-dashboard/bookings/:id: what waits for the business first, then people, words, money and what has happened. */
import { useParams } from "react-router";
import { useTranslations } from "use-intl";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { hasRight } from "#web/lib/session/rights.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { BackLink } from "#web/ui/actions/back-link.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { BookingStatusBadge } from "#web/ui/feedback/booking-status.tsx";
import { EmptyState, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Reference } from "#web/ui/text/values.tsx";
import { BookingProblems } from "../aftermath/aftermath.tsx";
import { ThreadCard } from "../messages/thread-card.tsx";
import { BookingMoney } from "../money/booking-money.tsx";
import { InstalmentsCard } from "../money/instalments/plan-card.tsx";
import { BookingNumbers } from "../numbers/lazy.tsx";
import { BookingParts } from "../overview/booking-parts.tsx";
import { CareCard } from "./care-card.tsx";
import { ContactCard } from "./contact-card.tsx";
import { HappenedCard } from "./happened-card.tsx";
import { MovementsCard } from "./movements-card.tsx";
import { NotesCard } from "./notes-card.tsx";
import { PeopleCard } from "./people-card.tsx";
import { type DeskView, useDeskBooking } from "./queries.ts";
import { StandingCard } from "./standing-card.tsx";

const TABLE = "/operator-dashboard?tab=bookings";

export function Component() {
  const { id = "" } = useParams();
  const desk = useDeskBooking(id);
  const errorText = useErrorText();
  const missing = desk.error instanceof ApiError && desk.error.status === 404;
  return (
    <Page>
      {desk.isPending && <SkeletonCard lines={8} />}
      {missing && <Missing />}
      {desk.isError && !missing && <ErrorState text={errorText(desk.error)} onRetry={() => void desk.refetch()} />}
      {desk.data && <Found desk={desk.data} />}
    </Page>
  );
}

function Missing() {
  const t = useTranslations("desk");
  return (
    <EmptyState title={t("missing.title")} action={<ButtonLink to={TABLE}>{t("back")}</ButtonLink>}>
      {t("missing.text")}
    </EmptyState>
  );
}

function Found({ desk }: { desk: DeskView }) {
  const { booking } = desk;
  const hearsVoices = hasRight(useSignedIn(), "voices");
  return (
    <>
      <Head desk={desk} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-6">
          <StandingCard desk={desk} />
          <BookingNumbers booking={booking} by="operator" />
          <PeopleCard booking={booking} released={desk.released} />
          <ThreadCard bookingId={booking.id} side="operator" />
          <BookingParts booking={booking} />
          <MovementsCard desk={desk} />
          {hearsVoices && <BookingProblems booking={booking} isOperator />}
        </div>
        <div className="grid min-w-0 gap-6">
          <ContactCard desk={desk} />
          <CareCard desk={desk} />
          <NotesCard desk={desk} />
          <BookingMoney booking={booking} />
          <InstalmentsCard booking={booking} />
          <HappenedCard timeline={desk.timeline} offered={desk.booking.offered} />
        </div>
      </div>
    </>
  );
}

function Head({ desk: { booking, answer } }: { desk: DeskView }) {
  const t = useTranslations("desk");
  const back = <BackLink to={TABLE}>{t("back")}</BackLink>;
  return (
    <PageHeader
      eyebrow={back}
      title={<bdi>{booking.customerName}</bdi>}
      lead={
        <>
          <Reference>{booking.reference}</Reference> · <bdi>{booking.packageName}</bdi> ·{" "}
          {t("places", { count: booking.seats })}
        </>
      }
      // What has been answered and can be taken back says so below, and waits for nobody.
      actions={
        !answer && <BookingStatusBadge {...booking} paid={booking.amountPaid.amount} amount={booking.totalAmount} />
      }
    />
  );
}
