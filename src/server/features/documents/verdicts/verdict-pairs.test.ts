/** Every rule and outcome that the code writes has its sentence in every language: pairs come from the code, not from the catalogue. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OUTCOMES, RULE_IDS } from "#domain/documents/verdicts/finding.ts";
import { LOCALES } from "#i18n/locales.ts";

const SOURCES = globSync("src/domain/documents/**/*.ts").filter((path) => !path.endsWith(".test.ts"));

/** Rules and outcomes that stand in a call of `found`, whichever of its branches is taken. */
function pairsIn(source: string): string[] {
  return [...source.matchAll(/\bfound\(\s*"(?<rule>\w+)",\s*(?<outcome>[^{]*?),\s*(?=[{\w])/g)].flatMap(
    ({ groups: { rule = "", outcome = "" } = {} }) =>
      OUTCOMES.filter((one) => outcome.includes(`"${one}"`)).map((one) => `${rule}.${one}`),
  );
}

/** What a picture does not prove is not checked (`seen-text.ts`), whichever rule of a visa or a certificate found it. */
const UNPROVED = RULE_IDS.filter((rule) => /^(?:visa|health|vaccine|paper)_/.test(rule))
  .filter((rule) => rule !== "visa_due" && rule !== "health_renewal")
  .map((rule) => `${rule}.not_checked`);

const PAIRS = [...new Set([...UNPROVED, ...SOURCES.flatMap((path) => pairsIn(readFileSync(path, "utf8")))])].toSorted();

describe("rules and outcomes that the code can make", () => {
  it("are found in the code", () => {
    expect(PAIRS.length).toBeGreaterThan(80);
  });

  it.each(LOCALES)("have their sentences in %s", (locale) => {
    const { rules } = JSON.parse(readFileSync(`src/i18n/messages/${locale}/verdicts.json`, "utf8")) as {
      rules: Record<string, Record<string, string>>;
    };
    const untold = PAIRS.filter((pair) => {
      const [rule = "", outcome = ""] = pair.split(".");
      return !rules[rule]?.[outcome] || !rules[rule]?.title || (outcome === "fail" && !rules[rule]?.headline);
    });

    expect(untold).toEqual([]);
  });
});
