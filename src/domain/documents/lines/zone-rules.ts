/** Rules about the machine-readable lines themselves: found, adding up, read beyond doubt. */

import type { Evidence, Finding } from "../verdicts/finding.ts";
import { found } from "../verdicts/weights.ts";
import type { Cause } from "./capture.ts";
import type { CheckDigitResult } from "./check-digit.ts";
import type { MrzFormat } from "./mrz-format.ts";

/** What the engine read, without pictures. */
export interface ZoneFacts {
  readonly format: MrzFormat;
  readonly accepted: boolean;
  /** `kind:what`, as the engine and the grammar name them. */
  readonly doubts: readonly string[];
  readonly checks: readonly CheckDigitResult[];
  /** Mean log probability of the characters. */
  readonly score: number;
}

/** Above this mean log probability a reading is sharp: a check digit that then fails is wrong on the document. */
const SHARP_SCORE = -0.05;

/** What was read of a document's lines; `cause` is why they could not be trusted. */
export function checkZone(zone: ZoneFacts | null, cause: Cause): Finding[] {
  const reading = checkReading(zone, cause);
  const rest = zone
    ? [found("mrz_found", "pass", { format: zone.format }), checkDigits(zone, cause)]
    : (["mrz_found", "mrz_check_digits"] as const).map((rule) =>
        found(rule, "not_checked", { reason: "unread" }, "retake_page"),
      );
  // A cause that has a name says more than that nothing was found.
  return cause.evidence.cause === "unclear" ? [...rest, reading] : [reading, ...rest];
}

function checkDigits(zone: ZoneFacts, { evidence: { cause } }: Cause): Finding {
  const failed = zone.checks.filter((check) => !check.holds);
  const evidence = {
    held: zone.checks.length - failed.length,
    total: zone.checks.length,
    failed: failed.map((check) => check.name).join(", "),
    ...arithmetic(zone.checks),
  };
  if (failed.length === 0) return found("mrz_check_digits", "pass", evidence);
  const onlyDigits = zone.doubts.every((doubt) => doubt.startsWith("check_digit:"));
  // What the picture lacks is not wrong on the document.
  const isWhole = cause !== "cut" && cause !== "glare";
  return onlyDigits && isWhole && zone.score > SHARP_SCORE
    ? found("mrz_check_digits", "fail", evidence, "printed_digits")
    : found("mrz_check_digits", "not_checked", { ...evidence, reason: "unclear" }, "retake_page");
}

/** Every check digit's data, sum, and both digits, so that anyone can do the sum again. */
function arithmetic(checks: readonly CheckDigitResult[]): Evidence {
  return Object.fromEntries(
    checks.flatMap(({ name, data, sum, computed, printed }) => [
      [`${name}.data`, data],
      [`${name}.sum`, sum],
      [`${name}.computed`, computed],
      [`${name}.printed`, printed],
    ]),
  );
}

function checkReading(zone: ZoneFacts | null, cause: Cause): Finding {
  const doubts = zone?.doubts.filter((doubt) => !doubt.startsWith("check_digit:")) ?? [];
  const read = zone ? { doubts: doubts.join(", "), score: Math.round(zone.score * 1000) / 1000 } : {};
  const isClear = zone !== null && doubts.length === 0 && cause.evidence.cause !== "cut";
  if (isClear) return found("mrz_reading", "pass", read);
  const outcome = cause.evidence.cause === "cut" ? "fail" : "not_checked";
  return found("mrz_reading", outcome, { ...read, reason: "unclear", ...cause.evidence }, cause.remedyKey);
}
