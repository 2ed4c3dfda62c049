/** The codes of a second factor: those that an app makes of a secret and the time, and those for when the app is lost. */
import { createHash, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { plainFigure } from "#domain/latin-digits.ts";

const STEP_SECONDS = 30;
const DIGITS = 6;
/** As long as the hash that makes the codes (RFC 4226, 4). */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 120 bits: from 112 on a hash without salt and cost keeps them (OWASP ASVS 6.5.2). */
const RECOVERY_BYTES = 15;

/** A new secret in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an authenticator app scans; `account` is how it tells this entry from others. */
export function keyUri(secret: string, account: string): string {
  return totpOf(secret, account).toString();
}

/**
 * The present step of thirty seconds since 1970 where an app's code belongs to it, else null: a code lives no longer than the
 * app shows it. Sources: RFC 6238, OWASP ASVS 6.5.5.
 */
export function stepOf(secret: string, digits: string, now: Date): number | null {
  const timestamp = now.getTime();
  const isPresent = totpOf(secret).validate({ token: digits, timestamp, window: 0 }) !== null;
  return isPresent ? TOTP.counter({ period: STEP_SECONDS, timestamp }) : null;
}

function totpOf(secret: string, label = ""): TOTP {
  // SHA-1 and six digits: the one form that every app reads (its weakness, collisions, is of no use against HMAC).
  const form = { algorithm: "SHA1", digits: DIGITS, period: STEP_SECONDS };
  return new TOTP({ ...form, issuer: "Rihla", label, secret: Secret.fromBase32(secret) });
}

/** Ten codes as they are shown: twenty-four letters and digits in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.toLowerCase();
    return code.replace(/(.{4})(?=.)/g, "$1-");
  });
}

export type TypedCode = { readonly digits: string } | { readonly recoveryHash: Buffer };

/**
 * What somebody typed in the digits of their keyboard, with spaces and dashes wherever they were put: six digits are the
 * app's, anything else a recovery code.
 */
export function readCode(typed: string): TypedCode {
  const bare = plainFigure(typed).replace(/[\s-]/g, "");
  return /^\d{6}$/.test(bare) ? { digits: bare } : { recoveryHash: hashOfRecoveryCode(bare) };
}

/** What is kept of a recovery code; dashes and capitals do not count. */
export function hashOfRecoveryCode(code: string): Buffer {
  return createHash("sha256").update(code.replaceAll("-", "").toLowerCase()).digest();
}
