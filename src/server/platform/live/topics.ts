/** Sockets of this node that hear one and the same message: it is made once and sent to all of them as the same bytes. */

export type Hearer = (bytes: Buffer) => void;

interface Topic {
  readonly hearers: Set<Hearer>;
  /** Who has heard nothing yet. */
  readonly newcomers: Set<Hearer>;
  said: Buffer | null;
}

export class Topics {
  readonly #topics = new Map<string, Topic>();

  /** Hears what is said of it, until the returned function is called. */
  join(name: string, hear: Hearer): () => void {
    const topic = this.#topics.get(name) ?? { hearers: new Set(), newcomers: new Set(), said: null };
    this.#topics.set(name, topic);
    topic.hearers.add(hear);
    topic.newcomers.add(hear);
    return () => {
      topic.hearers.delete(hear);
      topic.newcomers.delete(hear);
      if (topic.hearers.size === 0 && this.#topics.get(name) === topic) this.#topics.delete(name);
    };
  }

  /** Those that somebody listens to. */
  names(): string[] {
    return [...this.#topics.keys()];
  }

  /** To everybody who has not heard just this. */
  say(name: string, bytes: Buffer): void {
    const topic = this.#topics.get(name);
    if (!topic) return;
    const isNews = topic.said?.equals(bytes) !== true;
    const told = [...(isNews ? topic.hearers : topic.newcomers)];
    topic.said = bytes;
    topic.newcomers.clear();
    for (const hear of told) hear(bytes);
  }

  /** There is nothing to hear of it. */
  drop(name: string): void {
    this.#topics.delete(name);
  }
}
