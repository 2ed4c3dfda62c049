/** The codes of RFC 6238 through our wrapper, how long they live, and what counts as the same recovery code. */
import fc from "fast-check";
import { Secret } from "otpauth";
import { describe, expect, it } from "vitest";
import { hashOfRecoveryCode, keyUri, newRecoveryCodes, newSecret, readCode, stepOf } from "./one-time-codes.ts";

/** The secret of RFC 6238, appendix B, and the last six digits of its SHA-1 codes. */
const SECRET = Secret.fromLatin1("12345678901234567890").base32;
const VECTORS = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
] as const;

const at = (seconds: number) => new Date(seconds * 1000);

describe("a code of the app", () => {
  it.each(VECTORS)("at second %i is the one of RFC 6238: %s", (seconds, digits) => {
    expect(stepOf(SECRET, digits, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it("lives its thirty seconds and no second more", () => {
    const [seconds, digits] = VECTORS[3];
    const own = Math.floor(seconds / 30);

    const steps = [-1, 0, 29, 30].map((second) => stepOf(SECRET, digits, at(own * 30 + second)));

    expect(steps).toEqual([null, own, own, null]);
  });

  it("of another secret does not work", () => {
    expect(stepOf(newSecret(), VECTORS[4][1], at(VECTORS[4][0]))).toBeNull();
  });
});

it("offers a secret of 160 bits in the form that apps scan", () => {
  const secret = newSecret();

  const uri = new URL(keyUri(secret, "amina@example.org"));

  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri.protocol).toBe("otpauth:");
  expect(decodeURIComponent(uri.href)).toContain("totp/Rihla:amina@example.org?");
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    ...{ issuer: "Rihla", secret, algorithm: "SHA1", digits: "6", period: "30" },
  });
});

describe("recovery codes", () => {
  it("are ten different ones, in groups to be read and written down", () => {
    const codes = newRecoveryCodes();

    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
  });

  it("are the same with the digits of another keyboard", () => {
    const [code = ""] = newRecoveryCodes();
    const typed = code.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩".charAt(Number(digit)));

    expect(readCode(typed)).toEqual({ recoveryHash: hashOfRecoveryCode(code) });
  });

  it("are the same with spaces, dashes and capitals wherever somebody puts them", () => {
    const [code = ""] = newRecoveryCodes();
    const spacing = fc.array(fc.constantFrom("", " ", "-", " - "), { minLength: 24, maxLength: 24 });

    fc.assert(
      fc.property(spacing, fc.boolean(), (gaps, isLoud) => {
        const typed = [...code.replaceAll("-", "")].map((letter, index) => letter + gaps[index]).join("");
        expect(readCode(isLoud ? typed.toUpperCase() : typed)).toEqual({ recoveryHash: hashOfRecoveryCode(code) });
      }),
    );
  });
});

it.each([...["123456", "123 456", " 1 2 3-456 "], ...["١٢٣٤٥٦", "۱۲۳۴۵۶", "१२३४५६", "১২৩৪৫৬", "\u2066١٢٣ ٤٥٦\u2069"]])(
  "takes '%s' for six digits of the app",
  (typed) => {
    expect(readCode(typed)).toEqual({ digits: "123456" });
  },
);
