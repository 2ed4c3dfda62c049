/** Tells what is plainly none of the papers from papers that nobody could read: the first goes back at once, the second to a person. */
import type { DocumentFacts } from "./facts.ts";
import { saysSomething } from "./unread.ts";

export type NoPaper = "blank" | "address_page";

type Facts = Pick<DocumentFacts, "file" | "zone" | "capture" | "text" | "textFrom" | "portrait">;

/** Print changes brightness by more; the noise of a camera by less. */
const LEAST_INK = 16;
/** Pixels of the longer side: of a smaller picture nobody can say what was on the page. */
const LEAST_SIDE = 500;

/** Null for everything that may be a paper. */
export function noPaper(facts: Facts): NoPaper | null {
  if (isBlank(facts)) return "blank";
  return facts.textFrom === "picture" && isAddressPage(facts) ? "address_page" : null;
}

/** One picture that was searched for lines, on which nothing stands out from its ground. */
function isBlank({ file, zone, capture, text, portrait }: Facts): boolean {
  if (zone || !capture || portrait?.figure !== null) return false;
  const isLarge = Math.max(file.width, file.height) >= LEAST_SIDE;
  const isEmpty = capture.ink < LEAST_INK && capture.print === 0 && !capture.isLined;
  return isLarge && isEmpty && !text.some(saysSomething);
}

/** What stands on the last page of passports that have one, and together on no paper that is asked for. */
const OF_PARENTS = [/\bfather\b/i, /\bmother\b/i, /\baddress\b/i];
const OF_ADDRESS_PAGES = /\bspouse\b|\blegal guardian\b|\bold passport\b|\bemigration check\b/i;

function isAddressPage({ text }: Facts): boolean {
  const says = (label: RegExp) => text.some((line) => saysSomething(line) && label.test(line.text));
  return says(OF_ADDRESS_PAGES) && OF_PARENTS.every(says);
}
