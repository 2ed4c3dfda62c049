/** Records of vaccination in the languages that have lists of their own. */
import { englishRecord } from "./en.ts";
import type { RecordForms } from "./form.ts";
import { frenchRecord } from "./fr.ts";
import { indonesianRecord } from "./id.ts";
import { malayRecord } from "./ms.ts";
import { russianRecord } from "./ru.ts";
import { turkishRecord } from "./tr.ts";

const RECORDS: readonly RecordForms[] = [
  ...[englishRecord, frenchRecord, indonesianRecord, malayRecord, russianRecord, turkishRecord],
];

/** Words between the holder and the day of a dose. */
export const WORDS_OF_DOSES = RECORDS.map(({ dose }) => dose).join(" ");
/** Words of a record's own house, forms and notes, by its language, English first. */
export const WORDS_OF_RECORDS = RECORDS.map(({ page }) => page);
export const ROLES_OF_RECORDS = RECORDS.map(({ roles }) => roles).join("|");
export const NOTES_OF_RECORDS = RECORDS.flatMap(({ notes }) => notes);
