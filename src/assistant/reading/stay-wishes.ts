/** Which kind of stay and which camp a question asks for, as packages state them. */
import { type AccommodationType, CAMP_CLASSES, type CampClass } from "#domain/packages/package.ts";
import { wordMatcher } from "./words/number-words.ts";
import { isCamp } from "./words/offer-words.ts";
import { phraseMatcher } from "./words/phrases.ts";
import type { Token } from "./words/tokens.ts";

const STAYS: readonly (readonly [AccommodationType, (words: readonly string[]) => boolean])[] = [
  [
    "Presidential Suite",
    phraseMatcher("presidential* presidentiel* presiden رياسي صدارتی प्रेसिडेंशियल প্রেসিডেন্সিয়াল baskanlik президентск*"),
  ],
  ["VIP", phraseMatcher("vip vvip وي_اي_بي في_اي_بي كبار_الشخصيات وی_آئی_پی وی_ای_پی वीआईपी ভিআইপি вип")],
  ["Deluxe", phraseMatcher("deluxe delux ديلوكس دیلوکس دلوکس ڈیلکس डीलक्स ডিলাক্স делюкс")],
  ["Standard", phraseMatcher("standard standart standar ستاندرد ستاندارد استاندارد اسٹینڈرڈ स्टैंडर्ड স্ট্যান্ডার্ড стандартн*")],
];

/** Marks what it has read in `used`. */
export function stayIn(tokens: readonly Token[], used: Set<number>): AccommodationType | undefined {
  const words = tokens.map(({ text }) => text);
  const found = STAYS.find(([, is]) => is(words));
  if (!found) return undefined;
  for (const [at, word] of words.entries()) if (found[1]([word])) used.add(at);
  return found[0];
}

const isClass = wordMatcher(
  "class category cat grade فئه الفئه درجه الدرجه كلاس کلاس درجہ کیٹیگری رده क्लास कैटेगरी श्रेणी ক্লাস ক্যাটাগরি শ্রেণি sinif sinifi kategori classe categorie kelas класс класса категори*",
);
/** Letters of other keyboards that stand for those of the classes. */
const LETTERS: Readonly<Record<string, CampClass>> = {
  А: "A",
  Б: "B",
  С: "C",
  Д: "D",
  أ: "A",
  ا: "A",
  ب: "B",
  ج: "C",
  د: "D",
};

/** "Class A" is A and what is above it: the plus of "A+" is lost among the marks of a sentence. */
export function campClassesIn(tokens: readonly Token[], used: Set<number>): readonly CampClass[] | undefined {
  if (!tokens.some(({ text }) => isCamp(text))) return undefined;
  for (const [at, { text }] of tokens.entries()) {
    if (!isClass(text) && !isCamp(text)) continue;
    for (const beside of [at + 1, at - 1]) {
      const letter = letterOf(tokens[beside]?.raw ?? "", isClass(text) && beside > at);
      if (letter === null) continue;
      used.add(at).add(beside);
      return letter === "A" ? CAMP_CLASSES.filter((one) => one.startsWith("A")) : [letter];
    }
  }
  return undefined;
}

/** A small letter is one only behind the word for a class: "a camp" is any. */
function letterOf(raw: string, isAnyCase: boolean): CampClass | null {
  const letter = LETTERS[raw] ?? (isAnyCase ? raw.toUpperCase() : raw);
  return CAMP_CLASSES.find((one) => one === letter) ?? null;
}
