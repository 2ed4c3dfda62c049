/** The work that a busy network's browsers do before they are let in; a file of its own, since nearly nobody needs it. */
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { askWork, type DoneWork } from "#contract/registration-work.ts";
import { call } from "../../lib/api.ts";

/** A second or two. Null where the browser cannot, as without https. */
export async function doWork(): Promise<DoneWork | null> {
  if (!crypto.subtle) return null;
  const challenge = await call(askWork);
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution && { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}
