/**
 * The task of a verification thread: `VerifyInput` in, `VerifyOutput` out, both plain data.
 * With piscina: `pool.run(input, { name: "verifyTask" })`.
 */
import type { VerifyDocument } from "./types.ts";
import { verifyDocument } from "./verify.ts";

export const verifyTask: VerifyDocument = verifyDocument;
