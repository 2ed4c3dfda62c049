/** Compares the printed fields of a passport or visa, where the file has them as text, with its machine-readable lines. */
import { datesIn } from "./certificates/dates.ts";
import { labelledValues } from "./certificates/labelled.ts";
import type { TextLine } from "./facts.ts";
import type { Finding } from "./finding.ts";
import type { MrzFields } from "./mrz.ts";
import { agrees, compareNames, foldName } from "./names.ts";
import { placed } from "./placed.ts";
import { isWhole } from "./unread.ts";
import { found } from "./weights.ts";

interface Compared {
  readonly field: string;
  readonly read: string;
  readonly agrees: boolean;
  readonly line: TextLine;
}

/** Empty where nothing printed, on a line wholly read, can be compared. A contradiction is never settled in favour of either: a person looks. */
export function checkPrinted(fields: MrzFields, text: readonly TextLine[]): Finding[] {
  const printed = text.filter(({ text: line }) => !line.includes("<"));
  const labelled = [
    ...days(printed, "expiryDate", fields.expiryDate, /expir|valid until|صالح|انتهاء/i),
    ...days(printed, "dateOfBirth", fields.dateOfBirth, /birth|الميلاد/i),
    ...numbers(printed, [fields.documentNumber, ...fields.optional.split(" ")]),
    ...surnames(printed, fields.surname),
  ];
  const compared = labelled.filter(({ line }) => isWhole(line));
  const against = compared.find(({ agrees }) => !agrees);
  if (against) {
    const evidence = { field: against.field, read: against.read };
    return [placed(found("mrz_printed", "warning", evidence, "compare_printed"), against.line)];
  }
  const [first] = compared;
  return first
    ? [placed(found("mrz_printed", "pass", { compared: compared.length, read: first.read }), first.line)]
    : [];
}

function days(text: readonly TextLine[], field: string, expected: string | null, label: RegExp): Compared[] {
  if (expected === null) return [];
  return labelledValues(text, label).flatMap(({ value, line }) => {
    const [readings] = datesIn(value);
    return readings ? [{ field, read: value, agrees: readings.includes(expected), line }] : [];
  });
}

/** A visa has its own number and often the passport's. */
function numbers(text: readonly TextLine[], expected: readonly string[]): Compared[] {
  return labelledValues(text, /(?:passport|document|visa) (?:no|number)\b/i).flatMap(({ value, line }) => {
    const read = value.toUpperCase().replace(/[^A-Z0-9]/g, "");
    return /\d{4}/.test(read) ? [{ field: "documentNumber", read: value, agrees: expected.includes(read), line }] : [];
  });
}

function surnames(text: readonly TextLine[], expected: string): Compared[] {
  return labelledValues(text, /\bsurname\b/i).flatMap(({ value, line }) => {
    const read = foldName(value);
    if (read === "") return [];
    const match = compareNames({ name: expected, truncated: true }, [read]);
    return [{ field: "surname", read: value, agrees: agrees(match), line }];
  });
}
