/** The commonest passwords of eight signs and more, as hashes: scripts/makers/make-common-passwords.ts writes the list. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { foldPassword, isStrongPassword } from "#domain/strong-password.ts";

/** 48 bits: no other password meets one of some thousand by chance. */
const HASH_CHARACTERS = 8;

const common = new Set(readFileSync(join(import.meta.dirname, "./common-passwords.txt"), "utf8").split("\n"));

export function hashOfCommon(password: string): string {
  return createHash("sha256").update(foldPassword(password)).digest("base64url").slice(0, HASH_CHARACTERS);
}

/** What stands near an account: nobody's password should be made of it. */
interface Near {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** `owner`: where it is known whose it is. */
export function isStrong(password: string, owner?: Near): boolean {
  const words = owner ? [owner.username, owner.email.split("@")[0] ?? "", owner.firstName, owner.lastName] : [];
  return isStrongPassword(password, (folded) => common.has(hashOfCommon(folded)), words);
}
