/** What papers and their parts are headed with. */
import { foldPrinted } from "../fold.ts";
import { HEADINGS } from "../forms/headings.ts";

/** Whether a text is a heading and no more. */
export function isHeading(text: string): boolean {
  const bare = foldPrinted(text.replace(/\([^)]*\)\s*$/, "")).replace(/^[\s([*•–-]+|[\s:.)\]*–-]+$/g, "");
  return HEADINGS.test(bare.replace(/\s+/g, " "));
}
