/** One thing that is due: what, for whom, by when; a link, or a button, to where it is done. */

import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { type Due, isToDo } from "#domain/obligations/due/due.ts";
import { purchaseDate } from "#domain/obligations/papers/paper-dates.ts";
import { dayKey } from "#domain/obligations/told/day-key.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { BookingView } from "../queries.ts";

interface DueLineProps {
  due: Due;
  booking: Pick<BookingView, "id" | "isMine" | "schedule" | "departureDate" | "referenceDueOn">;
  /** It is the one act of what it stands in. */
  isMain?: boolean;
}

/** Said of what is there or goes on: nothing has to be done until its day. */
const UNDATED: ReadonlySet<Due["action"]> = new Set(["tickets_ready", "travel"]);

export function DueLine({ due, booking, isMain = false }: DueLineProps) {
  const t = useTranslations("myBookings");
  const travellers = useTranslations("travellers");
  const { list, money } = useFormats();
  const open = booking.schedule.find(({ state }) => state !== "paid")?.open;
  const words = t(`due.${due.action}`, {
    who: (due.whom === "booker" ? booking.isMine : due.isYours) ? "you" : "other",
    name: due.name,
    count: due.count,
    amount: open ? money(open.amount, open.currency) : "",
    documents: list(due.documents.map((type) => travellers(`document.${type}`))),
  });
  const path = pathOf(due, booking);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      {path === null ? (
        <span className="font-semibold">{words}</span>
      ) : isMain ? (
        <ButtonLink to={path}>{words}</ButtonLink>
      ) : (
        <Link
          to={path}
          className="inline-flex min-h-6 items-center font-semibold text-brand underline-offset-4 hover:underline"
        >
          {words}
        </Link>
      )}
      {due.until !== null && !UNDATED.has(due.action) && <Until until={due.until} isForecast={due.isForecast} />}
      {due.action === "record_reference" && booking.isMine && <TransferBy booking={booking} />}
    </p>
  );
}

/** Money takes days to the wallet, out of which one buys; said until that day is over. */
function TransferBy({ booking }: Pick<DueLineProps, "booking">) {
  const t = useTranslations("myBookings");
  const { due } = useFormats();
  const { walletBy, isForecast } = purchaseDate(booking);
  if (walletBy < dateOf(new Date())) return null;
  return (
    <time dateTime={walletBy} className="text-sm text-muted">
      {t(`wallet.${isForecast ? "forecast" : "by"}`, { when: due(walletBy) })}
    </time>
  );
}

/** A day, or an instant with its time; "about" where nobody has set it, and as missed once the day is over. */
function Until({ until, isForecast }: { until: string; isForecast: boolean }) {
  const t = useTranslations("myBookings");
  const { due } = useFormats();
  const isLate = !until.includes("T") && until < dateOf(new Date());
  const how = dayKey(isLate, isForecast);
  return (
    <time dateTime={until} className="text-sm text-muted">
      {t(`until.${how}`, { when: due(until) })}
    </time>
  );
}

/** Papers are given where papers are, details where people are, the official app is told of at the hand-off; all else on the booking's own page. Null: there is nothing to do. */
function pathOf(due: Due, { id, isMine }: DueLineProps["booking"]): string | null {
  if (!isToDo(due)) return null;
  if (!due.isYours) return null;
  if (due.action === "give_biometrics") return `/nusuk/${id}?step=app`;
  if (due.action === "get_vaccinated") return "/documents?tab=status";
  if (due.action === "tell_details") return "/travellers";
  if (due.travellerId !== null) return `/documents?for=${encodeURIComponent(due.travellerId)}`;
  return isMine ? `/bookings/${id}` : null;
}
