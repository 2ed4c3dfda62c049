/** Whether a text says only what its sources say: every number, and every name in capitals, has to stand in one of them. */
import { foldDigits } from "../normalise/fold.ts";

const NUMBER = /\d+(?:[.,:\u00a0\u202f ]\d+)*/g;
/** A capitalised Latin word that does not begin a sentence: a name, a month, a place. */
const NAME = /(?<=[\p{L}\p{N},;:()–-]\s)\p{Lu}[\p{L}\p{M}]{2,}/gu;

/** What no source has, as it is written; empty: the text is grounded. */
export function ungrounded(text: string, sources: readonly string[]): string[] {
  const numbers = new Set(sources.flatMap(numbersIn));
  const words = sources.join(" \n ").toLowerCase();
  return [
    ...numbersIn(text).filter((number) => !numbers.has(number)),
    ...(text.match(NAME) ?? []).filter((name) => !words.includes(name.toLowerCase())),
  ];
}

/** Without marks for thousands, so that `34,000` and `34 000` are one number; `12.5` and `12:30` stay whole. */
function numbersIn(text: string): string[] {
  const folded = foldDigits(text.replace(/[\u2066-\u2069\u200e\u200f]/g, ""));
  return (folded.match(NUMBER) ?? []).flatMap((run) => {
    const joined = run.replace(/[,.\u00a0\u202f ](?=\d{3}(?!\d))/g, "");
    return joined.split(/[\u00a0\u202f ,]/).filter((part) => part !== "");
  });
}
