/** Rules for a passport to travel to Hajj on, each with the values behind its answer. Sources: docs/sources.md. */
import { addMonths, ageOn, daysBetween, type IsoDate } from "../../calendar.ts";
import { compareNames } from "../../names/names.ts";
import { MIN_AGE_YEARS } from "../../travellers/traveller.ts";
import type { MrzFields } from "../lines/mrz.ts";
import { codeOfCountry } from "../lines/nationality.ts";
import { stateStanding } from "../lines/states.ts";
import type { ReadZone } from "../seen/facts.ts";
import { firstHajjDay, type JourneyDates, type JudgeContext, type SamePassport } from "../verdicts/context.ts";
import type { Finding } from "../verdicts/finding.ts";
import { found } from "../verdicts/weights.ts";

/** Whole months a passport stays valid past the later of the last day of Hajj and the return. Source: docs/sources.md#passport. */
export const MIN_MONTHS_VALID = 6;

/** The day a passport must still be valid on. */
export function passportNeededUntil({ lastHajjDay, returnsOn }: JourneyDates): IsoDate {
  const later = returnsOn !== null && returnsOn > lastHajjDay ? returnsOn : lastHajjDay;
  return addMonths(later, MIN_MONTHS_VALID);
}

type PassportContext = Pick<
  JudgeContext,
  "today" | "lastHajjDay" | "returnsOn" | "traveller" | "allowSpecimens" | "samePassport"
>;

/** What the rules say about a passport whose lines were read and trusted. */
export function checkPassport(passport: MrzFields, context: PassportContext): Finding[] {
  return [
    checkState(passport, context.allowSpecimens),
    checkExpiry(passport.expiryDate, context),
    checkAge(passport, context),
    checkName(passport, context.traveller),
    ...checkBirth(passport, context.traveller),
    ...checkSex(passport, context.traveller),
    ...checkNationality(passport, context),
    ...checkHolder(context.samePassport ?? null),
    blankPages(),
  ];
}

/** The same rules where the lines could not be trusted: nothing is judged. */
export function uncheckedPassport(journey: JourneyDates): Finding[] {
  const rules = ["issuing_state", "passport_expiry", "passport_age", "passport_name"] as const;
  const evidence = { reason: "unread", needed: passportNeededUntil(journey) };
  return rules.map((rule) => found(rule, "not_checked", evidence, "retake_page"));
}

function checkState({ issuingCountry, nationality }: MrzFields, allowSpecimens: boolean): Finding {
  const standing = stateStanding(issuingCountry);
  const known = standing === "known" || (standing === "specimen" && allowSpecimens);
  const evidence = { code: issuingCountry, nationality, standing };
  return known ? found("issuing_state", "pass", evidence) : found("issuing_state", "fail", evidence, "check_state");
}

function checkExpiry(
  expiresOn: IsoDate | null,
  { today, ...journey }: JourneyDates & Pick<JudgeContext, "today">,
): Finding {
  const needed = passportNeededUntil(journey);
  const evidence = { needed, lastHajjDay: journey.lastHajjDay, returnsOn: journey.returnsOn ?? "" };
  if (expiresOn === null) {
    return found("passport_expiry", "not_checked", { ...evidence, reason: "no_date" }, "person_reviews");
  }
  const daysMissing = Math.max(0, daysBetween(expiresOn, needed));
  // Long past, the days that are missing tell nobody anything.
  const standing = expiresOn < today ? "expired" : "too_soon";
  const dated = { ...evidence, expiresOn, daysMissing, ...(daysMissing > 0 && { standing }) };
  return daysMissing === 0
    ? found("passport_expiry", "pass", dated)
    : found("passport_expiry", "fail", dated, "renew_passport");
}

function checkAge({ dateOfBirth, birthEither }: MrzFields, { lastHajjDay }: JourneyDates): Finding {
  const on = firstHajjDay(lastHajjDay);
  if (birthEither) {
    const [born = "", orElse = ""] = birthEither;
    return found("passport_age", "not_checked", { born, orElse, reason: "century" }, "say_birth_date");
  }
  if (dateOfBirth === null) {
    return found("passport_age", "not_checked", { on, needed: MIN_AGE_YEARS, reason: "no_date" }, "person_reviews");
  }
  const evidence = { dateOfBirth, on, age: ageOn(dateOfBirth, on), needed: MIN_AGE_YEARS };
  return evidence.age >= MIN_AGE_YEARS
    ? found("passport_age", "pass", evidence)
    : found("passport_age", "fail", evidence, "wait_for_age");
}

function checkName(passport: MrzFields, traveller: PassportContext["traveller"]): Finding {
  const read = [passport.surname, passport.givenNames].filter((part) => part !== "").join(", ");
  const expected = traveller?.fullNames[0];
  if (!traveller || expected === undefined) {
    return found("passport_name", "not_checked", { read, reason: "no_traveller" }, "person_reviews");
  }
  const name = `${passport.surname} ${passport.givenNames}`;
  const match = compareNames({ name, truncated: passport.nameTruncated }, traveller.fullNames);
  const evidence = { read, expected };
  if (match === "same") return found("passport_name", "pass", evidence);
  if (match === "within") {
    // A father's whole name often stands in his son's, so words left out need another field that agrees.
    return passport.dateOfBirth !== null && passport.dateOfBirth === traveller.birthDate
      ? found("passport_name", "pass", evidence)
      : found("passport_name", "warning", evidence, traveller.birthDate ? "compare_record" : "say_birth_date");
  }
  return match === "similar"
    ? found("passport_name", "warning", evidence, "person_reviews")
    : found("passport_name", "fail", evidence, "own_document");
}

/** Asked only of travellers whose record has it; a passport with another day of birth is another person's, or the record is mistyped. */
function checkBirth({ dateOfBirth }: MrzFields, traveller: PassportContext["traveller"]): Finding[] {
  const expected = traveller?.birthDate;
  if (!expected) return [];
  if (dateOfBirth === null) {
    return [found("passport_birth_date", "not_checked", { expected, reason: "no_date" }, "person_reviews")];
  }
  const evidence = { read: dateOfBirth, expected };
  return dateOfBirth === expected
    ? [found("passport_birth_date", "pass", evidence)]
    : [found("passport_birth_date", "fail", evidence, "compare_record")];
}

/** Asked only of travellers whose record has it; lines may leave it open. */
function checkSex({ sex }: MrzFields, traveller: PassportContext["traveller"]): Finding[] {
  const expected = traveller?.sex;
  if (!expected || sex === "X") return [];
  const evidence = { read: sex, expected };
  return sex === expected
    ? [found("passport_sex", "pass", evidence)]
    : [found("passport_sex", "fail", evidence, "compare_record")];
}

/** Asked only of travellers who have said theirs: a passport of another state may be a second one, so a person decides. A specimen's state is nobody's. */
function checkNationality({ nationality }: MrzFields, { traveller, allowSpecimens }: PassportContext): Finding[] {
  const expected = traveller?.nationality ? codeOfCountry(traveller.nationality) : null;
  if (expected === null || (allowSpecimens && stateStanding(nationality) === "specimen")) return [];
  const evidence = { read: nationality, expected };
  return nationality === expected
    ? [found("passport_nationality", "pass", evidence)]
    : [found("passport_nationality", "warning", evidence, "check_nationality")];
}

/** One passport is one person's. Of another account's nothing is told: the sentence is the one of any paper that a person looks at. */
function checkHolder(same: SamePassport | null): Finding[] {
  if (same?.whose) return [found("passport_holder", "fail", { whose: same.whose }, "own_document")];
  const holder = found("passport_holder", "pass", {});
  return same ? [holder, found("content_reviewed", "not_checked", { chosen: "passport" }, "person_reviews")] : [holder];
}

/** Surer than what patterns of a page are taken for (docs/documents.md). */
const SURE_FACE = 0.5;

/** Whether a score is a face's beyond doubt; what was not looked for is none. */
export function isSureFace(score: number | null | undefined): boolean {
  return typeof score === "number" && score >= SURE_FACE;
}

/** Lines alone are soon typed: without a face above them a person looks. Readings of versions that looked for none stand as they are. */
export function checkFace({ face }: Pick<ReadZone, "face">): Finding[] {
  if (face === undefined) return [];
  return isSureFace(face)
    ? [found("passport_face", "pass", {})]
    : [found("passport_face", "not_checked", {}, "person_reviews")];
}

/** Right pages have fine patterns below the first two and colours above the third, drawn as new and as worn (docs/documents.md). */
const COPY = { gridLight: 3.3, gridColour: 3.5, hues: 0.022 } as const;

/** A copy proves less than the passport, so a person looks. That nothing speaks of one proves nothing and is not told. */
export function checkOriginal({ copy }: Pick<ReadZone, "copy">): Finding[] {
  if (!copy) return [];
  const isScreen = copy.gridLight >= COPY.gridLight || copy.gridColour >= COPY.gridColour;
  const sign = isScreen ? "screen" : copy.hues < COPY.hues ? "grey" : null;
  return sign === null ? [] : [found("passport_original", "warning", { sign }, "original_page")];
}

/** One photo page cannot show the visa pages; never a pass. Source: docs/sources.md#passport. */
function blankPages(): Finding {
  return found("passport_blank_pages", "not_checked", { needed: 2 }, "look_at_pages");
}
