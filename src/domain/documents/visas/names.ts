/** Names on an electronic visa, in Latin and in Arabic letters. */
import { foldName } from "#domain/names/names.ts";
import { foldPrinted, wordsOf } from "../certificates/fold.ts";
import { beginsAlike, spells } from "../certificates/words/skeleton.ts";
import { phraseOf } from "./words.ts";

/** Latin words, or how they are spelled in Arabic letters. */
export function nameIn(printed: string): string | null {
  if (/^[\p{Script=Arabic}\p{M}\s]+$/u.test(printed)) return foldPrinted(printed);
  return /^[\p{Script=Latin}\p{M}\s.'’,-]+$/u.test(printed) ? sorted(printed) : null;
}

/** Two of one script are the same; of two scripts one spells the other, and has no word that the other has not. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = ARABIC.test(one) ? [one, other] : [other, one];
  if (ARABIC.test(second) || !ARABIC.test(first))
    return phraseOf(one) === phraseOf(other) || sorted(one) === sorted(other);
  const arabic = wordsOf(joined(foldPrinted(first)).replace(OF_ARABIC, ""));
  const latin = wordsOf(joined(foldPrinted(second)).replace(OF_LATIN, "").replaceAll("v", "f"));
  const isCounted = arabic.length <= latin.length && arabic.length >= Math.min(latin.length, 2);
  if (!isCounted || arabic.some((word) => OF_STATE.test(word))) return false;
  // The surname may stand first.
  return latin.some((_, at) => {
    const turned = [...latin.slice(at), ...latin.slice(0, at)].join(" ");
    return spells(arabic.join(" "), turned) && beginsAlike(arabic.join(" "), turned);
  });
}
export const ARABIC = /\p{Script=Arabic}/u;
const sorted = (name: string) => foldName(name).split(" ").toSorted().join(" ");
/** Words that are nobody's name, though a name may have their consonants. */
const OF_STATE =
  /^(?:ملغا|ملغي|منته|مرفوض|ممنوع|متوف|عامل|عمال|عمل|للعمل|خادم|زوج|عمره|زياره|سياح|مرافق|محرم|كفيل|باطل|لاغ|مستخدم|مستعمل|معلق|موقوف|قيد|غير|لم|لا$)/u;
/** What one writes in two words and another in one is one; words for a son and articles are left out. */
const joined = (name: string) => name.replace(/(?<!\p{L})(عبد|ابو|ام|abd[aeu]l|abu|umm?)[ -](?=\p{L})/gu, "$1");
const OF_ARABIC = /(?<!\p{L})(?:(?:بن|ابن|بنت) |ال(?=\p{L}{3}))/gu;
const OF_LATIN = /(?<!\p{L})(?:al|el|bin|binti|bint|ibn|b|u[lrds])[ -]/gu;
