/** The master keys that wrap the key of every stored file. The first is current, the others still open what they wrapped. */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/config.ts";

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 4;
const CIPHER = "aes-256-gcm";

export interface MasterKeys {
  /** Makes `key` storable: key id, nonce, tag, ciphertext; bound to `id`, so that it opens nothing else. */
  wrap(id: string, key: Buffer): Buffer;
  /** Throws when no master key fits or a bit is wrong. */
  unwrap(id: string, wrapped: Uint8Array): Buffer;
  /** How what each master key has wrapped begins, the current first. */
  readonly marks: readonly Buffer[];
  /** 32 bytes for another purpose than wrapping, one from each master key, the current first; the same at each start. */
  derive(purpose: string): Buffer[];
}

/** The keys of the settings, else the one in the data folder, made at the first start. */
export function loadMasterKeys({ secretKeys, dataDir }: Pick<Config, "secretKeys" | "dataDir">): MasterKeys {
  if (secretKeys) return masterKeys(secretKeys);
  const file = keyFile(dataDir);
  if (!existsSync(file)) writeFileSync(file, randomBytes(KEY_BYTES).toString("base64"), { mode: 0o600, flush: true });
  return masterKeys([Buffer.from(readFileSync(file, "utf8"), "base64")]);
}

/** Where the data folder keeps its own key. */
export function keyFile(dataDir: string): string {
  return join(dataDir, "secret-key");
}

/** Which master keys an installation has, without a word about them; none where no key was made yet. */
export function masterKeyFingerprints({ secretKeys, dataDir }: Pick<Config, "secretKeys" | "dataDir">): string[] {
  const file = keyFile(dataDir);
  const made = existsSync(file) ? [Buffer.from(readFileSync(file, "utf8"), "base64")] : [];
  return (secretKeys ?? made).map((key) => keyId(key).toString("hex"));
}

/** `keys` are 32 bytes each; at least one. */
export function masterKeys(keys: readonly Buffer[]): MasterKeys {
  const [current] = keys;
  if (!current || keys.some((key) => key.length !== KEY_BYTES)) throw new Error("A master key has 32 bytes.");
  return {
    marks: keys.map(keyId),
    wrap(id, key) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current, nonce).setAAD(Buffer.from(id));
      const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
      return Buffer.concat([keyId(current), nonce, cipher.getAuthTag(), sealed]);
    },
    unwrap(id, wrapped) {
      const bytes = Buffer.from(wrapped);
      const master = keys.find((key) => keyId(key).equals(bytes.subarray(0, KEY_ID_BYTES)));
      if (!master) throw new Error("The master key that wrapped this file's key is not among SECRET_KEY.");
      const nonceEnd = KEY_ID_BYTES + NONCE_BYTES;
      const decipher = createDecipheriv(CIPHER, master, bytes.subarray(KEY_ID_BYTES, nonceEnd), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(nonceEnd, nonceEnd + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(nonceEnd + TAG_BYTES)), decipher.final()]);
    },
    derive: (purpose) => keys.map((key) => Buffer.from(hkdfSync("sha256", key, "", purpose, KEY_BYTES))),
  };
}

function keyId(key: Buffer): Buffer {
  return createHash("sha256").update(key).digest().subarray(0, KEY_ID_BYTES);
}
