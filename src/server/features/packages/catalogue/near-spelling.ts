/** Finds offers whose words are nearly those looked for: one letter in five may be wrong, and the end may be missing. */
import MiniSearch from "minisearch";
import type { Package } from "#contract/packages.ts";
import type { SearchedText } from "#domain/packages/search/search.ts";

/** An offer with the texts that are searched, made once. */
export interface SearchedOffer {
  readonly view: Package;
  readonly text: SearchedText;
}

interface Line {
  readonly id: string;
  readonly text: string;
}

/** Kept from search to search: only what has changed its words is read again. */
export class NearSpelling {
  readonly #index = new MiniSearch<Line>({
    fields: ["text"],
    searchOptions: { combineWith: "AND", prefix: true, fuzzy: 0.2 },
  });
  readonly #texts = new Map<string, string>();

  /** The ids of the offers that come near; the words themselves count as near too. */
  find(offers: readonly SearchedOffer[], words: string): ReadonlySet<string> {
    this.#read(offers);
    return new Set(this.#index.search(words).map(({ id }) => String(id)));
  }

  #read(offers: readonly SearchedOffer[]): void {
    const gone = new Set(this.#texts.keys());
    for (const { view, text } of offers) {
      gone.delete(view.id);
      this.#put({ id: view.id, text: text.words });
    }
    for (const id of gone) {
      this.#texts.delete(id);
      this.#index.discard(id);
    }
  }

  #put(line: Line): void {
    const known = this.#texts.get(line.id);
    if (known === line.text) return;
    if (known === undefined) this.#index.add(line);
    else this.#index.replace(line);
    this.#texts.set(line.id, line.text);
  }
}
