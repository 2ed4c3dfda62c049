/** One booking in the list: where it stands, what is due next, and the ways on. */
import { Ticket, UsersRound } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { getTicket } from "#contract/papers.ts";
import { ticketCase, ticketState } from "#domain/bookings/numbers/ticket.ts";
import { shelfOf } from "#domain/bookings/shelf.ts";
import { dateOf } from "#domain/calendar.ts";
import { duesOf, duesToDo } from "#domain/obligations/due/due.ts";
import { pathOf } from "#web/lib/calls/api.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { BookingStatusBadge } from "#web/ui/feedback/booking-status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money, Reference } from "#web/ui/text/values.tsx";
import { CancelSection } from "../changes/cancel-section.tsx";
import { DownloadLink } from "../overview/papers/download-link.tsx";
import type { BookingView } from "../queries.ts";
import { DueLine } from "./due-line.tsx";
import { PeoplePapers } from "./people-papers.tsx";
import { StageBeads } from "./stage-beads.tsx";

interface BookingCardProps {
  booking: BookingView;
  now: Date;
}

export function BookingCard({ booking, now }: BookingCardProps) {
  const t = useTranslations("myBookings");
  const dues = duesOf(booking, now);
  const [next] = dues;
  const also = duesToDo(dues).slice(1);
  const shelf = shelfOf(booking, now);
  const isUpcoming = shelf === "upcoming";
  const today = dateOf(now);
  return (
    <Card as="li">
      <Head booking={booking} />
      {!booking.isMine && <Sharing name={booking.customerName} mayAct={isUpcoming && booking.departureDate > today} />}
      {shelf === "cancelled" && booking.isMine && <Ending booking={booking} />}
      {isUpcoming && <StageBeads booking={booking} today={today} />}
      {next && (
        <div className="mt-5 rounded-md bg-brand-soft p-4">
          {isUpcoming && <p className="mb-1 text-sm font-semibold text-brand">{t("next")}</p>}
          <DueLine due={next} booking={booking} isMain />
        </div>
      )}
      {also.length > 0 && (
        <div className="mt-4">
          <p className="mb-1 text-sm text-muted">{t("alsoDue")}</p>
          <ul className="grid gap-2">
            {also.map((due) => (
              <li key={`${due.action} ${due.travellerId}`}>
                <DueLine due={due} booking={booking} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {isUpcoming && booking.phase !== "held" && <PeoplePapers booking={booking} />}
      <WaysOn booking={booking} />
    </Card>
  );
}

function Head({ booking }: { booking: BookingView }) {
  const t = useTranslations("myBookings");
  const { dateRange } = useFormats();
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h2 className="text-xl">
          <Link to={`/bookings/${booking.id}`} className="text-brand hover:underline">
            <bdi>{booking.packageName}</bdi>
          </Link>
        </h2>
        <p className="mt-1 text-sm text-muted">
          <Reference>{booking.reference}</Reference> · {t("places", { count: booking.seats })} ·{" "}
          <bdi>{dateRange(booking.departureDate, booking.returnDate)}</bdi> · <bdi>{booking.operatorName}</bdi>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Money amount={booking.totalAmount} currency={booking.currency} />
        <BookingStatusBadge {...booking} paid={booking.amountPaid.amount} amount={booking.totalAmount} />
      </div>
    </div>
  );
}

/** Why it ended; a hold that nobody has swept yet has run out. */
function Ending({ booking: { cancelReason, channel, offered } }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  const reason = cancelReason ?? "hold_expired";
  return (
    <p className="mt-3">
      <strong>{t(`cancelled.${reason}.title`, { offered: String(offered) })}.</strong>{" "}
      <span className="text-muted">{t(`cancelled.${reason}.text`, { channel: channel ?? "any" })}</span>
    </p>
  );
}

/** Somebody else's booking of the household: marked, with what either may do before the departure. */
function Sharing({ name, mayAct }: { name: string; mayAct: boolean }) {
  const t = useTranslations("myBookings");
  return (
    <div className="mt-3 flex gap-3 rounded-md bg-sunken px-4 py-3 text-sm">
      <UsersRound aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
      <p>
        <strong>{t("bookedBy", { name })}</strong>
        {mayAct && <span className="text-muted"> {t("mayDo", { name })}</span>}
      </p>
    </div>
  );
}

function WaysOn({ booking }: { booking: BookingView }) {
  const t = useTranslations("myBookings");
  const hasTickets = booking.hasTickets && ticketState(ticketCase(booking)) === "ready";
  return (
    <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
      <ButtonLink to={`/bookings/${booking.id}`} variant="outline">
        {t("open")}
      </ButtonLink>
      {hasTickets && (
        <DownloadLink href={pathOf(getTicket, { params: { id: booking.id } })} icon={Ticket} label={t("tickets")} />
      )}
      {booking.isMine && (
        <div>
          <CancelSection booking={booking} />
        </div>
      )}
    </div>
  );
}
