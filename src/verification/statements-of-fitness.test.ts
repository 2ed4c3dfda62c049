/** What a statement of fitness may say: of the holder, for this Hajj, and without anything behind it. */
import { describe, expect, it } from "vitest";
import { HEALTH, judged, SIGNED } from "./specimens/papers/test-papers.ts";

const statusOf = (statement: string) => judged("health_certificate", [...HEALTH, statement, ...SIGNED]).status;

describe("a statement of fitness for another Hajj is for a person", () => {
  it.each([
    "She is fit to travel and perform Hajj 2026.",
    "She is fit to travel and perform Hajj in 2028.",
    "She is fit to travel and perform Hajj 1447.",
    "Fit for Hajj season 2026.",
    "Fit for Hajj 1447/2026.",
    "المذكورة لائقة طبيا للسفر لأداء فريضة الحج عام 1446.",
    "المذكورة لائقة طبيا للسفر لأداء فريضة الحج لعام 2028.",
  ])("%s", (statement) => {
    expect(statusOf(statement)).not.toBe("verified");
  });

  it.each([
    "She is fit to travel and perform Hajj 2027.",
    "She is fit to travel and perform Hajj in 1448 H.",
    "المذكورة لائقة طبيا للسفر لأداء فريضة الحج عام 1448.",
  ])("while for this one it is verified: %s", (statement) => {
    expect(statusOf(statement)).toBe("verified");
  });
});
