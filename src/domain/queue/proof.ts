/** Checks a window's published proof, every value from those before it (docs/queue.md). */
import { commitmentOf, drawOrder, type Sha256, seedOf, ticketRootOf } from "./draw.ts";

export interface RankedEntry {
  readonly entryId: string;
  /** From 1. */
  readonly rank: number;
}

export interface DrawArrival extends RankedEntry {
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** As `GET /api/queue/windows/:id/proof` answers; the last three are null before the opening. */
export interface Proof {
  readonly commitment: string;
  readonly serverSeed: string | null;
  readonly ticketRoot: string | null;
  readonly beacon: string | null;
  readonly seed: string | null;
  readonly opensAt: string;
  readonly drawn: readonly RankedEntry[];
  readonly arrivals: readonly DrawArrival[];
}

/** In the order in which each builds on the one before. */
export const PROOF_CHECKS = ["commitment", "ticketRoot", "seed", "order", "arrivals"] as const;
export type ProofCheck = (typeof PROOF_CHECKS)[number];

/** Whether each holds; null for a proof that is not complete before the opening. */
export function checkProof(proof: Proof, sha256: Sha256): Record<ProofCheck, boolean> | null {
  const { serverSeed, ticketRoot, seed, beacon } = proof;
  if (serverSeed === null || ticketRoot === null || seed === null) return null;
  const entryIds = proof.drawn.map(({ entryId }) => entryId);
  return {
    commitment: commitmentOf(serverSeed, sha256) === proof.commitment,
    ticketRoot: new Set(entryIds).size === entryIds.length && ticketRootOf(entryIds, sha256) === ticketRoot,
    seed: seedOf({ serverSeed, ticketRoot, beacon }, sha256) === seed,
    order: drawOrder(entryIds, seed, sha256).every((entryId, at) => isAt(proof.drawn, entryId, at)),
    arrivals: areInOrder(proof),
  };
}

function isAt(drawn: readonly RankedEntry[], entryId: string, at: number): boolean {
  return drawn[at]?.entryId === entryId && drawn[at].rank === at + 1;
}

/** Whoever came later stands behind all who were drawn, in order of arrival, without a gap. */
function areInOrder({ drawn, arrivals, opensAt }: Proof): boolean {
  const opening = Date.parse(opensAt);
  return arrivals.every(({ rank, at }, index) => {
    const before = index === 0 ? opening : Date.parse(arrivals[index - 1]?.at ?? "");
    return rank === drawn.length + index + 1 && Date.parse(at) >= before;
  });
}
