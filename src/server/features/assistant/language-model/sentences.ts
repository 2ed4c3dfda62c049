/** Cuts a text that comes in pieces into whole sentences, in any script. */

/** A line's end, or a mark that ends a sentence with a space behind it. A reference holds no space after its dot. */
const END = /\n|[.!?؟۔।॥…]["')\]»”]*\s/u;
/** No honest sentence is longer; what is, comes from a model that has lost itself. */
const LONGEST_SENTENCE = 600;

export class Sentences {
  #rest = "";

  /** The sentences that have become whole. Throws on one without end. */
  add(piece: string): string[] {
    this.#rest += piece;
    const whole: string[] = [];
    for (let end = END.exec(this.#rest); end; end = END.exec(this.#rest)) {
      const at = end.index + end[0].length;
      whole.push(this.#rest.slice(0, at).trim());
      this.#rest = this.#rest.slice(at);
    }
    if (this.#rest.length > LONGEST_SENTENCE) throw new Error("The model's sentence has no end.");
    return whole.filter((sentence) => sentence !== "");
  }

  /** What stands after the last mark. */
  end(): string[] {
    const last = this.#rest.trim();
    this.#rest = "";
    return last === "" ? [] : [last];
  }
}
