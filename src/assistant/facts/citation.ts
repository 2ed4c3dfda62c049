/** Where a fact stands, as it is shown beneath an answer. */
import type { Words } from "../answer/render.ts";
import type { Fact } from "./fact.ts";

/** Where the word that holds is read when only guides tell a thing. Source: docs/sources.md#nusuk-address. */
const NUSUK = "https://hajj.nusuk.sa";

export interface Citation {
  readonly id: string;
  readonly source: string;
  readonly url: string;
  readonly checkedOn: string;
}

export function citationOf({ id, source, url, checkedOn }: Fact, words: Words): Citation {
  if (source !== null) return { id, source, url, checkedOn };
  return { id, source: words("assistant", "guides"), url: NUSUK, checkedOn };
}

/** Two facts of one page, or of guides, have one source. */
export function uniqueCitations(citations: readonly Citation[]): Citation[] {
  return citations.filter(
    ({ source, url }, at) => citations.findIndex((one) => one.source === source && one.url === url) === at,
  );
}
