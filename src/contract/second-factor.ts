/** The second factor of an account: whether it is on, turning it on in two steps, new recovery codes, and off. */
import { z } from "zod";
import { SecondFactorCode } from "./accounts.ts";
import { Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";

const password = z.string().min(1).max(1024);
/** What a change of one that is on asks for. */
const proof = z.object({ password, code: SecondFactorCode });

export const secondFactorState = defineRoute({
  method: "GET",
  path: "/api/user/second-factor",
  who: "signed_in",
  summary: "Whether signing in asks for a code besides the password.",
  response: z.object({
    /** Since when; null where it is off. */
    onSince: Instant.nullable(),
    recoveryCodesLeft: z.int().min(0),
  }),
});

export const beginSecondFactor = defineRoute({
  method: "POST",
  path: "/api/user/second-factor",
  once: "kept",
  who: "signed_in",
  summary: "A new secret for an authenticator app; nothing is asked at signing in before its first code is confirmed.",
  body: z.object({ password }),
  response: z.object({
    /** Base32, to be typed in. */
    secret: z.string(),
    /** `otpauth://totp/…`, to be scanned as a QR code. */
    uri: z.string(),
  }),
  errors: ["wrong_password", "demo_account", "second_factor_on", "address_unconfirmed"],
});

export const confirmSecondFactor = defineRoute({
  method: "POST",
  path: "/api/user/second-factor/confirm",
  once: "kept",
  who: "signed_in",
  summary: "Turns it on by the app's first code; all other sessions end. The recovery codes are never shown again.",
  body: z.object({ code: SecondFactorCode }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ["wrong_code", "demo_account"],
});

export const renewRecoveryCodes = defineRoute({
  method: "POST",
  path: "/api/user/second-factor/recovery-codes",
  once: "kept",
  who: "signed_in",
  summary:
    "New recovery codes, by the password and a code; those of before work no longer. They are never shown again.",
  body: proof,
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ["wrong_password", "wrong_code", "demo_account"],
});

export const removeSecondFactor = defineRoute({
  method: "DELETE",
  path: "/api/user/second-factor",
  once: "kept",
  who: "signed_in",
  summary: "Turns it off, by the password and a code; its secret and recovery codes are deleted.",
  body: proof,
  response: "empty",
  errors: ["wrong_password", "wrong_code", "demo_account"],
});
