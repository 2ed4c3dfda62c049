/** Words that were seen in a picture and could not be read beyond doubt: how they are marked, and what a line is worth. */
import type { TextLine } from "./facts.ts";

/** Stands for one such word. */
export const UNREAD = "▯";

/** Stands for what is on a page, from 1, beside the lines that were read. */
export function unreadPage(page: number): TextLine {
  return { text: UNREAD, page, box: [] };
}

/** Every word of it was read. */
export function isWhole({ text }: Pick<TextLine, "text">): boolean {
  return !text.includes(UNREAD);
}

/** At least one word of it was read; marks and single letters are no word. */
export function saysSomething({ text }: Pick<TextLine, "text">): boolean {
  return /\p{L}{3}/u.test(text);
}
