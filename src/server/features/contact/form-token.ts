/** The token of an open form: says when it was opened, in a seal that only this installation can make. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { LEAST_FILLING_SECONDS, LONGEST_FILLING_HOURS } from "#domain/contact/contact.ts";
import { HOUR_MS, SECOND_MS } from "#domain/durations.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { MasterKeys } from "#server/platform/secrets/keys.ts";
import { openJson, sealJson } from "#server/platform/secrets/sealed-json.ts";

const SEALED_AS = "contact-form";
const Token = z.object({ formId: z.uuid(), openedAtMs: z.int() });

export function openForm(keys: MasterKeys, now: Date): string {
  return sealJson(keys, SEALED_AS, { formId: randomUUID(), openedAtMs: now.getTime() }).toString("base64url");
}

/** The form's id. Throws AppError `form_expired` for an old or false token, `too_many_requests` for one filled in no time. */
export function openFormToken(keys: MasterKeys, token: string, now: Date): string {
  const { formId, openedAtMs } = unseal(keys, token);
  const openMs = now.getTime() - openedAtMs;
  if (openMs > LONGEST_FILLING_HOURS * HOUR_MS) throw new AppError("form_expired");
  const missingMs = LEAST_FILLING_SECONDS * SECOND_MS - openMs;
  if (missingMs > 0) throw new AppError("too_many_requests", { seconds: Math.ceil(missingMs / SECOND_MS) });
  return formId;
}

function unseal(keys: MasterKeys, token: string): z.output<typeof Token> {
  try {
    return Token.parse(openJson(keys, SEALED_AS, Buffer.from(token, "base64url")));
  } catch {
    throw new AppError("form_expired");
  }
}
