/** Decides what of a model's sentences is shown: never a word, figure or link that only the model vouches for. */
import type { OfferedAction } from "#assistant/answer/answer.ts";
import { type Citation, uniqueCitations } from "#assistant/facts/citation.ts";
import { type Ledger, type LedgerLine, STRANGE } from "./ledger.ts";
import { type LineReference, worded } from "./own-words.ts";

/** `{{r3}}`: the whole sentence; `{{r3.price}}`: a value of it; `{{fact:leastAge}}`; `{{draft}}`. */
const REFERENCE = /\{\{\s*([a-z]\w*(?::\w+)?)(?:\.(\w+))?\s*\}\}/gi;
/** In any script; a figure comes by reference alone. */
const FIGURE = /\p{N}/u;
const LONGEST_ANSWER = 2_000;

export class ShownLines {
  readonly #ledger: Ledger;
  readonly #send: (line: string) => void;
  readonly #shown: string[] = [];
  readonly #used = new Set<LedgerLine>();

  constructor(ledger: Ledger, send: (line: string) => void) {
    this.#ledger = ledger;
    this.#send = send;
  }

  /** Throws where the sentence refers to what was never looked up: such a model is not believed in anything. */
  take(sentence: string): void {
    const references = [...sentence.matchAll(REFERENCE)].map(([, ref = "", name]) => this.#resolve(ref, name));
    const own = sentence.replace(REFERENCE, " ");
    if (references.length === 0 || FIGURE.test(own) || STRANGE.test(own)) return;
    const said = worded(sentence.split(REFERENCE_WHOLE), references, this.#ledger.writer);
    if (said !== null) this.#show(said, references);
    // Words that nothing vouches for are left out; what they speak of is said in ours.
    else for (const { line } of references) if (!this.#used.has(line)) this.#show(line.text, [{ line }]);
  }

  get text(): string {
    return this.#shown.join("\n");
  }

  get lines(): readonly LedgerLine[] {
    return [...this.#used];
  }

  get citations(): Citation[] {
    return uniqueCitations(this.lines.flatMap(({ citations }) => citations));
  }

  get actions(): OfferedAction[] {
    return this.lines.flatMap(({ actions }) => actions);
  }

  #resolve(ref: string, name: string | undefined): LineReference {
    const line = this.#ledger.line(ref);
    const of = name === undefined ? undefined : line?.values[name];
    if (!line || (name !== undefined && of === undefined))
      throw new Error("The model refers to what was not looked up.");
    return { line, value: name === undefined || of === undefined ? null : { name, of } };
  }

  #show(text: string, used: readonly Pick<LineReference, "line">[]): void {
    for (const { line } of used) this.#used.add(line);
    if (this.text.length + text.length > LONGEST_ANSWER) throw new Error("The model's answer is too long.");
    this.#shown.push(text);
    this.#send(text);
  }
}

const REFERENCE_WHOLE = /\{\{[^{}]*\}\}/;
