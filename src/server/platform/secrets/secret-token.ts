/** Secrets at the end of a link, in a cookie or typed: made at random, kept as their hash, so that a stolen table opens nothing. */
import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import { CODE_LETTERS, codeOf, plainCode } from "#domain/typed-code.ts";

const TOKEN_BYTES = 32;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** As it is stored and looked up; a random token needs neither salt nor a slow hash. */
export function hashOfToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** A code of so many letters that can be read out and typed. */
export function newCode(length: number): string {
  return codeOf(Array.from({ length }, () => randomInt(CODE_LETTERS.length)));
}

/** The same for the same key and id, for what must be shown again although only its hash is kept; of 16 letters at most. */
export function codeFor(key: Buffer, id: string, length: number): string {
  const digest = createHmac("sha256", key).update(id).digest();
  return codeOf(Array.from({ length }, (_, at) => digest.readUInt16BE(2 * at)));
}

/** Of the letters alone, so that hyphens, spaces and case make no difference. */
export function hashOfCode(typed: string): Buffer {
  return hashOfToken(plainCode(typed));
}
