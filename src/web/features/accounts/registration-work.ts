/** The work that a busy network's browsers do before they are let in; a file of its own, since nearly nobody needs it. */
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { askWork, type DoneWork } from "#contract/registration-work.ts";
import { call } from "../../lib/calls/api.ts";

/** The form with a second or two of work. Null where the browser cannot, as without https. */
export async function withWork<Form extends { body: object }>(form: Form): Promise<Form | null> {
  if (!crypto.subtle) return null;
  const challenge = await call(askWork);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) return null;
  const { counter, derivedKey } = solution;
  const work: DoneWork = { challenge, solution: { counter, derivedKey } };
  return { ...form, body: { ...form.body, work } };
}
