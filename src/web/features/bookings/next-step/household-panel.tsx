/** A booking that somebody else of the household made: how it stands and until when, who acts on it, and the way on. */
import { UsersRound } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { listFamily } from "#contract/family.ts";
import { waitsOnOperator } from "#domain/bookings/booking.ts";
import { dateOf } from "#domain/calendar.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { HoldCountdown } from "#web/ui/feedback/hold-countdown.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { BookingView } from "../queries.ts";
import { BookAgain } from "./book-again.tsx";
import { useTurnPapers } from "./use-turn-papers.ts";

interface HouseholdPanelProps {
  booking: BookingView;
  onHoldEnd: () => void;
}

export function HouseholdPanel({ booking, onHoldEnd }: HouseholdPanelProps) {
  const t = useTranslations("bookings");
  const { customerName: name, phase, cancelReason, departureDate } = booking;
  const isAhead = phase !== "cancelled" && departureDate > dateOf(new Date());
  return (
    <>
      <Clock booking={booking} onHoldEnd={onHoldEnd} />
      <Card icon={UsersRound} title={t("household.title", { name })}>
        <HowItStands booking={booking} />
        {booking.passportsAsked && !booking.operatorStopped && <PassportsAsked />}
        {isAhead && <p className="mt-3 text-muted">{t("household.who", { name })}</p>}
        {phase === "cancelled" && cancelReason !== "by_pilgrim" && <Again booking={booking} />}
      </Card>
    </>
  );
}

/** Holding again is for the administrators of its household; the others see what can still be had. */
function Again({ booking }: Pick<HouseholdPanelProps, "booking">) {
  const { data: groups = [] } = useRouteQuery(listFamily);
  if (!groups.some(({ id, role }) => id === booking.familyId && role === "admin")) {
    const [part] = booking.parts;
    return (
      part && (
        <Link
          to={`/packages/${part.packageId}`}
          className="mt-3 inline-flex min-h-11 items-center font-semibold text-brand"
        >
          <bdi>{part.packageName}</bdi>
        </Link>
      )
    );
  }
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <BookAgain booking={booking} variant="outline" />
    </div>
  );
}

function Clock({ booking: { holdExpiresAt, offered, operatorStopped, rests }, onHoldEnd }: HouseholdPanelProps) {
  if (holdExpiresAt === null || operatorStopped || rests) return null;
  return (
    <Card tone="night">
      <HoldCountdown
        key={holdExpiresAt}
        until={holdExpiresAt}
        offered={offered}
        onEnd={onHoldEnd}
        className="mx-auto w-44"
      />
    </Card>
  );
}

/** What the seats of a turn wait for, and which of it is the reader's own to give. */
function PassportsAsked() {
  const t = useTranslations("bookings");
  const own = useTurnPapers();
  return (
    <>
      <p className="mt-2">{t("household.proof")}</p>
      {own.map(({ whose, to }) => (
        <div key={to} className="mt-3 flex flex-wrap items-center gap-3">
          <p className="font-semibold">
            {t("household.passport", { whose: whose ? "other" : "you", name: whose?.name ?? "" })}
          </p>
          <ButtonLink to={to}>{t("household.upload")}</ButtonLink>
        </div>
      ))}
    </>
  );
}

function HowItStands({ booking }: Pick<HouseholdPanelProps, "booking">) {
  const t = useTranslations("bookings");
  const { dateTime } = useFormats();
  const { phase, cancelReason, channel, holdExpiresAt, operatorStopped, rests, departureDate, returnDate } = booking;
  const today = dateOf(new Date());
  // What stands still is said above.
  if (rests || (operatorStopped && waitsOnOperator(phase))) return null;
  if (phase === "confirmed" && departureDate <= today)
    return <p>{t(returnDate < today ? "confirmed.home" : "confirmed.travelling")}</p>;
  if (cancelReason === null || cancelReason === "by_pilgrim") {
    return <p>{t(`household.${phase}`, { at: holdExpiresAt === null ? "" : dateTime(holdExpiresAt) })}</p>;
  }
  return (
    <>
      <p className="font-semibold">{t(`cancelled.${cancelReason}.title`, { offered: String(booking.offered) })}</p>
      <p>{t(`cancelled.${cancelReason}.text`, { channel: channel ?? "any" })}</p>
    </>
  );
}
