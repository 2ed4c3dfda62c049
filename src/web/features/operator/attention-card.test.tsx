/** What needs the operator first: reason, booking, and one act beside it. */
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { OperatorAttention } from "#contract/operators.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { emptySummary, json, noAttention, userWith } from "../../testing/answers.ts";
import { renderAt } from "../../testing/render-at.tsx";

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

type Item = OperatorAttention["bookings"][number];
const item = (id: string, customerName: string, ...reasons: Item["reasons"]): Item => ({
  id,
  reference: `RH-${id}`,
  customerName,
  packageName: "Hajj from London",
  seats: 2,
  phase: "confirmed",
  departureDate: "2027-05-05",
  answer: null,
  reasons,
});
const reason = (rule: Item["reasons"][number]["rule"], at: string, more: Partial<Item["reasons"][number]> = {}) => ({
  rule,
  at,
  amount: null,
  people: null,
  ...more,
});

const attention: OperatorAttention = {
  count: 9,
  total: 10,
  rules: { approval_late: 1, payment_overdue: 1, reference_missing: 1, passport_missing: 7, approval_waits: 1 },
  bookings: [
    item("1", "Leila Haddad", reason("approval_late", inHours(16.5))),
    item(
      "2",
      "Omar Farouk",
      reason("payment_overdue", "2026-11-15T00:00:00.000Z", { amount: { amount: "450.00", currency: "USD" } }),
      reason("passport_missing", "2027-05-05T00:00:00.000Z", { people: 2 }),
    ),
    item("3", "Sara Malik", reason("reference_missing", "2026-11-30T00:00:00.000Z")),
    item("4", "Yusuf Ali", reason("approval_waits", inHours(47.5))),
  ],
};

const open = (answer: OperatorAttention, onApprove = () => json({}), reported: readonly object[] = []) =>
  renderAt("/operator-dashboard", {
    user: userWith({ role: "operator", licenceVerified: true }),
    answers: {
      "GET /api/operator/licences": () => json([]),
      "GET /api/bookings": () => json([]),
      "GET /api/packages/mine": () => json([]),
      "GET /api/operator/summary": () => json(emptySummary),
      "GET /api/operator/attention": () => json(answer),
      "GET /api/operator/numbers": () => json(reported),
      "POST /api/operator/bookings/1/answer": onApprove,
    },
  });

beforeEach(() => vi.clearAllMocks());

it("says each reason, the most pressing first, with its act", async () => {
  await open(attention);

  await expect.element(page.getByText("9 bookings require attention")).toBeVisible();
  await expect.element(page.getByText("2 bookings wait for your answer, 1 of them late")).toBeVisible();
  await expect.element(page.getByText("Approval waits 31 h, longer than 24 h")).toBeVisible();
  await expect.element(page.getByText("$450 overdue since 15 November 2026")).toBeVisible();
  await expect.element(page.getByText(/^2 travellers have no verified passport/)).toBeVisible();
  await expect.element(page.getByText(/the places go back after 30 November 2026/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "See the payments Omar Farouk" }))
    .toHaveAttribute("href", "/operator-dashboard/bookings/2");
  await expect.element(page.getByRole("link", { name: "All 9 in a list" })).toBeVisible();
});

it("approves in place, with a minute to take it back", async () => {
  const until = new Date(Date.now() + MINUTE_MS).toISOString();
  const approve = vi.fn(() => json({ kind: "approve", until }));
  await open(attention, approve);

  await page.getByRole("button", { name: "Approve Leila Haddad" }).click();

  await expect.element(page.getByRole("button", { name: "Undo Leila Haddad" })).toHaveFocus();
  expect(approve).toHaveBeenCalledOnce();
});

it("knows an answer that was given before it was opened", async () => {
  const until = new Date(Date.now() + MINUTE_MS).toISOString();
  const [first, ...others] = attention.bookings;
  if (!first) throw new Error("no booking to answer");
  await open({ ...attention, bookings: [{ ...first, answer: { kind: "decline", until } }, ...others] });

  await expect.element(page.getByRole("button", { name: "Undo Leila Haddad" })).toBeVisible();
  expect(page.getByRole("button", { name: "Approve Leila Haddad" }).elements()).toHaveLength(0);
});

it("says that nothing waits", async () => {
  await open(noAttention);

  await expect.element(page.getByText("Nothing needs you today")).toBeVisible();
});

it("does not say that nothing waits beside a number that is to be looked at", async () => {
  const booking = { id: "1", reference: "RH-1", customerName: "Elif Yildiz", packageName: "Noor Quiet" };
  const number = { references: ["NH-1448-77120"], recordedAt: "2026-11-24T09:00:00.000Z", pictures: [] };
  await open(noAttention, undefined, [{ ...booking, ...number, departureDate: "2027-05-05" }]);

  await expect.element(page.getByText("1 number from Nusuk to look at")).toBeVisible();
  expect(page.getByText("Nothing needs you today").elements()).toEqual([]);
});
