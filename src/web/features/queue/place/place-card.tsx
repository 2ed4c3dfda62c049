/** The place in line and the promised wait, with the range in which most get in. */
import { Clock } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { MINUTE_MS } from "#domain/durations.ts";
import { ringFill } from "#domain/queue/priority.ts";
import { letsNobodyIn } from "#web/shared/queue/line/line-stand.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { BeadRing } from "#web/ui/motif/bead-ring.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { LeaveDialog } from "../lazy.tsx";
import type { QueueOverview, Ticket, Window } from "../queries.ts";

const BEADS = 48;

interface PlaceCardProps {
  status: QueueOverview;
  ticket: Ticket;
  window: Window;
  /** Since when the wait is not current; null while it is. */
  oldSince: Date | null;
}

export function QueuePlaceCard({ status, ticket, window, oldSince }: PlaceCardProps) {
  const t = useTranslations("queue");
  const { number } = useFormats();
  const [isLeaving, setLeaving] = useState(false);
  const position = ticket.position ?? 0;
  const filled = Math.round((ringFill(position) / 100) * BEADS);
  return (
    <Card tone="night" className="md:p-9">
      <div className="grid grid-cols-[9rem_minmax(0,1fr)] items-center gap-x-4 gap-y-5 md:grid-cols-2 md:gap-x-8">
        <BeadRing
          total={BEADS}
          filled={filled}
          current={Math.min(BEADS - 1, filled)}
          onNight
          className="mx-auto w-64 max-w-full md:row-span-3"
        >
          <p className="text-sm text-on-night-muted">{t("place.label")}</p>
          <p className="num font-serif text-3xl font-semibold md:text-5xl">{number(position)}</p>
          {status.totalInQueue !== null && (
            <p className="text-sm text-on-night-muted">{t("place.of", { total: status.totalInQueue })}</p>
          )}
        </BeadRing>
        <Wait ticket={ticket} window={window} oldSince={oldSince} />
        <ButtonLink to="/documents" variant="brass" size="lg" block className="max-md:col-span-2">
          {t("place.prepare")}
        </ButtonLink>
        <div className="max-md:col-span-2">
          <AboutWait ticket={ticket} window={window} />
          {ticket.isMine && (
            <Button variant="night" block className="mt-5" onClick={() => setLeaving(true)}>
              {t("leave.open")}
            </Button>
          )}
        </div>
      </div>
      <SpokenPlace position={position} />
      {isLeaving && <LeaveDialog windowId={ticket.windowId} onClose={() => setLeaving(false)} />}
    </Card>
  );
}

const SPOKEN_EVERY_MS = MINUTE_MS;
/** Long enough to be read out; then it goes, so that no older place stands beside the ring. */
const SPOKEN_FOR_MS = 5_000;

/** The place for whoever hears the page: once a minute, however often it changes. */
function SpokenPlace({ position }: { position: number }) {
  const t = useTranslations("queue");
  const [spoken, setSpoken] = useState<number | null>(null);
  const speak = useEffectEvent(() => setSpoken(position));
  useEffect(() => {
    const timer = setInterval(speak, SPOKEN_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (spoken === null) return;
    const timer = setTimeout(() => setSpoken(null), SPOKEN_FOR_MS);
    return () => clearTimeout(timer);
  }, [spoken]);
  return (
    <span role="status" className="sr-only">
      {spoken !== null && t("place.spoken", { position: spoken })}
    </span>
  );
}

type WaitProps = Pick<PlaceCardProps, "ticket" | "window" | "oldSince">;

function Wait({ ticket, window, oldSince }: WaitProps) {
  const t = useTranslations("queue");
  const { time } = useFormats();
  const { estimatedWaitTime: minutes } = ticket;
  if (minutes === null || letsNobodyIn(window)) {
    return (
      <div>
        <p className="text-on-night-muted">{t("wait.label")}</p>
        <p className="text-2xl font-semibold">{t("wait.unknown")}</p>
        {letsNobodyIn(window) && <p className="mt-2 text-on-night-muted">{t("wait.paused")}</p>}
      </div>
    );
  }
  return (
    <div>
      <p className="text-on-night-muted">{t("wait.label")}</p>
      <p className="font-serif text-3xl font-semibold md:text-4xl">{t("wait.minutes", { minutes })}</p>
      {oldSince === null ? (
        <p className="text-sm text-on-night-muted">{t("wait.about", { at: time(Date.now() + minutes * MINUTE_MS) })}</p>
      ) : (
        <p className="inline-flex items-center gap-2 text-sm font-semibold text-brass">
          <Clock aria-hidden="true" className="size-4.5 shrink-0" />
          {t("wait.old", { at: time(oldSince) })}
        </p>
      )}
    </div>
  );
}

/** What the minutes mean, between which they likely are, and whether seats reach so far. */
function AboutWait({ ticket, window }: Omit<WaitProps, "oldSince">) {
  const t = useTranslations("queue");
  const { percent } = useFormats();
  const { estimatedWaitTime: minutes, interval } = ticket;
  // A turn that has begun goes on through a pause, and may still take seats.
  if (minutes === null || letsNobodyIn(window)) return <FarBehind ticket={ticket} window={window} />;
  return (
    <>
      <p>
        {ticket.waitBasis === "announced" ? t("wait.announced", { rate: window.admitPerMinute }) : t("wait.meaning")}
      </p>
      {interval && <Range interval={interval} minutes={minutes} />}
      {ticket.chance !== null && (
        <p className="mt-3 text-on-night-muted">{t("wait.chance", { percent: percent(ticket.chance) })}</p>
      )}
      <FarBehind ticket={ticket} window={window} />
    </>
  );
}

/** More households ahead than seats, or all seats set aside for those whose turn runs: said at once, by counting alone. */
function FarBehind({ ticket, window }: Pick<PlaceCardProps, "ticket" | "window">) {
  const t = useTranslations("queue");
  const { leastPassing: passing, position, estimatedWaitTime, chance } = ticket;
  const undecided = ticket.undecided ?? 0;
  if (position === null) return null;
  const note = "mt-3 rounded-md bg-white/10 px-4 py-3";
  if (!passing || chance !== null) {
    return estimatedWaitTime === null && undecided > 0 && <p className={note}>{t("wait.undecided")}</p>;
  }
  const seats = window.packages.reduce((sum, { availableSlots }) => sum + availableSlots, 0);
  return (
    <p className={note}>{t("wait.passing", { ahead: position - 1 + undecided, now: undecided, seats, passing })}</p>
  );
}

/** From one in ten to nine in ten, with the promised minute on it; the words below say the same. */
function Range({ interval, minutes }: { interval: NonNullable<Ticket["interval"]>; minutes: number }) {
  const t = useTranslations("queue");
  const end = interval.p90 * 1.15;
  const share = (value: number) => `${Math.min(100, (value / end) * 100)}%`;
  return (
    <div className="mt-4">
      <div aria-hidden="true" className="relative h-3 rounded-full bg-white/15">
        <div
          className="absolute h-3 rounded-full bg-on-night-muted"
          style={{ insetInlineStart: share(interval.p10), insetInlineEnd: `calc(100% - ${share(interval.p90)})` }}
        />
        <div className="absolute -top-1 h-5 w-1.5 rounded-full bg-brass" style={{ insetInlineStart: share(minutes) }} />
      </div>
      <p className="mt-2 text-sm text-on-night-muted">
        {t("wait.range", { from: Math.floor(interval.p10), to: Math.ceil(interval.p90) })}
      </p>
    </div>
  );
}
