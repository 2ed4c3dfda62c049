/** Words that stand side by side, in eleven languages and as `tokensOf` folds them. */
import { collapse, fold } from "../../normalise/fold.ts";

/** `_` stands between words of one phrase, `*` behind one that takes every ending; the words as `tokensOf` gives them. */
export function phraseMatcher(forms: string): (words: readonly string[]) => boolean {
  const ways = forms
    .trim()
    .split(/\s+/)
    .map((form) => form.split("_").map(wordPattern).join(" "));
  const pattern = new RegExp(` (?:${ways.join("|")}) `, "u");
  return (words) => pattern.test(` ${words.join(" ")} `);
}

function wordPattern(word: string): string {
  const letters = collapse(fold(word.replaceAll("*", "")));
  return word.endsWith("*") ? `${letters}\\S*` : letters;
}
