import { describe, expect, it } from "vitest";
import type { TravelDocument } from "#contract/documents.ts";
import { documentState, isSlotDone, type PaperDemand, personStanding, statusSlots } from "./document-state.ts";

function given(overrides: Partial<TravelDocument>): TravelDocument {
  return {
    id: "1",
    type: "passport",
    travellerId: null,
    isOwn: true,
    status: "pending",
    needsReview: false,
    stage: "received",
    fileName: "page.jpg",
    contentType: "image/jpeg",
    sizeBytes: 1,
    verificationScore: null,
    uploadedAt: "2026-11-20T14:00:00Z",
    deleteAt: null,
    aiAnalysis: null,
    review: null,
    nameAsRead: null,
    nameConfirmedAt: null,
    nameDisputedAt: null,
    replacedBy: null,
    nusukPhoto: null,
    ...overrides,
  };
}

const NOW: PaperDemand = { isExempt: false, visaDue: false, certificateDue: true };

describe("documentState", () => {
  it("is one word for what is not decided, whoever looks at it", () => {
    expect(documentState(given({}))).toBe("processing");
    expect(documentState(given({ stage: "done", needsReview: true }))).toBe("processing");
    expect(documentState(given({ status: "rejected", stage: "done" }))).toBe("rejected");
  });
});

describe("slotsOf", () => {
  it("leaves out what was replaced", () => {
    const slots = statusSlots([given({ status: "verified", id: "old", replacedBy: "new" })], NOW);

    expect(slots[0]).toMatchObject({ type: "passport", state: "missing", document: null });
    expect(isSlotDone(slots[0] ?? { state: "verified" })).toBe(false);
    expect(isSlotDone({ state: "not_due" })).toBe(true);
  });

  it("lets a verified file stand for its type, whatever was uploaded after it", () => {
    const slots = statusSlots(
      [given({ status: "rejected", id: "new" }), given({ status: "verified", id: "old" })],
      NOW,
    );

    expect(slots[0]).toMatchObject({ type: "passport", state: "verified", document: { id: "old" } });
  });

  it("takes the newest of those that are not verified", () => {
    const slots = statusSlots([given({ status: "rejected", id: "new" }), given({ id: "old" })], NOW);

    expect(slots[0]).toMatchObject({ state: "rejected", document: { id: "new" } });
  });

  it("asks for no visa before the Nusuk booking and for no vaccination at all", () => {
    const states = (visaDue: boolean) =>
      statusSlots([], { isExempt: false, visaDue, certificateDue: true }).map(({ state }) => state);

    expect(states(false)).toEqual(["missing", "not_due", "missing", "missing", "optional"]);
    expect(states(true)).toEqual(["missing", "missing", "missing", "missing", "optional"]);
  });

  it("says of a certificate before its time that it is too early, which asks nothing of anybody today", () => {
    const certificate = statusSlots([], { ...NOW, certificateDue: false }).find(
      ({ type }) => type === "health_certificate",
    );

    expect(certificate?.state).toBe("too_early");
    expect(certificate && isSlotDone(certificate)).toBe(true);
  });
});

describe("personStanding", () => {
  it.each([
    ["all is there", "verified", false, "ready"],
    ["a paper is being checked", "processing", false, "processing"],
    ["a paper is missing", "missing", false, "incomplete"],
    ["travel details are missing", "verified", true, "incomplete"],
  ] as const)("where %s", (_, state, lacksDetails, expected) => {
    expect(personStanding([{ type: "passport", state, document: null }], lacksDetails)).toBe(expected);
  });
});
