/** Days that are still to come, on papers that tell of what was done. */

import type { TextLine } from "../../seen/facts.ts";
import type { JudgeContext } from "../../verdicts/context.ts";
import { foldPrinted } from "../fold.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import type { CertificatePage } from "../layout/parts.ts";
import type { ReadingContext } from "../sentences/strange.ts";
import { datesIn } from "../words/dates.ts";
import { againstOf } from "../words/vaccines.ts";

interface Paper extends ReadingContext {
  readonly page: CertificatePage;
  readonly lines: readonly TextLine[];
}

/** What a day to come is told of where it ends no protection: a batch, a journey, a passport. */
const OF_DAYS_TO_COME =
  /(?<!\p{L})(?:exp\p{L}*|lot|batch|b\.?\s?n|seri\p{L}*|parti\p{L}*|skt|kadaluarsa|luput|peremption|travel\p{L}*|depart\p{L}*|arriv\p{L}*|flight|journey|passport\p{L}*|hajj?|haji|hac|годен|годност\p{L}*|серия|تشغيل\p{L}*|التشغيله|سفر\p{L}*|السفر|مغادر\p{L}*|الحج|بيچ|বিমান|ব্যাচ)(?!\p{L})/u;

/** Days that have rules of their own: the dose's, and what a batch ends on. */
const JUDGED: readonly CertificateField[] = ["expiry", "given_on", "date"];

/** Lines with a day between this one and the end of the Hajj: the end of a validity, the next dose or an appointment. */
export function daysToCome({ page, lines, style, kind }: Paper, { today, lastHajjDay }: JudgeContext): TextLine[] {
  if (kind === "visa") return [];
  const ofBatches = new Set(page.rows.filter(({ header }) => header.includes("expiry")).map(({ line }) => line));
  const ofExpiry = new Set(page.entries.filter(({ field }) => JUDGED.includes(field)).map(({ line }) => line));
  // When a row's other vaccine is due says nothing of this one.
  const isOfOther = (line: TextLine) => kind === "vaccination" && againstOf(line.text) === "other" && ofRows.has(line);
  const ofRows = new Set(page.rows.map(({ line }) => line));
  return lines
    .filter(
      (line) =>
        !isOfOther(line) &&
        !ofBatches.has(line) &&
        !ofExpiry.has(line) &&
        !OF_DAYS_TO_COME.test(foldPrinted(line.text)),
    )
    .filter(({ text }) => datesIn(text, style).some((days) => days.every((day) => day > today && day <= lastHajjDay)));
}
