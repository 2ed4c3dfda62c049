/** Compares the printed fields of a passport or visa with its machine-readable lines: those of a file's text, and those read above the lines. */

import { agrees, compareNames, foldName } from "../../names/names.ts";
import { labelledValues } from "../certificates/layout/labelled.ts";
import { datesIn } from "../certificates/words/dates.ts";
import type { MrzFields } from "../lines/mrz.ts";
import { againstLines, type ComparedField } from "../printed/against-lines.ts";
import { unsaidFields } from "../printed/unsaid.ts";
import type { ReadZone, TextLine } from "../seen/facts.ts";
import { placed } from "../seen/placed.ts";
import { isWhole, UNREAD } from "../seen/unread.ts";
import type { Finding } from "../verdicts/finding.ts";
import { found } from "../verdicts/weights.ts";

/**
 * Empty where nothing printed, on a line wholly read, can be compared. A contradiction is never settled in favour of either,
 * and a field of the lines that was not read above them is no agreement: a person looks.
 */
export function checkPrinted(
  fields: MrzFields,
  text: readonly TextLine[],
  { lines, printed, glimpsed }: Pick<ReadZone, "lines" | "printed" | "glimpsed"> = { lines: [] },
): Finding[] {
  const written = text.filter(({ text: line }) => !line.includes("<"));
  const labelled = [
    ...days(written, "expiryDate", fields.expiryDate, /expir|valid until|صالح|انتهاء/i),
    ...days(written, "dateOfBirth", fields.dateOfBirth, /birth|الميلاد/i),
    ...numbers(written, [fields.documentNumber, ...fields.optional.split(" ")]),
    ...surnames(written, fields.surname),
  ];
  const compared = [...labelled.filter(({ line }) => isWhole(line)), ...(printed ? againstLines(lines, printed) : [])];
  const against = compared.filter((one) => !one.agrees);
  const [first] = against.length > 0 ? against : compared;
  // Where nobody could look, anything may stand.
  if (printed === null && against.length === 0) return [unread("none", 0)];
  const [unsaid, ...more] = printed && glimpsed ? unsaidFields(lines, glimpsed) : [];
  if (unsaid && against.length === 0) return [unread(unsaid, more.length)];
  if (!first) return [];
  const read = first.read.replaceAll(UNREAD, "").replace(/\s+/g, " ").trim();
  if (first.agrees) return [placed(found("mrz_printed", "pass", { compared: compared.length, read }), first.line)];
  const evidence = { field: first.field, read, expected: saidByLines(first.field, fields), more: against.length - 1 };
  return [placed(found("mrz_printed", "warning", evidence, "compare_printed"), first.line)];
}

/** `more`: how many fields were not read beside this one. */
function unread(field: ComparedField["field"] | "none", more: number): Finding {
  return found("mrz_printed", "not_checked", { field, more }, "clearer_page");
}

/** What the lines say of a field. */
function saidByLines(field: ComparedField["field"], fields: MrzFields): string {
  const { documentNumber, surname, givenNames, birthEither = [] } = fields;
  const birth = fields.dateOfBirth ?? birthEither.join(" / ");
  const expiry = fields.expiryDate ?? "";
  const said: Readonly<Record<ComparedField["field"], string>> = {
    ...{ documentNumber, surname, givenNames, name: `${givenNames} ${surname}`.trim() },
    ...{ dateOfBirth: birth, expiryDate: expiry, issuedOn: expiry },
  };
  return said[field];
}

function days(
  text: readonly TextLine[],
  field: "expiryDate" | "dateOfBirth",
  expected: string | null,
  label: RegExp,
): ComparedField[] {
  if (expected === null) return [];
  return labelledValues(text, label).flatMap(({ value, line }) => {
    const [readings] = datesIn(value);
    return readings ? [{ field, read: value, agrees: readings.includes(expected), line }] : [];
  });
}

/** A visa has its own number and often the passport's. */
function numbers(text: readonly TextLine[], expected: readonly string[]): ComparedField[] {
  return labelledValues(text, /(?:passport|document|visa) (?:no|number)\b/i).flatMap(({ value, line }) => {
    const read = value.toUpperCase().replace(/[^A-Z0-9]/g, "");
    return /\d{4}/.test(read) ? [{ field: "documentNumber", read: value, agrees: expected.includes(read), line }] : [];
  });
}

function surnames(text: readonly TextLine[], expected: string): ComparedField[] {
  return labelledValues(text, /\bsurname\b/i).flatMap(({ value, line }) => {
    const read = foldName(value);
    if (read === "") return [];
    const match = compareNames({ name: expected, truncated: true }, [read]);
    return [{ field: "surname", read: value, agrees: agrees(match), line }];
  });
}
