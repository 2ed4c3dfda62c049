/** Text that people write. */
import { z } from "zod";

/** At most `max` characters, spaces around it cut off; may be empty. */
export const textUpTo = (max: number) => z.string().trim().max(max);

/** The same, and something must stand there. */
export const filledText = (max: number) => z.string().trim().min(1).max(max);

/** One line: nothing that could end a mail's header or hide in a list. */
const isLine = (text: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

/** One line of at most `max` characters, spaces around it cut off; may be empty. */
export const lineUpTo = (max: number) => z.string().trim().max(max).refine(isLine);

/** The same, and something must stand there. */
export const filledLine = (max: number) => z.string().trim().min(1).max(max).refine(isLine);

/** How somebody is called: one line, and no address of a page, for it stands in mails to others. */
export const nameLine = (max: number) => filledLine(max).refine((text) => !text.includes("://"));
