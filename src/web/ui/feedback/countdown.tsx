/** The time left of a hold: beads that empty, a clock in the middle, spoken once a minute and at the end. */
import { useTranslations } from "use-intl";
import { classNames } from "../class-names.ts";
import { BeadRing } from "../motif/bead-ring.tsx";
import { useRemaining } from "./use-remaining.ts";

interface CountdownProps {
  /** The instant it ends, ISO 8601. */
  until: string;
  totalMinutes: number;
  /** What one bead stands for: a minute, or an hour where there are many. */
  beadMinutes?: 1 | 60;
  onNight?: boolean;
  /** Called once when nothing is left. */
  onEnd?: () => void;
  className?: string;
}

export function Countdown({ until, totalMinutes, beadMinutes = 1, onNight, onEnd, className }: CountdownProps) {
  const t = useTranslations("common");
  const left = useRemaining(until, onEnd);
  const total = totalMinutes / beadMinutes;
  const beads = Math.min(Math.ceil(left.minutes / beadMinutes), total);
  const inHours = beadMinutes === 60;
  return (
    <BeadRing
      total={total}
      filled={beads}
      fromEnd
      {...(beads > 0 ? { current: total - beads } : {})}
      {...(onNight ? { onNight } : {})}
      {...(className ? { className } : {})}
    >
      {/* In a small ring there is room for the clock alone. */}
      <div aria-hidden="true">
        <div
          className={classNames(
            "num font-serif text-xl font-semibold",
            inHours ? "@min-[9rem]:text-2xl" : "@min-[9rem]:text-3xl",
          )}
        >
          {left.clock}
        </div>
        <div className={classNames("hidden text-sm @min-[9rem]:block", onNight ? "text-on-night-muted" : "text-muted")}>
          {inHours ? t("countdown.ofHours", { hours: total }) : t("countdown.of", { minutes: totalMinutes })}
        </div>
      </div>
      <span role="timer" aria-live="polite" className="sr-only">
        {left.seconds === 0 && t("countdown.over")}
        {left.seconds > 0 &&
          (inHours ? t("countdown.leftHours", { hours: beads }) : t("countdown.left", { minutes: left.minutes }))}
      </span>
    </BeadRing>
  );
}
