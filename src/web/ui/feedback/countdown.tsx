/** The time left of a hold: beads that empty, a clock in the middle, spoken once a minute and at the end. */
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { BeadRing } from "../motif/bead-ring.tsx";
import { remaining } from "./remaining.ts";

interface CountdownProps {
  /** The instant it ends, ISO 8601. */
  until: string;
  /** Beads in the ring, one a minute. */
  totalMinutes: number;
  onNight?: boolean;
  /** Called once when nothing is left. */
  onEnd?: () => void;
  className?: string;
}

export function Countdown({ until, totalMinutes, onNight, onEnd, className }: CountdownProps) {
  const t = useTranslations("common");
  const left = useRemaining(until, onEnd);
  const beads = Math.min(left.minutes, totalMinutes);
  return (
    <BeadRing
      total={totalMinutes}
      filled={beads}
      fromEnd
      {...(beads > 0 ? { current: totalMinutes - beads } : {})}
      {...(onNight ? { onNight } : {})}
      {...(className ? { className } : {})}
    >
      <div aria-hidden="true">
        <div className="num font-serif text-3xl font-semibold">{left.clock}</div>
        <div className={onNight ? "text-sm text-on-night-muted" : "text-sm text-muted"}>
          {t("countdown.of", { minutes: totalMinutes })}
        </div>
      </div>
      <span role="timer" aria-live="polite" className="sr-only">
        {left.seconds === 0 ? t("countdown.over") : t("countdown.left", { minutes: left.minutes })}
      </span>
    </BeadRing>
  );
}

/** Ticks each second until the end; a sleeping tab catches up on its next tick because the clock is read anew. */
function useRemaining(until: string, onEnd: (() => void) | undefined) {
  const untilMs = Date.parse(until);
  const [now, setNow] = useState(() => Date.now());
  const left = remaining(untilMs, now);
  const over = left.seconds === 0;
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    if (over) {
      end();
      return;
    }
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [over]);

  return left;
}
