/** Sealing and opening by the browser's own cryptography: AES-256-GCM under a key that needs the PIN and this browser. */
import { plainPin } from "#domain/hajj/pin.ts";
import type { Lock, Sealed, VaultPapers, VaultRecord } from "./vault-record.ts";

/** About half a second on a phone. Source: docs/sources.md#pin-stretching. */
export const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const CIPHER = "AES-GCM";
const KEY_BITS = 256;

/** Another PIN gives another lock; `key` seals the papers and is not readable afterwards. */
export async function makeLock(pin: string): Promise<{ lock: Lock; key: CryptoKey }> {
  const deviceKey = await crypto.subtle.generateKey({ name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const frame = { salt, iterations: ITERATIONS, deviceKey };
  const readable = await crypto.subtle.generateKey({ name: CIPHER, length: KEY_BITS }, true, ["encrypt", "decrypt"]);
  const nonce = freshNonce();
  const wrapping = await pinKey(frame, plainPin(pin));
  const bytes = await crypto.subtle.wrapKey("raw", readable, wrapping, { name: CIPHER, iv: nonce });
  const lock = { ...frame, wrappedKey: { nonce, bytes } };
  const key = await openLock(lock, pin);
  if (!key) throw new Error("the lock does not open with the PIN that it was made with");
  return { lock, key };
}

/** Null for a wrong PIN. Locks were made once with the digits as they were typed, which is tried second. */
export async function openLock(lock: Lock, pin: string): Promise<CryptoKey | null> {
  const [plain, typed] = [plainPin(pin), pin.normalize("NFKC")];
  return (await openedBy(lock, plain)) ?? (typed === plain ? null : openedBy(lock, typed));
}

async function openedBy(lock: Lock, pin: string): Promise<CryptoKey | null> {
  const { nonce, bytes } = lock.wrappedKey;
  const unwrapping = { name: CIPHER, iv: nonce };
  const wrapping = await pinKey(lock, pin);
  try {
    return await crypto.subtle.unwrapKey("raw", bytes, wrapping, unwrapping, CIPHER, false, ["encrypt", "decrypt"]);
  } catch {
    return null;
  }
}

type Dated = Pick<VaultRecord, "version" | "userId" | "asOf">;

/** Bound to the person and the date that stand beside it in clear. */
export async function sealPapers(key: CryptoKey, papers: VaultPapers, dated: Dated): Promise<Sealed> {
  const nonce = freshNonce();
  const plain = new TextEncoder().encode(JSON.stringify(papers));
  const bytes = await crypto.subtle.encrypt({ name: CIPHER, iv: nonce, additionalData: labelOf(dated) }, key, plain);
  return { nonce, bytes };
}

/** Null when a bit of the papers, of the person or of the date is not as it was sealed. */
export async function unsealPapers(key: CryptoKey, record: VaultRecord): Promise<VaultPapers | null> {
  const { nonce, bytes } = record.papers;
  try {
    const opening = { name: CIPHER, iv: nonce, additionalData: labelOf(record) };
    const plain = await crypto.subtle.decrypt(opening, key, bytes);
    return JSON.parse(new TextDecoder().decode(plain)) as VaultPapers;
  } catch {
    return null;
  }
}

/** The PIN stretched, then mixed with the key that only this browser can use: neither alone opens anything. */
async function pinKey({ salt, iterations, deviceKey }: Omit<Lock, "wrappedKey">, pin: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey("raw", new TextEncoder().encode(pin), "PBKDF2", false, ["deriveBits"]);
  const stretching = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  const stretched = await crypto.subtle.deriveBits(stretching, secret, KEY_BITS);
  const mixed = await crypto.subtle.sign("HMAC", deviceKey, stretched);
  return crypto.subtle.importKey("raw", mixed, CIPHER, false, ["wrapKey", "unwrapKey"]);
}

function labelOf({ version, userId, asOf }: Dated): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify([version, userId, asOf]));
}

function freshNonce(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
}
