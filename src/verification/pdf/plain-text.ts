/** A PDF's characters as people would type them: shapes of letters as letters, in reading order, what has no meaning as unread. */
import { UNREAD } from "#domain/documents/seen/unread.ts";

/** Words with a character that stands for no letter: a control, a font's own code, or the mark of what was lost. */
const MEANINGLESS = /\S*[\p{Cc}\p{Co}\ufffd]\S*/gu;
/** Arabic letters and shapes with what may stand between them. */
const ARABIC = /\p{P}*\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\p{P}\s]*[\p{Script=Arabic}\p{M}\p{P}])?/gu;

export function plainText(text: string): string {
  return text
    .replace(/[\t\n\r]/g, " ")
    .replace(MEANINGLESS, UNREAD)
    .replace(ARABIC, (run) => (isReversed(run) ? [...run].toReversed().join("") : run))
    .normalize("NFKC");
}

/** First shapes of the letters that join on both sides: isolated, final, initial and medial stand in a row. Source: Unicode, Arabic Presentation Forms A and B. */
const JOINING = new Set([
  ...[0xfb52, 0xfb56, 0xfb5a, 0xfb5e, 0xfb62, 0xfb66, 0xfb6a, 0xfb6e, 0xfb72, 0xfb76, 0xfb7a, 0xfb7e],
  ...[0xfb8e, 0xfb92, 0xfb96, 0xfb9a, 0xfba0, 0xfba6, 0xfbaa, 0xfbd3, 0xfbe4, 0xfbfc],
  ...[0xfe89, 0xfe8f, 0xfe95, 0xfe99, 0xfe9d, 0xfea1, 0xfea5, 0xfeb1, 0xfeb5, 0xfeb9, 0xfebd, 0xfec1, 0xfec5],
  ...[0xfec9, 0xfecd, 0xfed1, 0xfed5, 0xfed9, 0xfedd, 0xfee1, 0xfee5, 0xfee9, 0xfef1],
]);
/** Last shapes of the letters that join on one side. */
const LAST = new Set([
  ...[0xfb51, 0xfb83, 0xfb85, 0xfb87, 0xfb89, 0xfb8b, 0xfb8d, 0xfb9f, 0xfba5, 0xfbaf, 0xfbb1],
  ...[0xfe82, 0xfe84, 0xfe86, 0xfe88, 0xfe8e, 0xfe94, 0xfeaa, 0xfeac, 0xfeae, 0xfeb0, 0xfeee, 0xfef0],
  ...[0xfef6, 0xfef8, 0xfefa, 0xfefc],
]);

const isFinal = (shape: number) => JOINING.has(shape - 1) || LAST.has(shape);
const isInitial = (shape: number) => JOINING.has(shape - 2);

/** Whether words end where they should begin: the shape of a last letter before its word, that of a first letter after it. */
function isReversed(run: string): boolean {
  const words = run.split(/[\s\p{P}]+/u).filter((word) => word !== "");
  const votes = words.map((word) => {
    const first = word.codePointAt(0) ?? 0;
    const last = [...word].at(-1)?.codePointAt(0) ?? 0;
    return Number(isFinal(first)) + Number(isInitial(last)) - Number(isInitial(first)) - Number(isFinal(last));
  });
  return votes.reduce((sum, vote) => sum + vote, 0) > 0;
}
