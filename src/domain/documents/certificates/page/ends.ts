/** What an end or a length of time is the end of: the batch of a dose, the stay that a visa permits, or the paper itself. */
import type { TextLine } from "../../seen/facts.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import type { CertificatePage, LabelledValue } from "../layout/parts.ts";
import type { ReadingContext } from "../sentences/strange.ts";
import { datesIn } from "../words/dates.ts";

interface Paper extends ReadingContext {
  readonly page: CertificatePage;
  readonly lines: readonly TextLine[];
}

/** The field that a value is judged by: what ends before the journey and is no batch is no paper for it. */
export function meantBy({ field, value, line }: LabelledValue, paper: Paper): CertificateField {
  if (field === "stay") return paper.kind === "visa" ? field : "valid_until";
  return field === "expiry" && !(paper.ofVaccines && isOfBatch(value, line, paper)) ? "valid_until" : field;
}

/** Records print it with the vaccine, beside the batch, or as a month. */
function isOfBatch(value: string, line: TextLine, { page, lines }: Paper): boolean {
  const at = lines.indexOf(line);
  const isNear = (one: LabelledValue) => OF_BATCH.includes(one.field) && Math.abs(lines.indexOf(one.line) - at) <= 1;
  const isWith = (one: LabelledValue) => one.field === "vaccine" && one.line === line;
  return page.entries.some((one) => isNear(one) || isWith(one)) || datesIn(value).length === 0;
}

const OF_BATCH: readonly CertificateField[] = ["batch", "maker"];
