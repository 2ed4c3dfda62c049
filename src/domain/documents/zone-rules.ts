/** Rules about the machine-readable lines themselves: found, adding up, read beyond doubt. */
import type { CheckResult } from "./check-digit.ts";
import type { Evidence, Finding } from "./finding.ts";
import type { MrzFormat } from "./mrz-format.ts";
import { found } from "./weights.ts";

/** What the engine read, without pictures. */
export interface ZoneFacts {
  readonly format: MrzFormat;
  readonly accepted: boolean;
  /** `kind:what`, as the engine and the grammar name them. */
  readonly doubts: readonly string[];
  readonly checks: readonly CheckResult[];
  /** Mean log probability of the characters. */
  readonly score: number;
}

/** Above this mean log probability a reading is sharp: a check digit that then fails is wrong on the document. */
const SHARP_SCORE = -0.05;

export function checkZone(zone: ZoneFacts | null): Finding[] {
  if (!zone) {
    const rules = ["mrz_found", "mrz_check_digits", "mrz_reading"] as const;
    return rules.map((rule) => found(rule, "not_checked", { reason: "unread" }, "retake_page"));
  }
  const evidence = { format: zone.format };
  return [found("mrz_found", "pass", evidence), checkDigits(zone), checkReading(zone)];
}

function checkDigits(zone: ZoneFacts): Finding {
  const failed = zone.checks.filter((check) => !check.holds);
  const evidence = {
    held: zone.checks.length - failed.length,
    total: zone.checks.length,
    failed: failed.map((check) => check.name).join(", "),
    ...arithmetic(zone.checks),
  };
  if (failed.length === 0) return found("mrz_check_digits", "pass", evidence);
  const onlyDigits = zone.doubts.every((doubt) => doubt.startsWith("check_digit:"));
  return onlyDigits && zone.score > SHARP_SCORE
    ? found("mrz_check_digits", "fail", evidence, "printed_digits")
    : found("mrz_check_digits", "not_checked", { ...evidence, reason: "unclear" }, "retake_page");
}

/** Every check digit's data, sum, and both digits, so that anyone can do the sum again. */
function arithmetic(checks: readonly CheckResult[]): Evidence {
  return Object.fromEntries(
    checks.flatMap(({ name, data, sum, computed, printed }) => [
      [`${name}.data`, data],
      [`${name}.sum`, sum],
      [`${name}.computed`, computed],
      [`${name}.printed`, printed],
    ]),
  );
}

function checkReading(zone: ZoneFacts): Finding {
  const doubts = zone.doubts.filter((doubt) => !doubt.startsWith("check_digit:"));
  const evidence = { doubts: doubts.join(", "), score: Math.round(zone.score * 1000) / 1000 };
  return doubts.length === 0
    ? found("mrz_reading", "pass", evidence)
    : found("mrz_reading", "not_checked", { ...evidence, reason: "unclear" }, "retake_page");
}
