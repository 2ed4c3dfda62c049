import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DOCUMENT_STATUSES, type DocumentStatus } from "./document.ts";
import { type DecidedDocument, replacements } from "./standing.ts";

const file = (id: string, status: DocumentStatus, minute: number): DecidedDocument => ({
  id,
  status,
  isRefused: false,
  uploadedAt: new Date(Date.UTC(2026, 10, 20, 14, minute)),
});

const fileSet = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...DOCUMENT_STATUSES), fc.integer({ min: 0, max: 59 })), {
    selector: ([, minute]) => minute,
    maxLength: 8,
  })
  .map((drawn) => drawn.map(([status, minute]) => file(`d${minute}`, status, minute)));

describe("of several files of one person and type", () => {
  it("a verified one takes the place of all before it", () => {
    const files = [file("a", "verified", 1), file("b", "rejected", 2), file("c", "verified", 3)];

    expect(Object.fromEntries(replacements(files))).toEqual({ a: "c", b: "c", c: null });
  });

  it("a newer one that fails replaces other failures, and leaves the verified one standing", () => {
    const files = [file("a", "verified", 1), file("b", "rejected", 2), file("c", "pending", 3)];

    expect(Object.fromEntries(replacements(files))).toEqual({ a: null, b: "c", c: null });
  });

  it("one that waits for a person gives way to what waits or is verified, and to no failure", () => {
    const files = [file("a", "pending", 1), file("b", "rejected", 2), file("c", "rejected", 3)];

    expect(Object.fromEntries(replacements(files))).toEqual({ a: null, b: "c", c: null });
    expect(replacements([...files, file("d", "pending", 4)]).get("a")).toBe("d");
    expect(replacements([...files, file("d", "verified", 4)]).get("a")).toBe("d");
  });

  it("one of which nothing is kept replaces its like alone, and gives way to all", () => {
    const refused = (id: string, minute: number) => ({ ...file(id, "rejected", minute), isRefused: true });
    const files = [refused("a", 1), file("b", "pending", 2), refused("c", 3), refused("d", 4)];

    expect(Object.fromEntries(replacements(files))).toEqual({ a: "d", b: null, c: "d", d: null });
  });

  it("the newest always stands, every other has a newer successor, and none gives way to what has come less far", () => {
    fc.assert(
      fc.property(fileSet, (files) => {
        const byId = new Map(files.map((one) => [one.id, one]));
        const newest = files.toSorted((a, b) => b.uploadedAt.getTime() - a.uploadedAt.getTime())[0];
        const successors = replacements(files);
        if (newest) expect(successors.get(newest.id)).toBeNull();
        for (const [id, by] of successors) {
          const [old, successor] = [byId.get(id), by === null ? undefined : byId.get(by)];
          if (!old || !successor) continue;
          expect(successor.uploadedAt > old.uploadedAt).toBe(true);
          if (old.status === "verified") expect(successor.status).toBe("verified");
          if (old.status === "pending") expect(successor.status).not.toBe("rejected");
        }
      }),
    );
  });

  it("at most three stand: the newest, the newest verified one and the newest that waits", () => {
    fc.assert(
      fc.property(fileSet, (files) => {
        const standing = [...replacements(files).values()].filter((by) => by === null);
        expect(standing.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it("the order in which they come does not matter", () => {
    fc.assert(
      fc.property(fileSet, (files) => {
        expect(Object.fromEntries(replacements(files.toReversed()))).toEqual(Object.fromEntries(replacements(files)));
      }),
    );
  });
});
