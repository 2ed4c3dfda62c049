/** Work that a browser does for a call of a network that has made many of its kind (ALTCHA's proof of work, version 2). */
import { z } from "zod";
import { defineRoute } from "./route.ts";

/** Far above what ours are. */
const text = z.string().min(1).max(200);

/** A puzzle of ours: a counter is wanted whose key, derived from it, begins with `keyPrefix`. */
export const Work = z
  .object({
    parameters: z.object({
      algorithm: text,
      nonce: text,
      salt: text,
      cost: z.int().positive(),
      keyLength: z.int().positive(),
      keyPrefix: text,
      /** Seconds since 1970. */
      expiresAt: z.int(),
    }),
    signature: text,
  })
  .meta({ id: "RegistrationWork" });
export type Work = z.output<typeof Work>;

export const DoneWork = z.object({
  challenge: Work,
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: text }),
});
export type DoneWork = z.output<typeof DoneWork>;

export const askWork = defineRoute({
  method: "GET",
  path: "/api/register/work",
  who: "anyone",
  summary: "A puzzle for one call that was refused with work_needed.",
  response: Work,
});
