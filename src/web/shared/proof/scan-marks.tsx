/** Outlines and numbers over the stored page. Its coordinates are the picture's, so it never turns round with the language. */
import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import { CheckMark } from "./check-mark.tsx";
import { anchorsOf, type CheckOutcome, type NumberedCheck } from "./check-numbers.ts";

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

const STROKES: Record<CheckOutcome, string> = {
  fail: "stroke-bad-solid",
  not_checked: "stroke-line-strong",
  warning: "stroke-wait",
  not_due: "stroke-line-strong",
  pass: "stroke-ok",
};

interface ScanMarksProps {
  page: PageSize;
  checks: readonly NumberedCheck[];
  selected: number | null;
  onSelect: (number: number) => void;
}

export function ScanMarks({ page, checks, selected, onSelect }: ScanMarksProps) {
  const t = useTranslations("documents");
  const stroke = page.width / 260;
  const anchors = anchorsOf(checks, page);
  return (
    <div className="absolute inset-0 [color-scheme:light]">
      <svg viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true" className="absolute inset-0 size-full">
        {anchors.map(({ check }) => (
          <polygon
            key={check.ruleId}
            points={(check.box ?? []).map(({ x, y }) => `${x * page.width},${y * page.height}`).join(" ")}
            strokeWidth={check.number === selected ? stroke * 1.8 : stroke}
            strokeLinejoin="round"
            strokeDasharray={check.outcome === "fail" ? `${stroke * 4} ${stroke * 2.5}` : undefined}
            className={classNames(
              check.number === selected ? "fill-brass/25" : "fill-transparent",
              STROKES[check.outcome],
            )}
          />
        ))}
      </svg>
      {anchors.map(({ check, anchor }) => (
        <button
          key={check.ruleId}
          type="button"
          aria-label={`${t("verdict.mark", { number: check.number })}: ${check.title}`}
          aria-pressed={check.number === selected}
          onClick={() => onSelect(check.number)}
          className={classNames(
            "absolute grid size-7 place-items-center",
            anchor.side === "above" && "-translate-y-full",
          )}
          style={{
            insetInlineStart: `clamp(0rem, ${anchor.xPercent}% - ${1.4 + anchor.column * 1.75}rem, 100% - ${1.75 + anchor.column * 1.75}rem)`,
            insetBlockStart: `${anchor.yPercent}%`,
          }}
        >
          <CheckMark
            number={check.number}
            outcome={check.outcome}
            className={classNames("size-6 text-xs shadow-raised", check.number === selected && "ring-3 ring-brass")}
          />
        </button>
      ))}
    </div>
  );
}
