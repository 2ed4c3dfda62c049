import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../calendar.ts";
import { causeOf } from "../lines/capture.ts";
import type { MrzFields } from "../lines/mrz.ts";
import { birthDates, expiryDate } from "../lines/mrz-dates.ts";
import { checkZone } from "../lines/zone-rules.ts";
import { firstHajjDay, type JudgeContext } from "../verdicts/context.ts";
import type { Finding } from "../verdicts/finding.ts";
import { composeVerdict, readingConfidence } from "../verdicts/verdict.ts";
import { found } from "../verdicts/weights.ts";
import { checkKind } from "./kind.ts";
import { checkPassport, passportNeededUntil } from "./passport.ts";

const journey = { lastHajjDay: "2027-05-19", returnsOn: null };
const context: JudgeContext = {
  ...journey,
  chosenType: "passport",
  today: "2026-11-20",
  traveller: { fullNames: ["Ibrahim Rahman"] },
  allowSpecimens: false,
};
const picture = {
  text: [],
  textFrom: "file",
  portrait: null,
  file: { type: "image/jpeg", width: 900, height: 600, pages: 1, pagesRead: 1, scripts: false },
} as const;

function passport(overrides: Partial<MrzFields> = {}): MrzFields {
  return {
    format: "TD3",
    documentCode: "P",
    documentNumber: "123456789",
    surname: "RAHMAN",
    givenNames: "IBRAHIM",
    nameTruncated: false,
    nationality: "GBR",
    issuingCountry: "GBR",
    dateOfBirth: "1955-03-11",
    sex: "M",
    expiryDate: "2030-01-01",
    optional: "",
    checks: [],
    ...overrides,
  };
}

function outcome(findings: readonly Finding[], ruleId: string) {
  return findings.find((finding) => finding.ruleId === ruleId);
}

describe("a passport", () => {
  it("is needed until six months after the last day of Hajj", () => {
    expect(passportNeededUntil(journey)).toBe("2027-11-19");
  });

  it("is needed longer when the return is later", () => {
    expect(passportNeededUntil({ ...journey, returnsOn: "2027-06-10" })).toBe("2027-12-10");
  });

  it("that expires on the day it is needed passes, and one that expires the day before fails", () => {
    const on = checkPassport(passport({ expiryDate: "2027-11-19" }), context);
    const before = checkPassport(passport({ expiryDate: "2027-11-18" }), context);

    expect(outcome(on, "passport_expiry")?.outcome).toBe("pass");
    expect(outcome(before, "passport_expiry")).toMatchObject({
      outcome: "fail",
      remedyKey: "renew_passport",
      evidence: { expiresOn: "2027-11-18", needed: "2027-11-19", daysMissing: 1 },
    });
  });

  it("that has expired says so; how many days are missing is no news then", () => {
    const standing = (expiryDate: string) =>
      outcome(checkPassport(passport({ expiryDate }), context), "passport_expiry")?.evidence.standing;

    expect(standing(addDays(context.today, -1))).toBe("expired");
    expect(standing(context.today)).toBe("too_soon");
    expect(standing("2033-01-01")).toBeUndefined();
  });

  it("never passes for an earlier expiry when it fails for a later one", () => {
    fc.assert(
      fc.property(fc.nat(4000), fc.nat(4000), (a, b) => {
        const passes = (days: number) =>
          outcome(checkPassport(passport({ expiryDate: addDays("2024-01-01", days) }), context), "passport_expiry")
            ?.outcome === "pass";

        expect(passes(Math.min(a, b)) && !passes(Math.max(a, b))).toBe(false);
      }),
    );
  });

  it("of a child turns old enough on the first day of Hajj, not the day after", () => {
    expect(firstHajjDay(journey.lastHajjDay)).toBe("2027-05-14");
    expect(outcome(checkPassport(passport({ dateOfBirth: "2015-05-14" }), context), "passport_age")?.outcome).toBe(
      "pass",
    );
    expect(outcome(checkPassport(passport({ dateOfBirth: "2015-05-15" }), context), "passport_age")?.outcome).toBe(
      "fail",
    );
  });

  it("of another person fails, of nobody we know is not judged", () => {
    const other = checkPassport(passport({ surname: "ERIKSSON", givenNames: "ANNA" }), context);
    const nobody = checkPassport(passport(), { ...context, traveller: null });

    expect(outcome(other, "passport_name")?.outcome).toBe("fail");
    expect(outcome(nobody, "passport_name")?.outcome).toBe("not_checked");
  });

  it("of another nationality than the traveller's record is for a person to see", () => {
    const travelling = (nationality: string | null) =>
      outcome(
        checkPassport(passport(), { ...context, traveller: { fullNames: ["Ibrahim Rahman"], nationality } }),
        "passport_nationality",
      );

    expect(travelling("GB")).toMatchObject({ outcome: "pass", mandatory: true });
    expect(travelling("PK")).toMatchObject({ outcome: "warning", evidence: { read: "GBR", expected: "PAK" } });
    expect(travelling(null)).toBeUndefined();
  });

  it("of Utopia passes only where specimens are allowed", () => {
    const utopian = passport({ issuingCountry: "UTO" });

    expect(outcome(checkPassport(utopian, context), "issuing_state")?.outcome).toBe("fail");
    expect(outcome(checkPassport(utopian, { ...context, allowSpecimens: true }), "issuing_state")?.outcome).toBe(
      "pass",
    );
  });
});

describe("a date of six digits", () => {
  const today = "2026-11-20";

  it("of a birth is the only one that is possible", () => {
    expect(birthDates("150514", { today })).toEqual(["2015-05-14"]);
    expect(birthDates("550311", { today })).toEqual(["1955-03-11"]);
    expect(birthDates("261121", { today })).toEqual(["1926-11-21"]);
  });

  it("of a birth is unknown when the digits are no day", () => {
    expect(birthDates("990230", { today })).toEqual([]);
    expect(birthDates("74<<<<", { today })).toEqual([]);
  });

  it("of a small child could be of a hundred years before, unless the traveller's record tells", () => {
    expect(birthDates("200611", { today })).toEqual(["2020-06-11", "1920-06-11"]);
    expect(birthDates("200611", { today, recordedBirth: "2020-06-11" })).toEqual(["2020-06-11"]);
    expect(birthDates("200611", { today, recordedBirth: "1920-06-11" })).toEqual(["1920-06-11"]);
  });

  it("of an expiry never lies more than fifteen years ahead", () => {
    expect(expiryDate("310302", { today })).toBe("2031-03-02");
    expect(expiryDate("411120", { today })).toBe("2041-11-20");
    expect(expiryDate("411121", { today })).toBe("1941-11-21");
    expect(expiryDate("980104", { today })).toBe("1998-01-04");
  });
});

describe("a passport against the traveller's record", () => {
  const ibrahim = { fullNames: ["Ibrahim Rahman"], birthDate: "1955-03-11", sex: "M" } as const;
  const judged = (changes: Partial<MrzFields>, traveller: JudgeContext["traveller"] = ibrahim) =>
    checkPassport(passport(changes), { ...context, traveller });
  const status = (findings: readonly Finding[]) => composeVerdict(findings).status;

  it("with the same name, birth and sex is verified", () => {
    expect(status(judged({}))).toBe("verified");
    expect(status(judged({ sex: "X" }))).toBe("verified");
  });

  it("of another day of birth or another sex is refused, with both shown", () => {
    expect(outcome(judged({ dateOfBirth: "1958-03-11" }), "passport_birth_date")).toMatchObject({
      outcome: "fail",
      remedyKey: "compare_record",
      evidence: { read: "1958-03-11", expected: "1955-03-11" },
    });
    expect(outcome(judged({ sex: "F" }), "passport_sex")?.outcome).toBe("fail");
    expect(status(judged({ dateOfBirth: "1958-03-11" }))).toBe("rejected");
  });

  it("of a child whose century nobody knows goes to a person, and is too young once the record tells", () => {
    const child = { dateOfBirth: null, birthEither: ["2020-06-11", "1920-06-11"] };

    expect(outcome(judged(child, { fullNames: ["Ibrahim Rahman"] }), "passport_age")).toMatchObject({
      outcome: "not_checked",
      remedyKey: "say_birth_date",
    });
    const told = { ...ibrahim, birthDate: "2020-06-11" };
    expect(outcome(judged({ dateOfBirth: "2020-06-11" }, told), "passport_age")?.outcome).toBe("fail");
  });

  it("of a son whose name holds his father's is not the father's", () => {
    const son = { surname: "RAHMAN", givenNames: "YUSUF IBRAHIM", dateOfBirth: "1990-01-02" };
    const names = { fullNames: ["Ibrahim Rahman"] };

    expect(status(judged(son))).toBe("rejected");
    expect(outcome(judged(son, names), "passport_name")).toMatchObject({
      outcome: "warning",
      remedyKey: "say_birth_date",
    });
  });

  it("whose name goes on is the traveller's where the birth agrees", () => {
    expect(status(judged({ givenNames: "IBRAHIM YUSUF" }))).toBe("verified");
  });
});

describe("a verdict", () => {
  const zone = { format: "TD3", accepted: true, doubts: [], checks: [], score: -0.01 } as const;
  const passing = [
    ...checkZone(zone, causeOf(null)),
    checkKind("passport", zone.format, picture),
    ...checkPassport(passport(), context),
  ];

  it("is verified only when every mandatory rule passed", () => {
    expect(composeVerdict(passing)).toMatchObject({ status: "verified", isValid: true, needsReview: false });
    expect(composeVerdict([])).toMatchObject({ status: "pending", isValid: false, complianceScore: 0 });
  });

  it("is never verified with any mandatory rule failed, warned of or unchecked", () => {
    fc.assert(
      fc.property(fc.nat(passing.length - 1), fc.constantFrom("fail", "warning", "not_checked"), (at, changed) => {
        const findings = passing.map((finding, i) => (i === at ? { ...finding, outcome: changed } : finding));
        const verdict = composeVerdict(findings);

        if (findings[at]?.mandatory) expect(verdict.status).toBe(changed === "fail" ? "rejected" : "pending");
        expect(verdict.complianceScore).toBeLessThanOrEqual(composeVerdict(passing).complianceScore);
      }),
    );
  });

  it("counts what was not checked in the whole, not in the passed", () => {
    const half = [found("page_sharp", "pass", {}), found("mrz_found", "not_checked", {})];

    expect(composeVerdict(half).complianceScore).toBe(50);
  });

  it("has little confidence in lines that were not proved", () => {
    expect(readingConfidence(null)).toBe(0);
    expect(readingConfidence(null, 12)).toBe(60);
    expect(
      readingConfidence({ accepted: false, doubts: ["reading:ambiguous"], posterior: 0.99, score: -0.01 }),
    ).toBeLessThanOrEqual(60);
    const misprint = { accepted: false, doubts: ["check_digit:composite"], posterior: 0.2, score: -0.01 };
    expect(readingConfidence(misprint)).toBe(60);
    expect(readingConfidence({ accepted: true, doubts: [], posterior: 0.99, score: -0.01 })).toBeGreaterThan(90);
  });

  it("names a visa uploaded as a passport", () => {
    expect(checkKind("passport", "MRV-A", picture)).toMatchObject({
      outcome: "fail",
      evidence: { looksLike: "visa" },
      remedyKey: "choose_right_type",
    });
  });
});
