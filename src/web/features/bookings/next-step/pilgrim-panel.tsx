/** What the pilgrim does next with this booking, by its phase. */
import { CircleCheck, Hourglass, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { HOLD_MINUTES, waitsOnOperator } from "#domain/bookings/booking.ts";
import { dateOf, daysBetween } from "#domain/calendar.ts";
import { endsWithoutNumber } from "#domain/nusuk/applications.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { BeadRing } from "#web/ui/motif/bead-ring.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { FormattedDate, Latin, MomentText, Reference } from "#web/ui/text/values.tsx";
import { NusukChecklist } from "../handoff/nusuk/nusuk-checklist.tsx";
import { ReferenceForms } from "../handoff/nusuk/reference-form.tsx";
import { BalancePanel } from "../money/balance-panel.tsx";
import type { BookingView } from "../queries.ts";
import { BookAgain } from "./book-again.tsx";
import { HoldPanel } from "./hold-panel.tsx";
import { RING_WIDTH, RingCard } from "./ring-card.tsx";

interface PilgrimPanelProps {
  booking: BookingView;
  onHoldEnd: () => void;
}

export function PilgrimPanel({ booking, onHoldEnd }: PilgrimPanelProps) {
  // What stands still is said above.
  if (booking.rests || (waitsOnOperator(booking.phase) && booking.operatorStopped)) return null;
  switch (booking.phase) {
    case "held":
      return <HoldPanel booking={booking} onHoldEnd={onHoldEnd} />;
    case "awaiting_approval":
      return <AwaitingApproval booking={booking} />;
    case "awaiting_balance":
      return <BalancePanel booking={booking} />;
    case "awaiting_reference":
      return <AwaitingReference booking={booking} />;
    case "confirmed":
      return <Confirmed booking={booking} />;
    case "cancelled":
      return <Cancelled booking={booking} />;
  }
}

interface KeptProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

/** The ring of the hold is whole: the places are kept, and what comes next stands beside it. */
function Kept({ icon: Icon, title, children }: KeptProps) {
  return (
    <RingCard
      title={title}
      ring={
        <BeadRing total={HOLD_MINUTES} filled={HOLD_MINUTES} onNight isClosing className={RING_WIDTH}>
          <Icon aria-hidden="true" className="mx-auto size-8" />
        </BeadRing>
      }
    >
      <div className="mt-2 grid gap-2 max-sm:text-sm">{children}</div>
    </RingCard>
  );
}

/** Until the address is confirmed the places may go to others; null for everybody else. */
function Unconfirmed({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  const { time } = useFormats();
  const user = useCurrentUser();
  if (!booking.yieldsFrom || !booking.isMine || !user) return null;
  return (
    <Banner
      tone="wait"
      action={
        <ButtonLink to="/settings" variant="outline">
          {t("unconfirmed.again")}
        </ButtonLink>
      }
    >
      {t.rich("unconfirmed.text", { email: () => <Latin>{user.email}</Latin>, time: time(booking.yieldsFrom) })}
    </Banner>
  );
}

function AwaitingApproval({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  return (
    <>
      <Kept icon={Hourglass} title={t("approval.title")}>
        <p>
          {t(booking.channel === "nusuk" ? "approval.nusuk" : "approval.operator", { operator: booking.operatorName })}
        </p>
        {booking.approvalDueAt && (
          <p className="text-sm text-on-night-muted">
            {t("approval.until")}{" "}
            <strong className="text-on-night">
              <MomentText instant={booking.approvalDueAt} />
            </strong>
            . {t("approval.otherwise", { channel: booking.channel ?? "any" })}
          </p>
        )}
      </Kept>
      <Unconfirmed booking={booking} />
      {booking.channel === "nusuk" && (
        <Card>
          <NusukChecklist booking={booking} />
        </Card>
      )}
    </>
  );
}

function AwaitingReference({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  return (
    <>
      <Kept icon={CircleCheck} title={t("nusuk.title")}>
        <p>{t("nusuk.approved", { operator: booking.operatorName })}</p>
      </Kept>
      <Unconfirmed booking={booking} />
      <Card>
        <NusukChecklist booking={booking} />
        <div className="mt-6 border-t border-line pt-5">
          {booking.referenceDueOn && (
            <p className="mb-5">
              {t("nusuk.until")}{" "}
              <strong className="whitespace-nowrap">
                <FormattedDate date={booking.referenceDueOn} />
              </strong>
              .{endsWithoutNumber(booking) && ` ${t("nusuk.otherwise")}`}
            </p>
          )}
          <ReferenceForms booking={booking} by="pilgrim" />
        </div>
      </Card>
    </>
  );
}

function Confirmed({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  const days = daysBetween(dateOf(new Date()), booking.departureDate);
  return (
    <Kept icon={CircleCheck} title={booking.completed ? t("confirmed.homeTitle") : t("confirmed.title")}>
      <p>
        {booking.completed && t("confirmed.home")}
        {!booking.completed && (days > 0 ? t("confirmed.ahead", { days }) : t("confirmed.travelling"))}
      </p>
      {booking.nusukReference && (
        <p>
          {t(booking.channel === "nusuk" ? "confirmed.reference" : "confirmed.number")}{" "}
          <strong>
            <Reference>{booking.nusukReference}</Reference>
          </strong>
        </p>
      )}
      {!booking.nusukReference && booking.channel === "operator" && !booking.completed && (
        <p className="text-on-night-muted">{t("confirmed.numberOpen")}</p>
      )}
    </Kept>
  );
}

/** Why it ended, what happened to the money, and the way back to the same package. */
function Cancelled({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  const { money } = useFormats();
  const reason = booking.cancelReason ?? "by_pilgrim";
  return (
    <Card title={t(`cancelled.${reason}.title`, { offered: String(booking.offered) })}>
      <p>{t(`cancelled.${reason}.text`, { channel: booking.channel ?? "any" })}</p>
      {booking.cancelNote && (
        <Banner className="mt-4" title={t("cancelled.note", { by: reason })}>
          <span dir="auto">{booking.cancelNote}</span>
        </Banner>
      )}
      {booking.paymentStatus === "refunded" && (
        <p className="mt-4">
          {t("cancelled.refunded", { kept: money(booking.amountPaid.amount, booking.amountPaid.currency) })}
        </p>
      )}
      {reason !== "by_pilgrim" && (
        <div className="mt-5 flex flex-wrap gap-3">
          <BookAgain booking={booking} />
          <ButtonLink to="/packages" variant="outline">
            {t("cancelled.others")}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
