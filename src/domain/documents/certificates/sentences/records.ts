/** What records of vaccination print of themselves: whole sentences, and the words of their houses, forms and signatures. */
import { foldPrinted, wordsOf } from "../fold.ts";
import { NOTES_OF_RECORDS, WORDS_OF_DOSES, WORDS_OF_RECORDS } from "../forms/records/records.ts";
import { withoutDates } from "../words/dates.ts";

/** None of them says anything of anybody beside what every record says. */
export const OF_RECORDS: ReadonlySet<string> = new Set(wordsOf(`${WORDS_OF_DOSES} ${WORDS_OF_RECORDS.join(" ")}`));

const [ENGLISH = new Set<string>(), ...OTHERS] = WORDS_OF_RECORDS.map((words) => new Set(wordsOf(words)));

/** Whether words are of one language's house, forms and signatures, perhaps with English ones beside them. */
export function areOfRecord(words: readonly string[]): boolean {
  return OTHERS.some((own) => words.every((word) => own.has(word) || ENGLISH.has(word)));
}

const NOTE = new RegExp(`^(?:${NOTES_OF_RECORDS.join("|")})$`, "u");
const LONGEST = 200;

/** Whether a text is such sentences and no more. */
export function isRecordNote(text: string): boolean {
  const folded = withoutDates(foldPrinted(text)).replace(/\s+/gu, " ").trim();
  if (folded.length > LONGEST) return false;
  const parts = folded
    .split(/(?<=\p{L}{2})(?<!(?:^|\s)(?:no|nr|rp|dr|sp|tel|max|exp))[.!;](?:\s|$)/u)
    .map((part) => part.replace(/^[\s(*•–-]+|[\s.,:;)*!]+$/gu, ""));
  const told = parts.filter((part) => part !== "");
  return told.length > 0 && told.every((part) => NOTE.test(part));
}
