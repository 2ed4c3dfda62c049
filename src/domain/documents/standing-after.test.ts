import { describe, expect, it } from "vitest";
import { type Before, standingAfter } from "./standing-after.ts";
import { found } from "./verdicts/weights.ts";

const pass = found("passport_expiry", "pass", {});
const fail = found("passport_expiry", "fail", {});
const VERIFIED: Before = {
  status: "verified",
  needsReview: false,
  reviewedAt: null,
  nameDisputedAt: null,
  checks: [pass],
};
const good = { status: "verified", needsReview: false, checks: [pass] } as const;
const bad = { status: "rejected", needsReview: false, checks: [fail] } as const;
const at = new Date("2026-11-20T12:00:00Z");

describe("standingAfter", () => {
  it("follows the new judgement where no person has decided", () => {
    expect(standingAfter(VERIFIED, bad)).toMatchObject({ status: "rejected", needsReview: false });
    expect(standingAfter({ ...VERIFIED, status: "rejected", checks: [fail] }, good)).toMatchObject({
      status: "verified",
    });
  });

  it("never verifies a name in dispute", () => {
    expect(standingAfter({ ...VERIFIED, nameDisputedAt: at }, good)).toMatchObject({
      status: "pending",
      needsReview: true,
    });
  });

  it("refuses a certificate that was accepted as too early, once the new one can be made", () => {
    const early = [found("health_date", "pass", {}), found("health_renewal", "not_due", {})];
    const approved = { ...VERIFIED, reviewedAt: at, checks: early };
    const old = { ...bad, checks: [found("health_date", "fail", {})] };
    expect(standingAfter(approved, old)).toEqual({ status: "rejected", needsReview: false, reviewedAt: null });
    expect(standingAfter({ ...approved, checks: early.slice(0, 1) }, old)).toMatchObject({ status: "pending" });
  });

  it("asks a person again where what they approved it for has become another, also in spite of a rule that fails", () => {
    const approved = { ...VERIFIED, reviewedAt: at };
    const ended = found("approval_current", "not_checked", { changed: "person" });
    for (const checks of [[ended], [ended, fail]]) {
      const status = checks.length > 1 ? "rejected" : "pending";
      expect(standingAfter({ ...approved, checks: [fail] }, { status, needsReview: false, checks })).toEqual({
        status: "pending",
        needsReview: true,
        reviewedAt: null,
      });
    }
    expect(standingAfter({ ...approved, status: "rejected" }, { ...bad, checks: [ended] })).toMatchObject({
      status: "rejected",
      reviewedAt: at,
    });
  });

  it("leaves a person's decision alone until a rule fails that did not fail before", () => {
    const approved = { ...VERIFIED, reviewedAt: at };

    expect(standingAfter({ ...approved, checks: [fail] }, bad)).toMatchObject({ status: "verified", reviewedAt: at });
    expect(standingAfter(approved, bad)).toEqual({ status: "pending", needsReview: true, reviewedAt: null });
    expect(standingAfter({ ...approved, status: "rejected" }, good)).toMatchObject({ status: "rejected" });
  });
});
