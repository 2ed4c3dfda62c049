/** The number of a rule: square and dashed where it fails, round and solid where it passes. */
import { classNames } from "../../ui/class-names.ts";
import type { CheckOutcome } from "./check-numbers.ts";

const LOOKS: Record<CheckOutcome, string> = {
  fail: "rounded-sm bg-bad-solid text-on-bad",
  not_checked: "rounded-full border-2 border-line-strong bg-sunken text-muted",
  not_due: "rounded-full border-2 border-line-strong bg-sunken text-muted",
  warning: "rounded-full bg-wait text-surface",
  pass: "rounded-full bg-ok text-surface",
};

interface CheckMarkProps {
  number: number;
  outcome: CheckOutcome;
  className?: string;
}

export function CheckMark({ number, outcome, className }: CheckMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "num grid shrink-0 place-items-center font-semibold",
        LOOKS[outcome],
        className ?? "size-8 text-sm",
      )}
    >
      {number}
    </span>
  );
}
