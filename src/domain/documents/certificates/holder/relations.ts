/** Whether a text tells of somebody by the holder: then it is about the wife, the son or the companion, and not about the holder. */

import { foldPrinted, wordsOf } from "../fold.ts";
import { SPOUSES } from "../forms/sentences/turns.ts";
import { spells } from "../words/skeleton.ts";
import type { HolderFacts } from "./about.ts";

const TITLES =
  "(?:(?:the|mr|mrs|ms|miss|dr|mme|m|haji|hajj|hajjah|alhaji|hajiya|shri|smt|bapak|ibu|encik|puan|sayin)[. ]+)*";
const RELATIVES = new RegExp(
  String.raw`(?<!\p{L})(?:wife|husband|son|daughter|mother|father|brother|sister|spouse|widow|companion|child|twin|epouse|mari|fils|fille|mere|pere|istri|suami|anak|adik|kakak|жена|муж|сын|дочь|мать|отец|брат|сестра)(?: (?:of|to|de|du|dari|kepada))?[\s,:(]+${TITLES}$`,
  "u",
);
const OF_HOLDER =
  /^['’]?s? ?(?:wife|husband|son|daughter|mother|father|brother|sister|spouse|child|companion|'(?:in|ın|un|ün) (?:esi|oglu|kizi|annesi|babasi))\b/u;
const ARABIC =
  /(?<!\p{L})و?(?:زوجه?|حرم|ارمله|والده?|شقيق\p{L}*|ابنه?|كريمه|نجل|مرافقه?)[ /:]+(?:(?:السيد|السيده|المواطن|المواطنه|الحاج|الحاجه|المذكور|المرحوم)[ /:]+)*((?:\p{Script=Arabic}+ ?){2,6})/gu;

/** Whether a text has any word for a husband, a wife, a parent, a child or a companion. */
export function namesRelative(text: string): boolean {
  return KIN.test(foldPrinted(text));
}

const KIN = new RegExp(
  `${SPOUSES}|(?<![\\p{L}\\p{M}])(?:son|daughter|child|children|mother|father|brother|sister|companion|mahram|mehram|fils|fille|enfant|mere|pere|anak|ibu|ayah|oglu|kizi|annesi|babasi|cocu[gk]\\p{L}*|refakat\\p{L}*|сын\\p{L}*|доч\\p{L}*|мать|матери|отец|отца|و?ابن\\p{L}*|و?بنت|و?والد\\p{L}*|و?مرافق\\p{L}*|بيٹ\\p{L}*|فرزند|مادر|پدر|पुत्र\\p{M}*|माता|पिता|পুত্র|কন্যা|মাতা|পিতা)(?![\\p{L}\\p{M}])`,
  "u",
);

export function tellsOfRelative(text: string, { names }: HolderFacts): boolean {
  const folded = foldPrinted(text).replace(/\s+/g, " ");
  const latin = names.some((name) => {
    const own = foldPrinted(name);
    return [...folded.matchAll(new RegExp(own.replace(/[^\p{L}\p{M} ]/gu, "."), "gu"))].some(
      ({ index, 0: found }) =>
        RELATIVES.test(folded.slice(0, index)) || OF_HOLDER.test(folded.slice(index + found.length)),
    );
  });
  return latin || [...folded.matchAll(ARABIC)].some(([, run = ""]) => names.some((name) => isSpelled(run, name)));
}

/** The run begins with the name, in its own script. */
function isSpelled(run: string, name: string): boolean {
  const words = run.trim().split(" ");
  const count = wordsOf(name).length;
  return [count - 1, count, count + 1].some(
    (length) => length > 1 && length <= words.length && spells(words.slice(0, length).join(" "), name),
  );
}
