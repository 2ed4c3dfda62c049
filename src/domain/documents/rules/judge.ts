/** Judges what was read of a document: every rule of its type, the verdict, and the data to show. */

import { checkHealthCertificate } from "../certificates/health-certificate.ts";
import { checkVaccination } from "../certificates/vaccination/vaccination.ts";
import type { DocumentType } from "../document.ts";
import { type Cause, causeOf } from "../lines/capture.ts";
import { type MrzFields, parseMrz } from "../lines/mrz.ts";
import { checkZone, type ZoneFacts } from "../lines/zone-rules.ts";
import type { DocumentFacts, ReadZone } from "../seen/facts.ts";
import type { AcceptedFile } from "../seen/file-kind.ts";
import { isWhole, saysSomething } from "../seen/unread.ts";
import type { JudgeContext } from "../verdicts/context.ts";
import type { Finding } from "../verdicts/finding.ts";
import { composeVerdict, readingConfidence, type Verdict } from "../verdicts/verdict.ts";
import { found } from "../verdicts/weights.ts";
import { checkKind, type LooksLike } from "./kind.ts";
import { checkFace, checkOriginal, checkPassport, uncheckedPassport } from "./passport.ts";
import { checkPhoto, checkPhotoHolder } from "./photo.ts";
import { checkPrinted } from "./printed-zone.ts";
import { provedBySight } from "./seen-text.ts";
import { checkVisa } from "./visa.ts";

export interface Judgement extends Verdict {
  /** 0–100: how likely the extracted data are right. */
  readonly confidence: number;
  /** What the document looks like; the chosen type when nothing speaks against it. */
  readonly documentType: LooksLike;
  readonly mrzAccepted: boolean;
  readonly extractedData: Readonly<Record<string, string>>;
  readonly checks: readonly Finding[];
}

/** Below this confidence a reading is more likely something else on the page: of such drawn ones none was right (docs/documents.md). */
const LEAST_SHOWN = 20;

/** Below this variance text cannot be made out; a sharp portrait has about 115 (docs/documents.md). */
export const LEAST_SHARPNESS = 20;

/** The same facts and context always give the same judgement; lines that were not trusted are never judged. */
export function judgeDocument(facts: DocumentFacts, context: JudgeContext): Judgement {
  const read = facts.zone && readFields(facts.zone, context);
  const zone = read && facts.zone ? zoneFacts(facts.zone, read) : null;
  const trusted = zone?.accepted ? read : null;
  const cause = causeOf(trusted ? null : facts.capture);
  const { kind, rules } = judgedAs(
    { facts, zone, trusted, cause, kind: checkKind(context.chosenType, trusted?.format ?? null, facts) },
    context,
  );
  const seen = [...fileFindings(facts, context), kind, ...rules].map((finding) =>
    finding.remedyKey === "retake_page" ? { ...finding, remedyKey: cause.remedyKey } : finding,
  );
  const checks = [...endedApproval(seen, context), ...seen];
  const looksLike = kind.evidence.looksLike;
  const confidence = readingConfidence(
    zone && facts.zone && { ...zone, posterior: facts.zone.posterior },
    facts.text.length,
  );
  const shown = trusted || confidence >= LEAST_SHOWN ? facts.zone : null;
  return {
    ...composeVerdict(checks),
    confidence,
    documentType: kind.outcome === "fail" ? looksLikeOf(looksLike, context) : context.chosenType,
    mrzAccepted: trusted !== null,
    extractedData: read && shown ? extracted(shown.lines, read) : {},
    checks: checks.map((finding) => withPlace(finding, shown)),
  };
}

/** What a machine proves for the facts of today needs nobody's approval; an approval for others leaves the rest to a person again. */
function endedApproval(seen: readonly Finding[], { approvalEnded }: JudgeContext): Finding[] {
  if (!approvalEnded || composeVerdict(seen).isValid) return [];
  return [found("approval_current", "not_checked", { changed: approvalEnded }, "person_reviews")];
}

function readFields({ lines }: ReadZone, { today, traveller }: JudgeContext): MrzFields | null {
  return parseMrz(lines, { today, recordedBirth: traveller?.birthDate ?? null });
}

function zoneFacts({ doubts, score }: ReadZone, { format, checks }: MrzFields): ZoneFacts {
  return { format, accepted: doubts.length === 0, doubts, checks, score };
}

function looksLikeOf(value: unknown, { chosenType }: JudgeContext): LooksLike {
  const kinds = ["passport", "visa", "health_certificate", "photo", "vaccination", "identity_card"] as const;
  return kinds.find((kind) => kind === value) ?? chosenType;
}

const FORMAT_NAMES: Readonly<Record<AcceptedFile, string>> = {
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "application/pdf": "PDF",
};

function fileFindings({ file, sharpness, text, textFrom }: DocumentFacts, { chosenType }: JudgeContext): Finding[] {
  const { type, width, height, pages, pagesRead, scripts } = file;
  const readable = found("file_readable", pagesRead < pages ? "warning" : "pass", {
    ...{ type: FORMAT_NAMES[type], width, height, pages, pagesRead },
  });
  const opened = scripts ? [readable, found("file_scripts", "pass", {})] : [readable];
  // The portrait has a rule of its own; letters of a file's own text are sharp at any size.
  if (chosenType === "photo" || (textFrom === "file" && text.length > 0)) return opened;
  const evidence = { sharpness, needed: LEAST_SHARPNESS };
  return [
    ...opened,
    sharpness >= LEAST_SHARPNESS
      ? found("page_sharp", "pass", evidence)
      : found("page_sharp", "warning", evidence, chosenType === "passport" ? "retake_page" : "retake_sharper"),
  ];
}

interface Ground {
  readonly facts: DocumentFacts;
  readonly zone: ZoneFacts | null;
  readonly trusted: MrzFields | null;
  readonly kind: Finding;
  /** Why the lines could not be trusted, where they could not. */
  readonly cause: Cause;
}

/** Types whose own rules ask for what no other paper says. */
const TELLING: readonly DocumentType[] = ["health_certificate", "vaccination", "visa"];

/** Words leave open what a paper is; one that passes every rule of the type that was chosen is of that type. */
function judgedAs(ground: Ground, context: JudgeContext): { kind: Finding; rules: readonly Finding[] } {
  const { kind } = ground;
  const { chosenType } = context;
  if (!(kind.outcome === "warning" || kind.outcome === "not_checked") || !TELLING.includes(chosenType))
    return { kind, rules: rulesOf(ground, context) };
  const own = found("document_kind", "pass", { chosen: chosenType, looksLike: chosenType });
  const rules = rulesOf({ ...ground, kind: own }, context);
  return rules.every(({ mandatory, outcome }) => !mandatory || outcome === "pass")
    ? { kind: own, rules }
    : { kind, rules: rulesOf(ground, context) };
}

/** A document of another type is told so, with the proof of that alone: rules of the wrong type would only confuse. */
function rulesOf(ground: Ground, context: JudgeContext): Finding[] {
  const { facts, zone, kind, cause } = ground;
  if (kind.outcome === "fail") return zone ? checkZone(zone, cause) : [];
  if (kind.outcome === "warning") return [reviewed(context)];
  const rules = {
    passport: () => passportRules(ground, context),
    visa: () => visaRules(ground, context),
    health_certificate: () => textRules(facts, context, () => checkHealthCertificate(facts.text, context)),
    vaccination: () => textRules(facts, context, () => checkVaccination(facts.text, context)),
    photo: () => [...checkPhoto(facts, context), ...checkPhotoHolder(context.samePhotoOf ?? null)],
  };
  return rules[context.chosenType]();
}

/** A text from pixels proves less; a picture on which nothing was read is for a person. */
function textRules(facts: DocumentFacts, context: JudgeContext, check: () => Finding[]): Finding[] {
  const { text } = facts;
  if (!isSeen(facts)) return text.length > 0 ? check() : [reviewed(context)];
  return text.some(saysSomething) ? provedBySight(check(), text) : [reviewed(context)];
}

/** Not all is a file's own word: read from pixels, or beside pages that nobody read. */
function isSeen({ text, textFrom }: DocumentFacts): boolean {
  return textFrom === "picture" || !text.every(isWhole);
}

function passportRules(
  { facts: { text, zone: read }, zone, trusted, cause }: Ground,
  context: JudgeContext,
): Finding[] {
  if (!trusted) return [...checkZone(zone, cause), ...uncheckedPassport(context)];
  const page = read ? [...checkFace(read), ...checkOriginal(read)] : [];
  const printed = checkPrinted(trusted, text, read ?? undefined);
  return [...checkZone(zone, cause), ...printed, ...page, ...checkPassport(trusted, context)];
}

/** An electronic visa has text and no lines, a sticker lines and no text; a picture that gives neither is for a person. */
function visaRules({ facts, zone, trusted, cause }: Ground, context: JudgeContext): Finding[] {
  const { text } = facts;
  const written = text.some(saysSomething);
  const lines = zone || !written ? checkZone(zone, cause) : [];
  if (!trusted && !written) return [...lines, reviewed(context)];
  const printed = trusted ? checkPrinted(trusted, text) : [];
  const { byLines, byWords } = checkVisa({ fields: trusted, lines: text }, context);
  return [...lines, ...printed, ...byLines, ...(isSeen(facts) ? provedBySight(byWords, text) : byWords)];
}

function reviewed({ chosenType }: JudgeContext): Finding {
  return found("content_reviewed", "not_checked", { chosen: chosenType }, "person_reviews");
}

function extracted(lines: readonly string[], fields: MrzFields): Record<string, string> {
  return {
    mrz: lines.join("\n"),
    documentNumber: fields.documentNumber,
    surname: fields.surname,
    givenNames: fields.givenNames,
    nationality: fields.nationality,
    issuingCountry: fields.issuingCountry,
    dateOfBirth: fields.dateOfBirth ?? "",
    sex: fields.sex,
    expiryDate: fields.expiryDate ?? "",
  };
}

const FIELD_OF_RULE: Partial<Record<Finding["ruleId"], string>> = {
  mrz_check_digits: "documentNumber",
  issuing_state: "issuingCountry",
  passport_expiry: "expiryDate",
  passport_age: "dateOfBirth",
  passport_name: "name",
  passport_birth_date: "dateOfBirth",
  passport_sex: "sex",
  passport_nationality: "nationality",
  visa_name: "name",
  visa_dates: "expiryDate",
};

/** The place of the field that a rule is about, unless the finding brings its own. */
function withPlace(finding: Finding, zone: ReadZone | null): Finding {
  const field = FIELD_OF_RULE[finding.ruleId];
  const box = field === undefined ? undefined : zone?.places[field];
  return zone && box && !finding.box ? { ...finding, box, page: zone.page } : finding;
}
