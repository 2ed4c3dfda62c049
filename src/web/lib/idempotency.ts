/** Keys that let the server recognise a repeated call: kept while the same call is tried again, new for another. */

export interface Attempt {
  fingerprint: string;
  key: string;
}

/** The attempt to send now: the earlier one when it was for the same call, else a new one. */
export function keyForAttempt(earlier: Attempt | null, fingerprint: string): Attempt {
  return earlier?.fingerprint === fingerprint ? earlier : { fingerprint, key: newKey() };
}

/** 128 random bits; `crypto.randomUUID` is missing on plain-http addresses other than localhost. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
