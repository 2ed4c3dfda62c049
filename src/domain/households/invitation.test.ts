/** What becomes of an invitation. */
import { describe, expect, it } from "vitest";
import { invitationEnd, invitationState, isFor, maskedEmail } from "./invitation.ts";

const NOW = new Date("2026-11-20T14:00:00Z");

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
