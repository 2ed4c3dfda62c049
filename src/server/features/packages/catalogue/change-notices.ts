/** Tells the other nodes which packages have changed, many in one message, and hears it from them. */
import type { Bus } from "#server/platform/bus/bus.ts";
import type { Logger } from "#server/platform/observe/log.ts";

const CHANNEL = "packages_changed";
/** Instead of a list that would not fit into a message. */
const EVERYTHING = "*";
/** Ids have 36 characters; a message of the bus holds 7,900. */
const MAX_IDS = 100;

interface Hearer {
  changed(packageIds: readonly string[]): void;
  /** Something may have been missed: anything may have changed. */
  lost(): void;
}

export class ChangeNotices {
  readonly #bus: Bus;
  readonly #log: Logger;
  #unsent = new Set<string>();
  #sending = false;

  constructor({ bus, log }: { bus: Bus; log: Logger }, hearer: Hearer) {
    this.#bus = bus;
    this.#log = log;
    bus.subscribe(CHANNEL, {
      message: (text) => (text === EVERYTHING ? hearer.lost() : hearer.changed(text.split(" "))),
      connected: () => hearer.lost(),
    });
  }

  /** Returns at once. A message that fails is only logged: what others show grows old and is read anew. */
  send(packageIds: readonly string[]): void {
    for (const id of packageIds) this.#unsent.add(id);
    if (!this.#sending) void this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    this.#sending = true;
    try {
      while (this.#unsent.size > 0) await this.#bus.publish(CHANNEL, this.#takeUnsent());
    } catch (error) {
      this.#log.warn({ err: error }, "catalogue: the other nodes were not told");
    } finally {
      this.#sending = false;
    }
  }

  #takeUnsent(): string {
    const ids = [...this.#unsent];
    this.#unsent = new Set();
    return ids.length > MAX_IDS ? EVERYTHING : ids.join(" ");
  }
}
