/** Whether a question wants a yes or a no. */
import { fold } from "../normalise/fold.ts";

const BEGINS =
  /^(?:\W|hello|hi|salam|please|and|so|but|ok)*(?:can|may|could|is|are|am|do|does|did|will|would|should|shall|must|have|has|was)\b|(?:^|\W)(?:can|may|could|should|must) (?:i|we|he|she|they|my|our|a|the|someone|somebody|anyone|children|kids|women)\b|\b(?:allowed|right|ok|fine)\s*\??$/;
const HOLDS = new RegExp(
  [
    fold("(?:^|\\s)(?:هل|يجوز|يقدر|تقدر|اقدر|نقدر|ممكن|ينفع|يمكن|يصح|عادی)(?:\\s|$)"),
    fold("(?:سکت[اے ی]|سکتی|سکتے|سکتا|سکتی)"),
    "(?:सकत|क्या .*(?:है|हैं|होग|चलेग)|चलेगा)",
    "(?:পারব|পারি|পারে|যাবে কি|হবে কি|কি .*(?:যায়|আছে|হবে|লাগে))",
    "(?:^|\\s)\\S*(?:bilir|abilir|ebilir)\\S*|(?:^|\\s)m[iu](?:\\s|\\?|y|$)",
    "\\b(?:est-ce|puis-je|peut-on|peut|peux|peuvent|pouvons|le droit|faut-il|dois-je|ai-je|a-t-on)\\b",
    "\\b(?:apakah|bolehkah|bisakah|bisa|boleh|adakah|perlukah)\\b",
    fold("(?:آیا|می توان|میتوان|میشه|می شود|میشود|میتونه|می تونه|میتونم|جایز)"),
    "(?:^|\\s)(?:можно|можем|может|могу|могут|ли|нужно ли|разрешено)(?:\\s|\\?|$)",
    "\\b(?:sakta|sakti|sakte|sakenge|chalega)\\b",
  ].join("|"),
  "u",
);

export function asksWhether(text: string): boolean {
  const folded = fold(text).trim();
  return BEGINS.test(folded) || HOLDS.test(folded);
}
