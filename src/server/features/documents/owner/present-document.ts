/** A stored document as its owner reads it: the sentences are made at read time, in the reader's language. */
import type { AiAnalysis, Check, TravelDocument } from "#contract/documents.ts";
import { isIsoDate } from "#domain/calendar.ts";
import { byRemedy } from "#domain/documents/rules/one-remedy.ts";
import type { Outcome, RuleId } from "#domain/documents/verdicts/finding.ts";
import { sourceOf } from "#domain/documents/verdicts/weights.ts";
import { formatsFor, intlTag } from "#i18n/formats.ts";
import type { Locale } from "#i18n/locales.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import type { MasterKeys } from "#server/platform/secrets/keys.ts";
import { isRefusalReason, REFUSAL_REASONS } from "#verification/types.ts";
import type { DocumentRow, OwnDocumentRow } from "../repository.ts";
import { nusukPhotoOf, openAnalysis, type StoredAnalysis, type StoredFinding } from "../stored/analysis.ts";

/** What needs an act stands first. */
const ORDER: readonly Outcome[] = ["fail", "not_checked", "warning", "not_due", "pass"];
const UNKNOWN = "—";

export function presentDocument(keys: MasterKeys, row: OwnDocumentRow, locale: Locale): TravelDocument {
  const analysis = row.sealedAnalysis && openAnalysis(keys, row.id, row.sealedAnalysis);
  return {
    id: row.id,
    type: row.type,
    travellerId: row.travellerId,
    isOwn: row.isOwn,
    status: row.status,
    needsReview: row.needsReview,
    stage: row.stage,
    fileName: row.fileName,
    contentType: row.contentType,
    sizeBytes: row.sizeBytes,
    verificationScore: row.verificationScore,
    uploadedAt: row.uploadedAt.toISOString(),
    deleteAt: row.deleteAt?.toISOString() ?? null,
    aiAnalysis: presentAnalysis(row, analysis, locale),
    review: row.reviewedAt && { reason: row.reviewReason, at: row.reviewedAt.toISOString() },
    nameAsRead: analysis && nameAsRead(analysis),
    nameConfirmedAt: row.nameConfirmedAt?.toISOString() ?? null,
    nameDisputedAt: row.nameDisputedAt?.toISOString() ?? null,
    replacedBy: row.replacedBy,
    nusukPhoto: analysis && sizeOf(nusukPhotoOf(row.status, analysis)),
    ...(row.status === "verified" && row.renewFrom && { renewFrom: row.renewFrom }),
  };
}

/** Surname and given names of lines that were trusted, as one text; null where there are none. */
export function nameAsRead({
  mrzAccepted,
  extractedData: { surname = "", givenNames = "" },
}: StoredAnalysis): string | null {
  const name = `${givenNames} ${surname}`.trim();
  return mrzAccepted && name !== "" ? name : null;
}

function sizeOf(photo: StoredAnalysis["nusukPhoto"]): TravelDocument["nusukPhoto"] {
  if (!photo) return null;
  const { width, height, jpeg } = photo;
  return { width, height, sizeBytes: Buffer.byteLength(jpeg, "base64") };
}

function presentAnalysis(row: DocumentRow, analysis: StoredAnalysis | null, locale: Locale): AiAnalysis | null {
  if (analysis) return tellAnalysis(analysis, locale);
  if (row.refusal) return tellRefusal(row.type, row.refusal, locale);
  return null;
}

function tellAnalysis(analysis: StoredAnalysis, locale: Locale): AiAnalysis {
  const { page, pages = [page], checks } = analysis;
  const open = ORDER.flatMap((outcome) => checks.filter((check) => check.outcome === outcome)).map((check) =>
    tellCheck(check, pages, locale),
  );
  const wrong = open.filter(({ outcome, mandatory }) => isProblem(outcome) && (mandatory || outcome !== "not_checked"));
  const told = byRemedy(wrong).map(([first]) => first);
  return {
    isValid: analysis.isValid,
    complianceScore: analysis.complianceScore,
    confidence: analysis.confidence,
    documentType: analysis.documentType,
    extractedData: analysis.extractedData,
    mrzAccepted: analysis.mrzAccepted,
    headline: headlineOf(checks, locale),
    issues: told.map(({ sentence }) => sentence),
    suggestions: [...new Set(open.flatMap(({ remedy }) => remedy ?? []))],
    checks: open,
    page: { width: page.width, height: page.height },
    pages: pages.map(({ width, height }) => ({ width, height })),
    caveat: caveatOf(analysis.extractedData, locale),
    tookMs: Math.round(analysis.tookMs),
  };
}

/** What check digits prove is said where lines were read. */
function caveatOf({ mrz }: StoredAnalysis["extractedData"], locale: Locale): string {
  return translator(locale, "verdicts")("caveat", { lines: mrz ? "yes" : "no" });
}

/** Of the first mandatory rule that fails. */
function headlineOf(checks: readonly StoredFinding[], locale: Locale): string | null {
  const failing = checks.find(({ outcome, mandatory }) => outcome === "fail" && mandatory);
  if (!failing) return null;
  const { ruleId, evidence } = failing;
  const tell = translator(locale, "verdicts");
  const plain = translator(locale, "documents")("result.rejected");
  return tellOr(() => tell(`rules.${ruleId}.headline`, sentenceValues(evidence, locale)), plain);
}

function isProblem(outcome: Outcome): boolean {
  return outcome !== "pass" && outcome !== "not_due";
}

/** Steps of a remedy stand on lines of their own in the catalogue. */
const BETWEEN_STEPS = "\n";

/** The mandatory rules that keep it from being verified, what fails first. */
export function openRules({ checks }: StoredAnalysis): StoredFinding[] {
  const open = checks.filter(({ mandatory, outcome }) => mandatory && isProblem(outcome));
  return ORDER.flatMap((outcome) => open.filter((check) => check.outcome === outcome));
}

export function ruleTitle(ruleId: RuleId, locale: Locale): string {
  return tellOr(() => translator(locale, "verdicts")(`rules.${ruleId}.title`), ruleId);
}

interface PageSize {
  readonly width: number;
  readonly height: number;
}

function tellCheck(check: StoredFinding, pages: readonly PageSize[], locale: Locale): Check {
  const { ruleId, outcome, mandatory, weight, evidence, remedyKey, box, page = 1 } = check;
  const size = pages[page - 1];
  const tell = translator(locale, "verdicts");
  const values = sentenceValues(evidence, locale);
  const plain = translator(locale, "documents")(`verdict.${outcome}`);
  const sentence = (key: string, otherwise: string) => tellOr(() => tell(key, values), otherwise);
  const steps = remedyKey ? sentence(`remedies.${remedyKey}`, "").split(BETWEEN_STEPS).filter(Boolean) : [];
  return {
    ruleId,
    outcome,
    mandatory,
    weight,
    evidence: withoutNulls(evidence),
    title: sentence(`rules.${ruleId}.title`, plain),
    sentence: sentence(`rules.${ruleId}.${outcome}`, plain),
    remedy: steps.length > 0 ? steps.join(" ") : null,
    remedySteps: steps,
    source: sourceOf(ruleId),
    page,
    box: box && size ? box.map(({ x, y }) => ({ x: x / size.width, y: y / size.height })) : null,
  };
}

/** One sentence that is missing, or lacks a value, must not close somebody's papers to them: the plain word stands instead. */
function tellOr(tell: () => string, otherwise: string): string {
  try {
    return tell();
  } catch {
    return otherwise;
  }
}

/** Values that today's sentences name and verdicts of earlier versions did not keep: the sentence's plain form. */
const UNKEPT = {
  reason: "unknown",
  seen: "unknown",
  standing: "unknown",
  cause: "unknown",
  faces: UNKNOWN,
  share: UNKNOWN,
  expected: UNKNOWN,
  more: 0,
};

/** Dates as the language writes them; what is not known as a dash, so that no sentence lacks a value. */
function sentenceValues(evidence: StoredFinding["evidence"], locale: Locale): Record<string, string | number> {
  const { date } = formatsFor(intlTag(locale), "UTC");
  const told = ([name, value]: [string, string | number | boolean | null]) => {
    if (value === null) return [name, UNKNOWN];
    if (typeof value === "string" && isIsoDate(value)) return [name, date(value)];
    return [name, typeof value === "boolean" ? String(value) : value];
  };
  return { ...UNKEPT, ...Object.fromEntries(Object.entries(evidence).map(told)) };
}

function withoutNulls(evidence: StoredFinding["evidence"]): Check["evidence"] {
  const known: Check["evidence"] = {};
  for (const [name, value] of Object.entries(evidence)) if (value !== null) known[name] = value;
  return known;
}

/** The file could not be read at all: one issue, and nothing else to show. */
function tellRefusal(documentType: string, reason: string, locale: Locale): AiAnalysis {
  return {
    isValid: false,
    complianceScore: 0,
    confidence: 0,
    documentType,
    headline: null,
    issues: [refusalSentence(reason, locale)],
    suggestions: [],
    extractedData: {},
    mrzAccepted: false,
    checks: [],
    page: null,
    pages: [],
    caveat: caveatOf({}, locale),
    tookMs: 0,
  };
}

/** The same sentence that the refused upload answers; the reader's own failure has one here. */
export function refusalSentence(reason: string, locale: Locale): string {
  if (isRefusalReason(reason)) return translator(locale, "errors")(REFUSAL_REASONS[reason], { reason });
  return translator(locale, "documents")("readerFailed");
}
