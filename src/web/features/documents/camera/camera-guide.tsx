/** The frame over the live picture: the page's edges, its lines of letters, or a face. */
import { classNames } from "../../../ui/class-names.ts";
import type { DocumentFrame } from "./document-frame.ts";
import type { GuidePlace } from "./guide-place.ts";

interface CameraGuideProps {
  place: GuidePlace;
  frame: DocumentFrame;
  good: boolean;
}

const percent = (share: number) => `${share * 100}%`;

/** The picture's own coordinates: it does not turn round with the language. */
export function CameraGuide({ place, frame, good }: CameraGuideProps) {
  const { left, top, width, height } = place;
  return (
    <div
      aria-hidden="true"
      dir="ltr"
      className={classNames(
        "absolute rounded-lg border-4 shadow-[0_0_0_100vmax_oklch(0.2_0.03_212/0.45)] transition-colors",
        good ? "border-brass" : "border-on-night",
      )}
      style={{
        insetInlineStart: percent(left),
        insetBlockStart: percent(top),
        inlineSize: percent(width),
        blockSize: percent(height),
      }}
    >
      {frame.lines && (
        <div className="absolute inset-x-[3%] bottom-[4%] grid h-[16%] content-evenly rounded-sm border-2 border-dashed border-on-night/80 px-2 font-mono text-on-night/80">
          <span className="truncate text-xs leading-none">
            P&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;
          </span>
          <span className="truncate text-xs leading-none">
            &lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;
          </span>
        </div>
      )}
      {frame.face && (
        <div className="absolute inset-y-[14%] inset-x-[25%] rounded-[50%] border-2 border-dashed border-on-night/80" />
      )}
    </div>
  );
}
