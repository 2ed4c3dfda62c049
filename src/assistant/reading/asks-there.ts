/** Whether it is asked if somebody's paper has been given at all: "Is Ahmad's passport there?" */
import { wordsIn } from "../normalise/fold.ts";
import type { Reading } from "./reading.ts";
import { wordMatcher } from "./words/number-words.ts";
import { phraseMatcher } from "./words/phrases.ts";
import { isWhy, isWithout } from "./words/turn-words.ts";

const isThere = wordMatcher(
  "uploaded arrived موجود موجوده مرفوع وصل وصلت मौजूद এসেছে আছে mevcut yuklendi yuklenmis recu televerse tersedia diunggah هست رسیده загружен загружена mojood",
);
/** Words that stand for something else anywhere but at the end. */
const ENDS_THERE = new RegExp(
  `(?:^|\\s)(?:${wordsOf(["there", "est-il là", "est-elle là", "var mı", "ada", "есть", "آ گیا ہے", "آ گئی ہے", "का पासपोर्ट है", "की फोटो है"])})$`,
  "u",
);

function wordsOf(phrases: readonly string[]): string {
  return phrases.map((phrase) => wordsIn(phrase).join(" ")).join("|");
}

/** Whose it is and which: anything further asks for more than whether it is there. */
const PAPERS = new Set(["passport", "photo", "health_certificate"]);
const OF_THERE = new Set([
  ...[...PAPERS, "document", "upload", "state", "which", "do", "who"],
  ...["father", "mother", "wife", "husband", "son", "daughter", "child", "brother", "sister", "grandparent"],
  ...["everyone", "family_group"],
]);
const MOST_OF_THERE = 8;

export function asksThere({ people, slots, tokens }: Reading, concepts: ReadonlySet<string>): boolean {
  // A visa is nobody's to upload before the booking, and vaccines are asked of rather than their record.
  if (slots.document === null || slots.document === "visa" || slots.document === "vaccination") return false;
  if (tokens.length > MOST_OF_THERE || tokens.some(({ value }) => value !== null)) return false;
  const words = tokens.map(({ text }) => text);
  // Who has none is asked of what is due.
  if (people.isEverybody && words.some(isWithout)) return false;
  if (
    !words.some(isThere) &&
    !ENDS_THERE.test(words.join(" ")) &&
    !/^(?:do you have|have you got) /.test(words.join(" "))
  )
    return false;
  const papers = [...concepts].filter((concept) => PAPERS.has(concept));
  return papers.length <= 1 && [...concepts].every((concept) => OF_THERE.has(concept));
}

/** Whose papers: of everybody's. Persian writes "who" of several as Urdu does "what", beside other words for a paper. */
export const asksWhose = phraseMatcher(
  "whose who which_of_us لمن مين_منا صور_مين جواز_مين جوازات_مين کس_کس کس_کا کس_کی کن_کے کن_کا किसका किसकी किस_किस किन_किन कौन_कौन কার_কার কার কাদের kim kimin kimlerin kimler hangimizin qui_a de_qui quels quelles a_qui siapa پاسپورت_کیا گذرنامه_کیا عکس_کیا سلامت_کیا گواهی_کیا مال_کیا چه_کسانی کدوممون чей чья чьи чьё чье у_кого кто kar_kar kader kis_kis kin_ki kiska kiski",
);

/** "Are all our vaccinations in?": whether everybody has given one kind of paper. */
export function asksIfAllGave(
  { people, slots, tokens, hasTravellers }: Reading,
  concepts: ReadonlySet<string>,
): boolean {
  if (!hasTravellers || !people.isEverybody || slots.document === null || slots.document === "visa") return false;
  if (NOT_GIVEN.some((one) => concepts.has(one)) || tokens.some(({ text }) => isWhy(text))) return false;
  const isIn = /^(?:in|there)$/.test(tokens.at(-1)?.text ?? "");
  return isIn || tokens.some(({ text }) => isGivenAll(text) || isThereAlready(text));
}

export const isGivenAll = wordMatcher(
  "uploaded submitted ارسل رفع رفعنا رفعوا ارفقنا سلم سلمنا اپلوڈ آپلود अपलोड আপলোড yuklendi yuklenmis yuklemis deposes deposees deposee telecharge* diunggah diupload dikirim dihantar dimuat загружен* сдан* отправлен* بھیج* جمع भेज* जमा পাঠা* জমা gonderdi yukledi teslim envoye* depose* transmis kirim mengirim unggah hantar فرستاد* داده отправил* загрузил* сдал* bheja bheje",
);
const isThereAlready = wordMatcher(
  "done وصل وصلت مرفوع مرفوعه موجود موجوده عندكم ہوگئے ہوگیا گئے گئی पहुंच हो गया গেছে আছে হইছে tamam var sont faits fait faites sudah udah dah ada شده رفته هست готовы есть загружены сданы",
);
const NOT_GIVEN = [
  "how",
  "why",
  "when",
  "deadline",
  "need",
  "who",
  "expire",
  "refused",
  "fix",
  "delete",
  "see",
  "where",
  "which",
];
