/** Proofs of work, as a busy network's browsers bring them. */
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { askWork, type DoneWork, type Work } from "#contract/registration-work.ts";
import type { TestApp } from "../app.ts";

/** Asked for and done; of a puzzle that was changed on the way where `changes` are named. */
export async function doneWork(app: TestApp, changes: Partial<Work["parameters"]> = {}): Promise<DoneWork> {
  const { parameters, signature } = await app.call(askWork, {});
  const challenge = { parameters: { ...parameters, ...changes }, signature };
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("not solved");
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
}
