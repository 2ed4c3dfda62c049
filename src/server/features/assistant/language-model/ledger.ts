/** What was looked up for one answer: sentences of ours, each under a reference that the model may write in place of words. */
import type { Answer, OfferedAction } from "#assistant/answer/answer.ts";
import { type Writer, write, writeValue } from "#assistant/answer/render.ts";
import type { Action, Reply, Sentence, Value } from "#assistant/answer/reply.ts";
import { type Citation, citationOf } from "#assistant/facts/citation.ts";
import { type Fact, factWordsKey } from "#assistant/facts/fact.ts";

export interface LedgerLine {
  readonly ref: string;
  /** Of the sentence in the catalogue; empty for facts and the draft. */
  readonly key: string;
  readonly text: string;
  /** By name, as the sentence has them. */
  readonly values: Readonly<Record<string, Value>>;
  readonly actions: readonly OfferedAction[];
  readonly citations: readonly Citation[];
  /** What the line is of, where it is of one thing that can be asked for again. */
  readonly subject: LineSubject | null;
}

export interface LineSubject {
  readonly kind: "person" | "package" | "booking";
  readonly id: string;
}

/** A line as the model is told it. */
export interface ModelLine {
  readonly ref: string;
  readonly says: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** The engine's own answer. */
export const DRAFT = "draft";

export type SubjectOf = (sentence: Sentence, at: number) => LineSubject | null;

/** Addresses, mailboxes, markup: nothing that an answer of ours needs, whoever wrote it into a name. */
export const STRANGE = /https?:|www\.|\S@\S|[<>`{}]|\[[^\]]*\]\(/i;

export class Ledger {
  readonly writer: Writer;
  readonly #lines = new Map<string, LedgerLine>();
  #rows = 0;

  constructor(writer: Writer) {
    this.writer = writer;
  }

  /** A reply's sentences, each once however often it is looked up; what is strange in somebody's text is left out. */
  add({ sentences, actions }: Reply, subjectOf: SubjectOf = () => null): ModelLine[] {
    return sentences.flatMap((sentence, at) => {
      const { text } = write(this.writer, sentence);
      if (STRANGE.test(text)) return [];
      const subject = subjectOf(sentence, at);
      const known = [...this.#lines.values()].find((line) => line.text === text);
      if (known) return [this.#row(known)];
      this.#rows += 1;
      const line = {
        ...{ ref: `r${this.#rows}`, key: sentence.key, text, values: sentence.values ?? {}, subject, citations: [] },
        actions: actionsOf(actions, sentence, subject).map((action) => this.offered(action)),
      };
      this.#lines.set(line.ref, line);
      return [this.#row(line)];
    });
  }

  addFact(fact: Fact): ModelLine {
    const text = this.writer.words("facts", factWordsKey(fact));
    const citations = [citationOf(fact, this.writer.words)];
    return this.#keep({ ref: `fact:${fact.id}`, key: "", text, values: {}, actions: [], citations, subject: null });
  }

  addDraft({ citations, actions }: Pick<Answer, "citations" | "actions">, text: string): ModelLine {
    return this.#keep({ ref: DRAFT, key: "", text, values: {}, actions, citations, subject: null });
  }

  /** Null: nothing of that reference was looked up. */
  line(ref: string): LedgerLine | null {
    return this.#lines.get(ref) ?? null;
  }

  /** What a line is of, where it is of a thing of this kind. */
  subject(ref: string, kind: LineSubject["kind"]): string | null {
    const subject = this.#lines.get(ref)?.subject;
    return subject?.kind === kind ? subject.id : null;
  }

  /** `r3.price`, as it stands in the sentence. */
  value(ref: string): Value | null {
    const [of = "", name = ""] = ref.split(".");
    return this.#lines.get(of)?.values[name] ?? null;
  }

  /** As it is shown to be pressed. */
  offered({ key, target, values }: Action): OfferedAction {
    return { label: this.writer.words("assistant", `actions.${key}`, values), target };
  }

  #keep(line: LedgerLine): ModelLine {
    this.#lines.set(line.ref, line);
    return { ref: line.ref, says: line.text };
  }

  #row({ ref, text, values }: LedgerLine): ModelLine {
    const written = Object.entries(values).map(([name, value]) => [name, writeValue(this.writer, value)] as const);
    return { ref, says: text, ...(written.length > 0 && { values: Object.fromEntries(written) }) };
  }
}

/** A line of one package leads to it; the others lead where their reply does. */
function actionsOf(actions: readonly Action[], { values }: Sentence, subject: LineSubject | null): readonly Action[] {
  if (subject?.kind === "package" && typeof values?.name === "string")
    return [{ key: "offer", target: `open:/packages/${subject.id}`, values: { name: values.name } }];
  return actions.filter(({ target }) => !target.startsWith("open:/packages/")).slice(0, 1);
}
