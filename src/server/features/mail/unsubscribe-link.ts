/** The way out of mails without signing in: whose, and of which, sealed into the link itself. */
import { z } from "zod";
import { UNSUBSCRIBABLE, type Unsubscribable } from "#contract/notice-settings.ts";
import type { MasterKeys } from "#server/platform/secrets/keys.ts";
import { openJson, sealJson } from "#server/platform/secrets/sealed-json.ts";

const SEALED_ID = "unsubscribe";

const Link = z.object({ userId: z.string(), from: z.enum(UNSUBSCRIBABLE) });
type Link = z.output<typeof Link>;

/** Works as long as the account stands: a mail may lie in a mailbox for years. */
export function unsubscribeToken(keys: MasterKeys, userId: string, from: Unsubscribable): string {
  return sealJson(keys, SEALED_ID, { userId, from }).toString("base64url");
}

/** Null for a token that this installation has not made. */
export function openUnsubscribeToken(keys: MasterKeys, token: string): Link | null {
  try {
    return Link.parse(openJson(keys, SEALED_ID, Buffer.from(token, "base64url")));
  } catch {
    return null;
  }
}
