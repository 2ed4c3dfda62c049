/** Where the lines of the page are seen, over the live picture. */
import type { VisibleLines } from "./watch-lines.ts";

/** The picture's own coordinates: it does not turn round with the language. */
export function LinesSeen({ lines: { corners } }: { lines: VisibleLines }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none" className="absolute inset-0 size-full">
      <path
        d={corners.map((line) => `M${line.map(({ x, y }) => `${x} ${y}`).join("L")}Z`).join("")}
        vectorEffect="non-scaling-stroke"
        strokeWidth={3}
        className="fill-none stroke-brass"
      />
    </svg>
  );
}
