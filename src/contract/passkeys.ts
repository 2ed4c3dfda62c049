/** Passkeys (WebAuthn): signing in with one, and those of one's own account. Shapes of the W3C's JSON forms, as far as they are used. */
import { z } from "zod";
import { SecondFactorCode, User } from "./accounts.ts";
import { IdParams, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";
import { nameLine } from "./text.ts";

/** Base64url; a statement about a device's maker is the longest. */
const encoded = z.string().min(1).max(20_000);
const transports = z.array(z.string().max(32)).max(10);
const publicKeyType = z.literal("public-key");

/** What every answer of a device says beside its proof. */
const answer = {
  id: encoded,
  rawId: encoded,
  type: publicKeyType,
};

export const MadePasskey = z.object({
  ...answer,
  response: z.object({ clientDataJSON: encoded, attestationObject: encoded, transports: transports.optional() }),
});
export type MadePasskey = z.output<typeof MadePasskey>;

export const UsedPasskey = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
});
export type UsedPasskey = z.output<typeof UsedPasskey>;

const userVerification = z.literal("required");

export const askPasskey = defineRoute({
  method: "POST",
  path: "/api/login/passkey/challenge",
  who: "anyone",
  summary: "What a browser asks its passkeys, whoever's they are: a challenge that works once, for five minutes.",
  response: z.object({ challenge: z.string(), timeout: z.int(), rpId: z.string(), userVerification }),
});

export const loginByPasskey = defineRoute({
  method: "POST",
  path: "/api/login/passkey",
  who: "anyone",
  summary: "Signs in with a passkey alone; it stands for password and code.",
  body: z.object({ passkey: UsedPasskey }),
  response: User,
  errors: ["passkey_refused", "account_suspended"],
});

export const listPasskeys = defineRoute({
  method: "GET",
  path: "/api/user/passkeys",
  who: "signed_in",
  summary: "The passkeys of one's own account, the newest first.",
  response: z.object({
    /** Whether this installation's address lets browsers keep any: https, or localhost. */
    offered: z.boolean(),
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), createdAt: Instant, lastUsedAt: Instant.nullable() }),
    ),
  }),
});

/** Who asks for a change of the keys; the code only where two-step sign-in is on. */
const proof = z.object({ password: z.string().min(1).max(1024), code: SecondFactorCode.optional() });

const PROOF_ERRORS = ["wrong_password", "wrong_code", "demo_account", "passkey_needed"] as const;

export const beginPasskey = defineRoute({
  method: "POST",
  path: "/api/user/passkeys/challenge",
  once: "kept",
  who: "signed_in",
  summary: "What a browser is asked to make a passkey from, by the password, and a code where two-step sign-in is on.",
  body: proof,
  response: z.object({
    challenge: z.string(),
    timeout: z.int(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKeyType })),
    excludeCredentials: z.array(z.object({ id: z.string(), type: publicKeyType })),
    authenticatorSelection: z.object({ residentKey: z.literal("required"), userVerification }),
    attestation: z.literal("none"),
  }),
  errors: [...PROOF_ERRORS, "too_many_passkeys", "address_unconfirmed"],
});

export const addPasskey = defineRoute({
  method: "POST",
  path: "/api/user/passkeys",
  once: "kept",
  who: "signed_in",
  summary: "Keeps the passkey that the browser has made, under a name of its owner's.",
  body: z.object({ name: nameLine(100), passkey: MadePasskey }),
  response: "empty",
  errors: ["passkey_refused", "too_many_passkeys", "demo_account"],
});

export const removePasskey = defineRoute({
  method: "DELETE",
  path: "/api/user/passkeys/:id",
  once: "kept",
  who: "signed_in",
  summary: "Removes one, by the password, and a code where two-step sign-in is on; other sessions opened with it end.",
  params: IdParams,
  body: proof,
  response: "empty",
  errors: PROOF_ERRORS,
});
