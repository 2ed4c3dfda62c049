/** A small ring of dots that turns while something is awaited. Decorative: the words beside it are the message. */
import { classNames } from "../class-names.ts";

const COUNT = 10;

const DOTS = Array.from({ length: COUNT }, (_, index) => ({
  degrees: (360 / COUNT) * index,
  opacity: 0.15 + (0.85 * (COUNT - index)) / COUNT,
}));

export function Spinner({ className = "size-5" }: { className?: string }) {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className={classNames("turning [--turn:1.8s]", className)}>
      {DOTS.map(({ degrees, opacity }) => (
        <circle key={degrees} r="8" cy="-38" fill="currentColor" opacity={opacity} transform={`rotate(${degrees})`} />
      ))}
    </svg>
  );
}
