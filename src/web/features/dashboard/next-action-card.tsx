/** The one next action on the night ground: what, why, and one brass button; a live hold shows its time instead of the rings. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { isLiveHold } from "#domain/journey/facts.ts";
import type { NextAction } from "#domain/journey/next-action.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { HoldCountdown } from "#web/ui/feedback/hold-countdown.tsx";
import { Rings } from "#web/ui/motif/rings.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { MyBooking } from "./queries.ts";

/** The welcome has a card of its own. */
export type Told = Exclude<NextAction, { kind: "welcome" }>;

interface NextActionCardProps {
  nextAction: Told;
  bookings: readonly MyBooking[];
  onHoldEnd: () => void;
}

export function NextActionCard({ nextAction, bookings, onHoldEnd }: NextActionCardProps) {
  const t = useTranslations("dashboard");
  const action = useAskedHold(bookings) ?? nextAction;
  const booking = "bookingId" in action ? bookings.find(({ id }) => id === action.bookingId) : undefined;
  const words = useWords(action, booking);
  return (
    <Card tone="night" className="relative overflow-hidden md:p-9">
      <div className="relative grid items-center gap-6 md:grid-cols-[1fr_13rem]">
        <div className="max-w-[36rem]">
          <p className="font-semibold text-brass">{t("next.label")}</p>
          <h2 className="mt-1 text-2xl md:text-3xl">{words.title}</h2>
          <p className="mt-3 text-on-night-muted">{words.text}</p>
          <div className="mt-6">
            <ButtonLink to={pathOf(action)} variant="brass" size="lg">
              {words.button}
            </ButtonLink>
          </div>
        </div>
        {action.kind === "secure_hold" ? (
          <HoldCountdown
            key={action.bookingId}
            until={action.until}
            offered={booking?.offered === true}
            onEnd={onHoldEnd}
            className="order-first mx-auto w-44 md:order-none md:w-52"
          />
        ) : (
          <div className="absolute -end-40 top-1/2 hidden w-136 -translate-y-1/2 opacity-45 md:block">
            <Rings seed={action.kind} count={16} />
          </div>
        )}
      </div>
    </Card>
  );
}

/** The hold that the address asks for, while it is live: the way here leads from the hold dialog. */
function useAskedHold(bookings: readonly MyBooking[]): Told | null {
  const [address] = useSearchParams();
  const asked = bookings.find(({ id }) => id === address.get("hold"));
  if (!asked?.holdExpiresAt || !isLiveHold(asked, new Date())) return null;
  return { kind: "secure_hold", bookingId: asked.id, until: asked.holdExpiresAt, channel: asked.channel };
}

function pathOf(action: Told): string {
  if ("bookingId" in action) return `/bookings/${action.bookingId}`;
  if (action.kind === "add_travellers") return "/travellers";
  if (action.kind === "choose_package") return "/packages";
  const whose = whoseOf(action);
  return whose ? `/documents?for=${encodeURIComponent(whose.id)}` : "/documents";
}

/** Whose document it is about; null: the reader's own, or no document. */
function whoseOf(action: Told): { id: string; name: string } | null {
  return "traveller" in action ? action.traveller : null;
}

/** Title, reason and button of each action, with the names and times of what it is about. */
function useWords(action: Told, booking: MyBooking | undefined) {
  const t = useTranslations("dashboard");
  const { time, date, dateTime } = useFormats();
  const whose = whoseOf(action);
  const values = {
    package: booking?.packageName ?? "",
    operator: booking?.operatorName ?? "",
    seats: booking?.seats ?? 0,
    who: whose === null ? "self" : "other",
    name: whose?.name ?? "",
    document: "type" in action ? t(`documents.type.${action.type}`) : "",
    // An offer of the waitlist ends on another day.
    time: action.kind === "secure_hold" ? (booking?.offered ? dateTime : time)(action.until) : "",
    until: action.kind === "await_approval" && action.until ? dateTime(action.until) : "",
    date: action.kind === "await_travel" ? date(action.departureDate) : "",
    dueOn: action.kind === "pay_amount" ? date(action.dueOn) : "",
    returnDate: action.kind === "travel" ? date(action.returnDate) : "",
  };
  return {
    title: t(`next.${action.kind}.title`, values),
    text: t(`next.${action.kind}.text`, values),
    button: t(`next.${action.kind}.button`, values),
  };
}
