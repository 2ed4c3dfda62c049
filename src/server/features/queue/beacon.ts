/** Public randomness of a round that is fixed beforehand, so that the server cannot draw until it likes the outcome. */
import { z } from "zod";

export interface Beacon {
  /** The first round published after this instant; its number is public before anybody knows its value. */
  roundAfter(at: Date): Promise<string>;
  /** The value of a round; null while it is not out yet. */
  valueOf(round: string): Promise<string | null>;
}

/** As drand's HTTP interface answers. Source: docs/sources.md#beacon. */
const Info = z.object({ period: z.number().positive(), genesis_time: z.number().nonnegative() });
const Round = z.object({ round: z.number(), randomness: z.string().regex(/^[0-9a-f]{64}$/) });

const TIMEOUT_MS = 5_000;

/** `url` is that of a chain, `https://…/<chain hash>`; asked outside transactions only. */
export function httpBeacon(url: string): Beacon {
  const ask = (path: string) =>
    fetch(`${url.replace(/\/$/, "")}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
  return {
    async roundAfter(at) {
      const answer = await ask("/info");
      if (!answer.ok) throw new Error(`the beacon answered ${answer.status}`);
      const { period, genesis_time: genesis } = Info.parse(await answer.json());
      const seconds = Math.floor(at.getTime() / 1000);
      return String(Math.max(1, Math.floor((seconds - genesis) / period) + 2));
    },
    async valueOf(round) {
      const answer = await ask(`/public/${round}`);
      if (answer.status === 404 || answer.status === 425) return null;
      if (!answer.ok) throw new Error(`the beacon answered ${answer.status}`);
      const { round: told, randomness } = Round.parse(await answer.json());
      return String(told) === round ? randomness : null;
    },
  };
}
