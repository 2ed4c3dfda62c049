/**
 * The argon2 of the server's tests: the real one at a small cost, for they sign in hundreds of people whose passwords nobody
 * attacks. vitest.config.ts alone puts it there; a server that is started as a program, and passwords.test.ts, have the real cost.
 */
import { createRequire } from "node:module";
import type * as Argon2 from "@node-rs/argon2";

const real: typeof Argon2 = createRequire(import.meta.url)("@node-rs/argon2");
const SMALL = { memoryCost: 64, timeCost: 1 };

export function hash(password: string | Uint8Array, cost: Argon2.Options): Promise<string> {
  return real.hash(password, { ...cost, ...SMALL });
}

/** At the cost that stands in the hash itself. */
export const verify = real.verify;
