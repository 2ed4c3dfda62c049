import { expect, it } from "vitest";
import { actOf } from "./remedy.ts";

const check = (ruleId: string, outcome: "pass" | "fail" | "warning" | "not_checked" | "not_due", evidence = {}) => ({
  ruleId,
  outcome,
  evidence,
});

it.each([
  [check("passport_expiry", "fail"), { kind: "renew" }],
  [check("passport_expiry", "not_checked"), { kind: "retake" }],
  [check("mrz_found", "not_checked"), { kind: "retake" }],
  [check("passport_name", "fail"), { kind: "traveller" }],
  [check("passport_name", "warning"), { kind: "traveller" }],
  [check("passport_name", "not_checked"), { kind: "retake" }],
  [check("document_kind", "fail", { looksLike: "visa" }), { kind: "type", type: "visa" }],
  [check("document_kind", "fail", { looksLike: "identity_card" }), { kind: "retake" }],
  [check("content_reviewed", "not_checked"), null],
  [check("passport_blank_pages", "not_checked"), null],
  [check("visa_due", "not_due"), null],
  [check("page_sharp", "pass"), null],
])("answers %o with %o", (rule, act) => {
  expect(actOf(rule)).toEqual(act);
});
