/** Passwords: argon2id at the strength that OWASP names, and the same work when there is nothing to compare with. */
import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { isStrong } from "./common-passwords.ts";

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface KeptPassword {
  readonly passwordHash: string;
  /** Enough for papers, lines and desks. */
  readonly passwordStrong: boolean;
}

const nobodys = hash(randomBytes(32), COST);

/** Of a password that nobody has: the account opens by a link alone. */
export function nobodysPassword(): Promise<string> {
  return nobodys;
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** What is kept of a password that somebody has just chosen: later nobody can see any more how strong it is. */
export async function keptPassword(password: string, owner: Parameters<typeof isStrong>[1]): Promise<KeptPassword> {
  return { passwordHash: await hashPassword(password), passwordStrong: isStrong(password, owner) };
}

/** False for an unknown account (null) too, and no sooner, so that the time does not tell which names exist. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodys), password);
  return matches && passwordHash !== null;
}
