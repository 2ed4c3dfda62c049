/** Passwords: argon2id at the strength that OWASP names, and the same work when there is nothing to compare with. */
import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a password that nobody has. */
const nobodys = hash(randomBytes(32), COST);

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** False for an unknown account (null) too, and no sooner, so that the time does not tell which names exist. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodys), password);
  return matches && passwordHash !== null;
}
