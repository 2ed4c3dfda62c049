/** The code on a ticket: its id signed with Ed25519, so that nobody else can make one. */
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import type { MasterKeys } from "#server/platform/secrets/keys.ts";

/** version 1 | key id 4 | ticket id 16 | signature 64, in base64url: 114 characters. */
const VERSION = 1;
const KEY_ID_BYTES = 4;
const ID_BYTES = 16;
const SIGNATURE_BYTES = 64;
const SIGNED_BYTES = 1 + KEY_ID_BYTES + ID_BYTES;
const CODE_BYTES = SIGNED_BYTES + SIGNATURE_BYTES;

/** What stands before the 32 bytes of a private Ed25519 key in PKCS #8 (RFC 8410 §7). */
const PKCS8_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");
/** Another version of the code gets another purpose and with it other keys. */
const PURPOSE = "rihla ticket code 1";

interface SigningKey {
  readonly id: Buffer;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export interface TicketCodes {
  /** `ticketId` is a UUID. */
  write(ticketId: string): string;
  /** The ticket's id; null for a code that none of our keys has signed. */
  read(code: string): string | null;
}

/** Signs with the current key of SECRET_KEY and reads what any of them has signed. */
export function ticketCodes(keys: Pick<MasterKeys, "derive">): TicketCodes {
  const signing = keys.derive(PURPOSE).map(signingKey);
  const [current] = signing;
  if (!current) throw new Error("There is no key to sign with.");
  return {
    write(ticketId) {
      const signed = Buffer.concat([Buffer.of(VERSION), current.id, Buffer.from(ticketId.replaceAll("-", ""), "hex")]);
      if (signed.length !== SIGNED_BYTES) throw new Error(`not a UUID: ${ticketId}`);
      return Buffer.concat([signed, sign(null, signed, current.privateKey)]).toString("base64url");
    },
    read(code) {
      const bytes = Buffer.from(code, "base64url");
      // One ticket has one code: other spellings of the same bytes are not ours.
      if (bytes.length !== CODE_BYTES || bytes.toString("base64url") !== code || bytes[0] !== VERSION) return null;
      const signed = bytes.subarray(0, SIGNED_BYTES);
      const key = signing.find(({ id }) => id.equals(signed.subarray(1, 1 + KEY_ID_BYTES)));
      if (!key || !verify(null, signed, key.publicKey, bytes.subarray(SIGNED_BYTES))) return null;
      return uuidOf(signed.subarray(1 + KEY_ID_BYTES));
    },
  };
}

function signingKey(seed: Buffer): SigningKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: "der", type: "pkcs8" });
  const publicKey = createPublicKey(privateKey);
  const id = createHash("sha256")
    .update(publicKey.export({ format: "der", type: "spki" }))
    .digest();
  return { id: id.subarray(0, KEY_ID_BYTES), privateKey, publicKey };
}

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
