/** /bookings/:id: what is due next first, then the booking's life, its parts and its money. */
import { Navigate, useLocation, useParams } from "react-router";
import { useTranslations } from "use-intl";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { dashboardOf, useSignedIn } from "#web/lib/session/session.ts";
import { BackLink } from "#web/ui/actions/back-link.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { BookingStatusBadge } from "#web/ui/feedback/booking-status.tsx";
import { EmptyState, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Reference } from "#web/ui/text/values.tsx";
import { BookingProblems, BookingReview } from "./aftermath/aftermath.tsx";
import { CancelSection } from "./changes/cancel-section.tsx";
import { ChangePanel } from "./changes/change-panel.tsx";
import { Reach } from "./messages/company/lazy.tsx";
import { ThreadCard } from "./messages/thread-card.tsx";
import { DuePanel } from "./mine/due-panel.tsx";
import { BookingMoney } from "./money/booking-money.tsx";
import { InstalmentsCard } from "./money/instalments/plan-card.tsx";
import { OpenPaymentCard } from "./money/open-payment-card.tsx";
import { HouseholdPanel } from "./next-step/household-panel.tsx";
import { PilgrimPanel } from "./next-step/pilgrim-panel.tsx";
import { BookingNumbers } from "./numbers/lazy.tsx";
import { BookingParts } from "./overview/booking-parts.tsx";
import { BookingPeople } from "./overview/booking-people.tsx";
import { PapersPanel } from "./overview/papers/papers-panel.tsx";
import { Shared } from "./overview/shared/lazy.tsx";
import { BookingTimeline } from "./overview/timeline.tsx";
import { type BookingView, useBooking } from "./queries.ts";

/** An operator has a page of its own for each booking. */
export function Component() {
  const { id = "" } = useParams();
  const { hash } = useLocation();
  const { role } = useSignedIn();
  // With the place in it that the address names: mails lead to a message or a problem.
  if (role === "operator") return <Navigate to={{ pathname: `/operator-dashboard/bookings/${id}`, hash }} replace />;
  return <Asked id={id} />;
}

function Asked({ id }: { id: string }) {
  const booking = useBooking(id);
  const errorText = useErrorText();
  const missing = booking.error instanceof ApiError && booking.error.status === 404;
  return (
    <Page>
      {booking.isPending && <SkeletonCard lines={8} />}
      {missing && <Missing />}
      {booking.isError && !missing && (
        <ErrorState text={errorText(booking.error)} onRetry={() => void booking.refetch()} />
      )}
      {booking.data && <Found booking={booking.data} onHoldEnd={() => void booking.refetch()} />}
    </Page>
  );
}

function Missing() {
  const t = useTranslations("bookings");
  const user = useSignedIn();
  return (
    <EmptyState title={t("missing.title")} action={<ButtonLink to={dashboardOf(user)}>{t("missing.back")}</ButtonLink>}>
      {t("missing.text")}
    </EmptyState>
  );
}

interface FoundProps {
  booking: BookingView;
  onHoldEnd: () => void;
}

function Found({ booking, onHoldEnd }: FoundProps) {
  const user = useSignedIn();
  return (
    <>
      <Head booking={booking} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <Stopped booking={booking} />
          {booking.openPayment && <OpenPaymentCard booking={booking} payment={booking.openPayment} />}
          {booking.isMine && <PilgrimPanel booking={booking} onHoldEnd={onHoldEnd} />}
          {booking.isMine && <BookingNumbers booking={booking} by="pilgrim" />}
          {user.role === "pilgrim" && !booking.isMine && <HouseholdPanel booking={booking} onHoldEnd={onHoldEnd} />}
          {user.role === "pilgrim" && <DuePanel booking={booking} />}
          {user.role === "pilgrim" && <PapersPanel booking={booking} />}
          <BookingReview booking={booking} />
          <BookingParts booking={booking} />
          <BookingPeople booking={booking} />
          {user.role === "pilgrim" && <Shared booking={booking} />}
          {booking.isMine && <ChangePanel booking={booking} />}
          {booking.isMine && booking.channel !== null && booking.phase !== "held" && (
            <ThreadCard bookingId={booking.id} side="pilgrim" />
          )}
          <BookingProblems booking={booking} isOperator={false} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <BookingMoney booking={booking} />
          <InstalmentsCard booking={booking} />
          <Reach booking={booking} />
          <BookingTimeline booking={booking} />
          {booking.isMine && <CancelSection booking={booking} />}
        </div>
      </div>
    </>
  );
}

/** At a suspended operator, or of an offer that rests, to everybody who reads the booking: what stands still, and what goes on. */
function Stopped({ booking: { operatorStopped, rests, phase, offered, completed } }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  if (rests && !operatorStopped) return <Banner title={t("rests")} />;
  if (!operatorStopped || completed || phase === "cancelled") return null;
  const open = offered ? "offer" : "hold";
  return <Banner title={t("stopped", { stand: phase === "held" ? open : phase })} />;
}

function Head({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  const user = useSignedIn();
  const back = <BackLink to={dashboardOf(user)}>{t("backToDashboard")}</BackLink>;
  return (
    <PageHeader
      eyebrow={back}
      title={<bdi>{booking.packageName}</bdi>}
      lead={
        <>
          {t("reference")} <Reference>{booking.reference}</Reference>
        </>
      }
      actions={<BookingStatusBadge {...booking} paid={booking.amountPaid.amount} amount={booking.totalAmount} />}
    />
  );
}
