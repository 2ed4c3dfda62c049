/** Recomputes a window's order from its published proof, with this browser's own hash. */
import { sha256 as hashOf } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { checkProof, type Proof, type ProofCheck } from "#domain/queue/proof.ts";

export interface Checked {
  readonly checks: Record<ProofCheck, boolean>;
  /** Of the reader's own entry; null where it is not in the list. */
  readonly rank: number | null;
  /** Whether it was drawn, rather than counted in later. */
  readonly isDrawn: boolean;
  /** Entries drawn. */
  readonly drawn: number;
  /** Public randomness was part of it. */
  readonly beacon: boolean;
}

const sha256 = (text: string) => bytesToHex(hashOf(utf8ToBytes(text)));

/** Throws where the proof cannot be had or is not complete. */
export async function checkDraw(windowId: string, entryId: string): Promise<Checked> {
  const answer = await fetch(`/api/queue/windows/${encodeURIComponent(windowId)}/proof`);
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  return checkedProof((await answer.json()) as Proof, entryId);
}

export function checkedProof(proof: Proof, entryId: string): Checked {
  const checks = checkProof(proof, sha256);
  if (!checks) throw new Error("The proof is complete only after the opening.");
  const drawn = proof.drawn.find((one) => one.entryId === entryId);
  const arrived = proof.arrivals.find((one) => one.entryId === entryId);
  return {
    checks,
    rank: (drawn ?? arrived)?.rank ?? null,
    isDrawn: drawn !== undefined,
    drawn: proof.drawn.length,
    beacon: proof.beacon !== null,
  };
}
