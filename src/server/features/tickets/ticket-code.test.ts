/** Codes of tickets: ours can be read, nobody else's can. */
import { randomBytes, randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST_TICKET_CODE } from "#domain/bookings/numbers/ticket.ts";
import { masterKeys } from "#server/platform/secrets/keys.ts";
import { ticketCodes } from "./ticket-code.ts";

const [first, second] = [randomBytes(32), randomBytes(32)];
const codes = ticketCodes(masterKeys([first]));

describe("a ticket's code", () => {
  it("leads back to its ticket, and is the same each time", () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const code = codes.write(id);
        expect(codes.read(code)).toBe(id);
        expect(codes.write(id)).toBe(code);
        expect(code.length).toBeLessThanOrEqual(LONGEST_TICKET_CODE);
      }),
    );
  });

  it("is nothing with any one bit turned", () => {
    const good = Buffer.from(codes.write(randomUUID()), "base64url");
    for (let bit = 0; bit < good.length * 8; bit += 1) {
      const bad = Buffer.from(good);
      bad[bit >> 3] = (bad[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(codes.read(bad.toString("base64url"))).toBeNull();
    }
  });

  it.each(["", "x", "A".repeat(114), "A".repeat(10_000), "…", "../../etc/passwd", `${codes.write(randomUUID())}=`])(
    "is not %s",
    (code) => {
      expect(codes.read(code)).toBeNull();
    },
  );

  it("is still read after the key was changed, and no more once the old one is gone", () => {
    const id = randomUUID();
    const code = codes.write(id);

    expect(ticketCodes(masterKeys([second, first])).read(code)).toBe(id);
    expect(ticketCodes(masterKeys([second])).read(code)).toBeNull();
  });
});
