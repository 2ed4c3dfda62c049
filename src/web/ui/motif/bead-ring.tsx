/** Beads on a circle, counted from the top clockwise: minutes of a hold, places in a queue, members of a household. */
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { onCircle } from "./rings-model.ts";

interface BeadRingProps {
  total: number;
  filled: number;
  /** Index of the bead that is "now" or "you", drawn in brass. */
  current?: number;
  /** Fill from the last bead backwards, as a countdown empties from the first. */
  fromEnd?: boolean;
  onNight?: boolean;
  /** The beads come one after the other, as the ring is drawn. */
  isClosing?: boolean;
  className?: string;
  /** The figure in the middle; it carries the meaning, the beads are decoration. */
  children?: ReactNode;
}

const CLOSING_STEP_MS = 60;

export function BeadRing({ total, filled, current, fromEnd, onNight, isClosing, className, children }: BeadRingProps) {
  const bead = Math.min(7, 105 / total);
  // Anticlockwise, as everything turns here.
  const closing = (index: number) => ({ animationDelay: `${(total - index) * CLOSING_STEP_MS}ms` });
  return (
    <div className={classNames("@container relative grid aspect-square place-items-center", className)}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true" className="absolute inset-0 size-full">
        {Array.from({ length: total }, (_, index) => {
          const isFilled = fromEnd ? index >= total - filled : index < filled;
          const { x, y } = onCircle(42, (360 / total) * index);
          return (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r={index === current ? bead * 1.12 : bead}
              strokeWidth="1.6"
              className={classNames(beadClass(index === current, isFilled, onNight === true), isClosing && "fading")}
              style={isClosing ? closing(index) : undefined}
            />
          );
        })}
      </svg>
      <div className="relative max-w-[68%] text-center">{children}</div>
    </div>
  );
}

function beadClass(isCurrent: boolean, isFilled: boolean, onNight: boolean): string {
  if (isCurrent) return "fill-brass stroke-brass";
  if (onNight) return isFilled ? "fill-on-night stroke-on-night" : "fill-transparent stroke-night-line";
  return isFilled ? "fill-brand stroke-brand" : "fill-transparent stroke-line-strong";
}
