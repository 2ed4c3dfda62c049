/** Free text of a page as the texts that it makes: a sentence goes on over its lines. */
import type { TextLine } from "../../seen/facts.ts";
import type { Free } from "../layout/parts.ts";

/** Texts of lines that follow each other; two columns of two scripts are two texts. */
export function paragraphs(free: readonly Free[], lines: readonly TextLine[]): Free[][] {
  const open: { isArabic: boolean; at: number; parts: Free[] }[] = [];
  for (const part of free) {
    const [isArabic, at] = [/\p{Script=Arabic}/u.test(part.text), lines.indexOf(part.line)];
    const before = open.findLast((one) => one.isArabic === isArabic);
    const page = before?.parts.at(-1)?.line.page;
    if (before && page === part.line.page && at - before.at <= 1) {
      before.parts.push(part);
      before.at = at;
    } else open.push({ isArabic, at, parts: [part] });
  }
  return open.map(({ parts }) => parts);
}
