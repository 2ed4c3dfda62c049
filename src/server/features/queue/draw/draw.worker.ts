/** The draw in a process of its own: a million hashes keep a core busy for seconds. */
import { drawOrder, seedOf, ticketRootOf } from "#domain/queue/draw.ts";
import { sha256 } from "./sha256.ts";

export interface DrawTask {
  readonly entryIds: readonly string[];
  readonly serverSeed: string;
  readonly beacon: string | null;
}

export interface Drawn {
  readonly ticketRoot: string;
  readonly seed: string;
  readonly order: readonly string[];
}

export default function draw({ entryIds, serverSeed, beacon }: DrawTask): Drawn {
  const ticketRoot = ticketRootOf(entryIds, sha256);
  const seed = seedOf({ serverSeed, ticketRoot, beacon }, sha256);
  return { ticketRoot, seed, order: drawOrder(entryIds, seed, sha256) };
}
