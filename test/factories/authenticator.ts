/** A device that keeps passkeys, made from Node's own keys: what a browser's authenticator answers, byte by byte (WebAuthn §6). */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { MadePasskey, UsedPasskey } from "#contract/passkeys.ts";

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

export interface Ceremony {
  /** Where the page stands, as its browser says. */
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the device has seen its owner's finger or PIN. */
  readonly verified?: boolean;
}

export interface Authenticator {
  /** How often it says that it was used; a copy of its key may say less. */
  uses: number;
  make(asked: { challenge: string; user: { id: string } }, ceremony?: Ceremony): MadePasskey;
  use(asked: { challenge: string }, ceremony?: Ceremony): UsedPasskey;
}

const ORIGIN = "http://localhost:3000";

/** With one key, ES256. */
export function authenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(16);
  const id = credentialId.toString("base64url");
  const shared = { id, rawId: id, type: "public-key" } as const;
  let userHandle = "";
  const device: Authenticator = {
    uses: 0,
    make({ challenge, user }, { origin = ORIGIN, rpId = "localhost", verified = true } = {}) {
      userHandle = user.id;
      const length = Buffer.from([0, credentialId.length]);
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, coseOf(publicKey)]);
      const authData = Buffer.concat([headOf(rpId, verified, device.uses, HAS_KEY), key]);
      const attested = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", new Uint8Array(authData)],
        ]),
      );
      const attestationObject = Buffer.from(attested).toString("base64url");
      return { ...shared, response: { clientDataJSON: told("webauthn.create", challenge, origin), attestationObject } };
    },
    use({ challenge }, { origin = ORIGIN, rpId = "localhost", verified = true } = {}) {
      device.uses += 1;
      const clientDataJSON = told("webauthn.get", challenge, origin);
      const authenticatorData = headOf(rpId, verified, device.uses, 0);
      const signature = sign("sha256", signedOver(authenticatorData, clientDataJSON), privateKey).toString("base64url");
      const data = authenticatorData.toString("base64url");
      return { ...shared, response: { clientDataJSON, authenticatorData: data, signature, userHandle } };
    },
  };
  return device;
}

function told(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");
}

function signedOver(authenticatorData: Buffer, clientDataJSON: string): Buffer {
  const hash = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest();
  return Buffer.concat([authenticatorData, hash]);
}

function headOf(rpId: string, verified: boolean, uses: number, more: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(uses);
  const flags = Buffer.from([PRESENT | (verified ? VERIFIED : 0) | more]);
  return Buffer.concat([createHash("sha256").update(rpId).digest(), flags, counter]);
}

/** RFC 9053: EC2 on P-256 for ES256. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const bytesOf = (coordinate: string) => new Uint8Array(Buffer.from(coordinate, "base64url"));
  const key = new Map<number, number | Uint8Array>([
    ...([
      [1, 2],
      [3, -7],
      [-1, 1],
    ] as const),
    [-2, bytesOf(x)],
    [-3, bytesOf(y)],
  ]);
  return Buffer.from(isoCBOR.encode(key));
}
