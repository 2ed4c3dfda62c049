/** Chips that are forged, changed or of nobody are never taken for genuine. */
import { expect, it } from "vitest";
import { type Chip, chipFault } from "./passive-authentication.ts";
import { chipOf, signerOf } from "./synthetic-chip.ts";

const AT = new Date("2026-11-20T12:00:00Z");
const LONG = { from: new Date("2020-01-01T00:00:00Z"), until: new Date("2035-01-01T00:00:00Z") };
const PAST = { from: new Date("2015-01-01T00:00:00Z"), until: new Date("2025-01-01T00:00:00Z") };
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const GROUPS: Chip["groups"] = new Map([
  [1, bytes("P<UTOSIDDIQUI<<AMINA<ZAHRA<<<<<<<<<<<<<<<<<<<5334012785UTO8805045F3103024<<<<<<<<<<<<<<02")],
  [2, bytes("the face")],
]);

const state = await signerOf("Root of Utopia", null, LONG);
const signer = await signerOf("Signer of documents", state, LONG);
const anchors = [state.certificate];
const genuine = await chipOf(GROUPS, signer);
const withGroup = (number: number, text: string): Chip => ({
  ...genuine,
  groups: new Map([...GROUPS, [number, bytes(text)]]),
});

it("finds no fault in what a trusted state has signed", async () => {
  expect(await chipFault(genuine, anchors, AT)).toBeNull();
});

it.each([
  [
    "a changed date of birth",
    1,
    "P<UTOSIDDIQUI<<AMINA<ZAHRA<<<<<<<<<<<<<<<<<<<5334012785UTO9805045F3103024<<<<<<<<<<<<<<02",
    "changed_group",
  ],
  ["another face", 2, "somebody else's face", "changed_group"],
  ["a group that nobody signed", 3, "fingers", "unsigned_group"],
] as const)("sees %s", async (_, number, text, fault) => {
  expect(await chipFault(withGroup(number, text), anchors, AT)).toBe(fault);
});

it("trusts no state of somebody's own, no signer out of date and none that issues itself", async () => {
  const own = await signerOf("Root of Utopia", null, LONG);
  const forged = await chipOf(GROUPS, await signerOf("Signer of documents", own, LONG));
  const late = await chipOf(GROUPS, await signerOf("Signer of documents", state, PAST));
  const bySigner = await chipOf(GROUPS, await signerOf("Signer below a signer", signer, LONG));

  const faults = await Promise.all([forged, late, bySigner].map((chip) => chipFault(chip, anchors, AT)));

  expect(faults).toEqual(["untrusted", "untrusted", "untrusted"]);
  expect(await chipFault(genuine, [], AT)).toBe("untrusted");
});

it("takes no change of a byte of the hashes or of their signer's certificate", async () => {
  const { securityObject } = genuine;
  const signed = [
    ...(await Promise.all([...GROUPS.values()].map(async (group) => crypto.subtle.digest("SHA-256", group)))),
    signer.certificate.tbsView,
  ];
  for (const part of signed.map((one) => Buffer.from(new Uint8Array(one)))) {
    const start = Buffer.from(securityObject).indexOf(part);
    expect(start).toBeGreaterThan(0);
    for (let at = start; at < start + part.length; at += 13) {
      const changed = securityObject.map((byte, index) => (index === at ? byte ^ 1 : byte));

      expect(await chipFault({ ...genuine, securityObject: changed }, anchors, AT), `byte ${at}`).not.toBeNull();
    }
  }
});

it("reads nothing but a security object", async () => {
  const letter = await chipOf(GROUPS, signer, "1.2.840.113549.1.7.1");
  const noise = { ...genuine, securityObject: bytes("no security object") };

  expect(await chipFault(letter, anchors, AT)).toBe("unreadable");
  expect(await chipFault(noise, anchors, AT)).toBe("unreadable");
});
