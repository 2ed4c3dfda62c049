/** Verifies one upload from its bytes to its verdict; the engine's only way in. */
import type { IsoDate } from "#domain/calendar.ts";
import type { AcceptedFile } from "#domain/documents/file-kind.ts";
import type { Finding } from "#domain/documents/finding.ts";
import { type MrzFields, parseMrz } from "#domain/documents/mrz.ts";
import { checkPassport, firstHajjDay, uncheckedPassport } from "#domain/documents/passport.ts";
import { composeVerdict, readingConfidence } from "#domain/documents/verdict.ts";
import { found } from "#domain/documents/weights.ts";
import { checkKind, checkZone, typeOfFormat, type ZoneFacts } from "#domain/documents/zone-rules.ts";
import { readingNet } from "./mrz/load-net.ts";
import { readZone, type ZoneReading } from "./mrz/read-zone.ts";
import { boxOf } from "./mrz/zone-box.ts";
import { type OpenPicture, openPicture } from "./picture/open.ts";
import { Refusal } from "./picture/refusal.ts";
import { LEAST_SHARPNESS, sharpnessOf } from "./picture/sharpness.ts";
import type { MrzReading, Verified, VerifyInput, VerifyOutput } from "./types.ts";

/** Milliseconds after which the search for lines begins no further attempt. */
const SEARCH_MS = 2200;
/** On a busy machine a thread waits for its core; the search may then last so many times longer on the clock. */
const MOST_WAITING = 4;

/** Never throws for anything a file can contain; what cannot be opened is refused with a code. */
export async function verifyDocument(input: VerifyInput): Promise<VerifyOutput> {
  try {
    return await verify(input);
  } catch (error) {
    if (error instanceof Refusal) return error.toAnswer();
    throw error;
  }
}

async function verify(input: VerifyInput): Promise<Verified> {
  const began = performance.now();
  const picture = await openPicture(input.bytes);
  const zone = readZone(readingNet(), picture.gray, { searchMs: SEARCH_MS, now: workClock() });
  const fields = zone && parseMrz(zone.lines, centuryDays(input));
  const accepted = zone !== null && fields !== null && zone.doubts.length === 0;
  const facts = zone && fields ? { ...zone, accepted, format: fields.format, checks: fields.checks } : null;
  const checks = [...fileFindings(picture), ...findingsFor(input, facts, accepted ? fields : null)];
  return {
    ...composeVerdict(checks),
    confidence: readingConfidence(zone && { accepted, posterior: zone.decoded.posterior, score: zone.score }),
    documentType: facts?.accepted ? typeOfFormat(facts.format) : input.chosenType,
    mrzAccepted: accepted,
    extractedData: fields && zone ? extracted(zone.lines, fields) : {},
    checks: zone ? checks.map((finding) => withBox(finding, zone)) : checks,
    mrz: zone && fields ? mrzReading(zone, fields, accepted) : null,
    pages: picture.pages,
    clean: picture.clean,
    tookMs: Math.round(performance.now() - began),
  };
}

/** Milliseconds of work of this thread, so that a busy machine reads the same documents, within reason. */
function workClock(): () => number {
  const start = performance.now();
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage();
    const worked = (user + system - before.user - before.system) / 1000;
    return Math.max(worked, (performance.now() - start) / MOST_WAITING);
  };
}

function centuryDays({ today, lastHajjDay }: VerifyInput): { today: IsoDate; firstHajjDay: IsoDate } {
  return { today, firstHajjDay: firstHajjDay(lastHajjDay) };
}

const FORMAT_NAMES: Readonly<Record<AcceptedFile, string>> = {
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "application/pdf": "PDF",
};

function fileFindings({ clean, pages, type, gray }: OpenPicture): Finding[] {
  const sharpness = sharpnessOf(gray);
  const evidence = { sharpness, needed: LEAST_SHARPNESS };
  return [
    found("file_readable", "pass", { type: FORMAT_NAMES[type], width: clean.width, height: clean.height, pages }),
    sharpness >= LEAST_SHARPNESS
      ? found("page_sharp", "pass", evidence)
      : found("page_sharp", "warning", evidence, "retake_sharper"),
  ];
}

/** The rules of the chosen type. Lines that were not trusted are never judged by what they seem to say. */
function findingsFor(input: VerifyInput, zone: ZoneFacts | null, trusted: MrzFields | null): Finding[] {
  const { chosenType } = input;
  if (chosenType === "passport") {
    const judged =
      trusted && typeOfFormat(trusted.format) === "passport" ? checkPassport(trusted, input) : uncheckedPassport(input);
    return [...checkZone(zone), checkKind(chosenType, zone), ...judged];
  }
  const review = found("content_reviewed", "not_checked", { chosen: chosenType }, "person_reviews");
  const lines = zone && chosenType === "visa" ? checkZone(zone) : [];
  return [...lines, checkKind(chosenType, zone), review];
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

function mrzReading(zone: ZoneReading, fields: MrzFields, accepted: boolean): MrzReading {
  return {
    format: fields.format,
    lines: zone.lines,
    accepted,
    doubts: zone.doubts,
    score: zone.score,
    cost: zone.decoded.cost,
    boxes: zone.readings.map((reading) => boxOf(reading, 0, reading.count)),
  };
}

/** Adds the place on the picture that a finding is about. */
function withBox(finding: Finding, zone: ZoneReading): Finding {
  const field = FIELD_OF_RULE[finding.ruleId];
  const layout = zone.decoded.layout.fields.find((one) => one.name === field);
  const reading = layout && zone.readings[layout.line];
  return layout && reading ? { ...finding, box: boxOf(reading, layout.from, layout.to) } : finding;
}

const FIELD_OF_RULE: Partial<Record<Finding["ruleId"], string>> = {
  mrz_check_digits: "documentNumber",
  issuing_state: "issuingCountry",
  passport_expiry: "expiryDate",
  passport_age: "dateOfBirth",
  passport_name: "name",
};
