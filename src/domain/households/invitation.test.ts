/** Codes that people read to each other, and what becomes of an invitation. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeOf, invitationEnd, invitationState, isFor, maskedEmail, plainCode } from "./invitation.ts";

const NOW = new Date("2026-11-20T14:00:00Z");

it("is the same code however it is spaced and cased", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 30 }), { minLength: 12, maxLength: 12 }), (numbers) => {
      const code = codeOf(numbers);

      expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
      expect(plainCode(` ${code.toLowerCase().replaceAll("-", " ")}\n`)).toBe(plainCode(code));
    }),
  );
});

describe("an invitation", () => {
  const open = { acceptedAt: null, withdrawnAt: null, expiresAt: invitationEnd(NOW) };

  it.each([
    ["open", open, NOW],
    ["open", open, new Date("2026-11-27T13:59:59Z")],
    ["expired", open, new Date("2026-11-27T14:00:00Z")],
    ["used", { ...open, acceptedAt: NOW }, new Date("2027-01-01T00:00:00Z")],
    ["withdrawn", { ...open, withdrawnAt: NOW }, NOW],
  ] as const)("is %s", (state, life, at) => {
    expect(invitationState(life, at)).toBe(state);
  });

  it("that was mailed is for that address alone, whatever the case", () => {
    expect(isFor("Yusuf@example.org", "yusuf@EXAMPLE.org")).toBe(true);
    expect(isFor("yusuf@example.org", "omar@example.org")).toBe(false);
    expect(isFor(null, "omar@example.org")).toBe(true);
  });

  it("tells the mailbox without giving it away", () => {
    expect(maskedEmail("yusuf@example.org")).toBe("y…@example.org");
  });
});
