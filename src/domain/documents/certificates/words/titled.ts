/** Whether a text is made of names and titles: no sentence, no word that is written small and means something. */
import { foldPrinted, wordsOf } from "../fold.ts";
import { isKnownWord } from "./lexicon.ts";

/** Small words that names of places and titles have between their capitals. */
const BETWEEN = new Set(
  "pharm rn md of the and for de des du la le l d van den el al bin binti st at in ve et und i dan da do a p s o rue ul avenue place bis jl jalan cad sokak street road".split(
    " ",
  ),
);
const VERBS =
  /\b(?:is|are|was|were|has|had|have|been|be|can|he|she|his|her|they|that|who|please|received|requires?|needs?|found|shows?|your|you|am|do|does|did|to|but|because|also|says?|said|wait|refer|see|call|return|come|bring|stop|avoid|hold|delay|postpone|defer|review|repeat|only if|received|prepared|complete the)\b/;
/** Scripts without large letters. */
const CASELESS = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}]/u;
const MOST_CASELESS = 7;

export function isTitled(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}\p{N}'’.&]+/gu) ?? [];
  const strange = words.filter((word) => CASELESS.test(word) && !wordsOf(word).every(isKnownWord));
  if (VERBS.test(foldPrinted(text)) || strange.length > MOST_CASELESS) return false;
  return words.every(
    (word) =>
      CASELESS.test(word) ||
      /^\p{Lu}/u.test(word) ||
      /\d/.test(word) ||
      wordsOf(word).every((one) => isKnownWord(one) || BETWEEN.has(one)),
  );
}
