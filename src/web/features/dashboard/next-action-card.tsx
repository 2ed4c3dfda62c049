/** The one next action on the night ground: what, why, for whom, by when, and one brass button. */
import { CalendarClock, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { ActionOf } from "#domain/obligations/action.ts";
import { isLiveHold } from "#domain/obligations/papers/facts.ts";
import { targetOf } from "#domain/obligations/told/moment.ts";
import type { ToldAction } from "#domain/obligations/told/words.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { HoldCountdown } from "#web/ui/feedback/hold-countdown.tsx";
import { Rings } from "#web/ui/motif/rings.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useActionWords } from "./action-words.ts";
import type { MyBooking } from "./queries.ts";

interface NextActionCardProps {
  nextAction: ToldAction;
  bookings: readonly MyBooking[];
  onHoldEnd: () => void;
}

export function NextActionCard({ nextAction, bookings, onHoldEnd }: NextActionCardProps) {
  const t = useTranslations("dashboard");
  const asked = useAskedHold(bookings);
  // A hold that waits for a paper is not secured before it is there.
  const action = asked && asked.until !== clockOf(nextAction)?.until ? asked : nextAction;
  const clock = clockOf(action);
  const booking = "bookingId" in action ? bookings.find(({ id }) => id === action.bookingId) : undefined;
  const words = useActionWords(action, booking);
  return (
    <Card tone="night" className="relative overflow-hidden md:p-9">
      <div className="relative grid items-center gap-6 md:grid-cols-[1fr_13rem]">
        <div className="max-w-[36rem]">
          <p className="text-sm font-semibold text-brass">{t("next.label")}</p>
          <h2 className="mt-1 text-2xl md:text-3xl">{words.title}</h2>
          <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
            <Fact icon={<UserRound aria-hidden="true" className="size-4.5 shrink-0" />}>{words.person}</Fact>
            {words.deadline && (
              <Fact icon={<CalendarClock aria-hidden="true" className="size-4.5 shrink-0" />}>{words.deadline}</Fact>
            )}
          </p>
          <p className="mt-3 text-sm text-on-night-muted md:text-base">{words.text}</p>
          <div className="mt-4 md:mt-6">
            <ButtonLink to={wayTo(action)} variant="brass" size="lg">
              {words.button}
            </ButtonLink>
          </div>
          <Why>{[words.why, words.paper].filter((one) => one !== null).join(" ")}</Why>
        </div>
        {clock ? (
          <HoldCountdown
            key={`${action.kind} ${clock.until}`}
            {...clock}
            onEnd={onHoldEnd}
            className="mx-auto w-52 max-md:hidden"
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

/** What runs out with the act: its hold, or the one that waits for its paper. */
function clockOf(act: ToldAction): { until: string; offered: boolean } | null {
  if ("offered" in act) return { until: act.until, offered: act.offered };
  const isHeld = "reason" in act && act.reason === "turn_hold" && !act.isForecast;
  return isHeld ? { until: act.dueOn, offered: false } : null;
}

/** A paper that nobody has handed in is asked for in its sheet. */
function wayTo(action: ToldAction): string {
  const target = targetOf(action);
  if (action.kind !== "upload_document") return target;
  return `${target}${target.includes("?") ? "&" : "?"}give=${action.type}`;
}

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold">
      {icon}
      {children}
    </span>
  );
}

/** The rule that put this before everything else. */
function Why({ children }: { children: string }) {
  const t = useTranslations("dashboard");
  return (
    <details className="mt-3 text-on-night-muted">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-on-night underline">
        {t("next.why.label")}
      </summary>
      <p className="mt-1">{children}</p>
    </details>
  );
}

/** The hold that the address asks for, while it is live: the way here leads from the hold dialog. */
function useAskedHold(bookings: readonly MyBooking[]): ActionOf<"secure_hold"> | null {
  const [address] = useSearchParams();
  const asked = bookings.find(({ id }) => id === address.get("hold"));
  if (!asked?.holdExpiresAt || !asked.isMine || !isLiveHold(asked, new Date())) return null;
  return {
    kind: "secure_hold",
    bookingId: asked.id,
    until: asked.holdExpiresAt,
    seats: asked.seats,
    channel: asked.channel,
    offered: asked.offered,
  };
}
