/** The key pair by which push services know this installation (VAPID, RFC 8292): made once, sealed, and part of every backup. */
import webpush from "web-push";
import { z } from "zod";
import type { Platform } from "#server/platform/context.ts";
import { openJson, sealJson } from "#server/platform/secrets/sealed-json.ts";
import { findKeys, insertKeys } from "./repository.ts";

export const PUSH_KEYS_SEALED_AS = "push_keys";

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The same from the first call on, on every node. */
export function pushKeys({ db, keys, clock }: Pick<Platform, "db" | "keys" | "clock">): () => Promise<PushKeys> {
  let known: PushKeys | undefined;
  return async () => {
    known ??= (await stored()) ?? (await make());
    return known;
  };

  async function stored(): Promise<PushKeys | undefined> {
    const row = await findKeys(db);
    if (!row) return undefined;
    const privateKey = z.string().parse(openJson(keys, PUSH_KEYS_SEALED_AS, row.sealedPrivateKey));
    return { publicKey: row.publicKey, privateKey };
  }

  async function make(): Promise<PushKeys> {
    const { publicKey, privateKey } = webpush.generateVAPIDKeys();
    await insertKeys(db, {
      publicKey,
      sealedPrivateKey: sealJson(keys, PUSH_KEYS_SEALED_AS, privateKey),
      madeAt: clock(),
    });
    const first = await stored();
    if (!first) throw new Error("The push keys were not kept.");
    return first;
  }
}
