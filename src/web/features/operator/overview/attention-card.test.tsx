/** What needs the operator first: reason, booking, and one act beside it. */
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { OperatorAttention } from "#contract/operators.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { emptySummary, json, noAttention, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";

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
  alike: 0,
  reasons,
});
const reason = (rule: Item["reasons"][number]["rule"], at: string, more: Partial<Item["reasons"][number]> = {}) => ({
  rule,
  at,
  amount: null,
  people: null,
  ...more,
});

/** A row that stands for others. */
const standsFor = (alike: number, one: Item): Item => ({ ...one, alike });

const attention: OperatorAttention = {
  count: 9,
  total: 10,
  rules: {
    ...{ approval_late: 1, payment_overdue: 1, reference_missing: 1, number_waits: 0 },
    ...{ passport_missing: 7, visa_missing: 0, approval_waits: 1 },
  },
  bookings: [
    item("1", "Leila Haddad", reason("approval_late", inHours(16.5))),
    item(
      "2",
      "Omar Farouk",
      reason("payment_overdue", "2026-11-15T00:00:00.000Z", { amount: { amount: "450.00", currency: "USD" } }),
      reason("passport_missing", "2027-05-05T00:00:00.000Z", { people: 2 }),
    ),
    item("3", "Sara Malik", reason("reference_missing", "2099-11-30T00:00:00.000Z")),
    standsFor(6, item("4", "Hana Aziz", reason("passport_missing", "2027-05-05T00:00:00.000Z", { people: 1 }))),
    item("5", "Yusuf Ali", reason("approval_waits", inHours(47.5))),
  ],
};

const open = (
  answer: OperatorAttention,
  onApprove = () => json({}),
  reported: readonly object[] | Promise<Response> = [],
  asked: (by: string | null) => void = () => undefined,
) =>
  renderAt("/operator-dashboard", {
    user: userWith({ role: "operator", licenceVerified: true }),
    answers: {
      "GET /api/operator/licences": () => json([]),
      "GET /api/bookings": () => json([]),
      "GET /api/packages/mine": () => json([]),
      "GET /api/operator/summary": () => json(emptySummary),
      "GET /api/operator/attention": (_, address) => {
        asked(new URL(address, "http://x").searchParams.get("by"));
        return json(answer);
      },
      "GET /api/operator/numbers": () => (reported instanceof Promise ? reported : json(reported)),
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
  await expect.element(page.getByText(/the places go back after 30 November 2099/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "See the payments Omar Farouk" }))
    .toHaveAttribute("href", "/operator-dashboard/bookings/2");
  await expect.element(page.getByRole("link", { name: "All 9 in a list" })).toBeVisible();
});

it("says of no places that they go back on a day that has passed: Nusuk has sold some of them", async () => {
  const bookings = [item("3", "Sara Malik", reason("reference_missing", "2026-01-20T00:00:00.000Z"))];
  await open({ ...attention, bookings });

  await expect.element(page.getByText("Nusuk reference missing", { exact: true })).toBeVisible();
});

it("has a row a reason, which leads to the others of it", async () => {
  const [late, overdue, ...others] = attention.bookings;
  if (!late || !overdue) throw new Error("no booking to answer");
  const rules = { ...attention.rules, approval_late: 4 };
  await open({ ...attention, rules, bookings: [standsFor(3, late), overdue, ...others] });

  await expect
    .element(page.getByRole("link", { name: "and 3 more like it" }))
    .toHaveAttribute("href", "/operator-dashboard?tab=bookings&sort=waiting");
  await expect
    .element(page.getByRole("link", { name: "and 6 more like it" }))
    .toHaveAttribute("href", "/operator-dashboard?behind=attention&rule=passport_missing");
  expect(page.getByText(/more like it$/).elements()).toHaveLength(2);
});

it("shows what still has time where nothing is late", async () => {
  const rules = { ...attention.rules, approval_late: 0 };
  await open({ ...attention, rules, bookings: attention.bookings.slice(1) });

  await expect.element(page.getByRole("button", { name: "Approve Yusuf Ali" })).toBeVisible();
});

it("tells what still has time in one sentence while something is late", async () => {
  await open(attention);

  await expect.element(page.getByText("2 bookings wait for your answer, 1 of them late")).toBeVisible();
  expect(page.getByRole("button", { name: "Approve Yusuf Ali" }).elements()).toEqual([]);
});

it("asks for one booking a reason", async () => {
  const asked = vi.fn();
  await open(attention, undefined, [], asked);

  await expect.element(page.getByRole("button", { name: "Approve Leila Haddad" })).toBeVisible();
  expect(asked).toHaveBeenCalledWith("rule");
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

  await expect.element(page.getByText("Nothing is late, and no booking waits for your answer")).toBeVisible();
});

it("does not say that nothing waits beside a number that is to be looked at", async () => {
  const booking = { id: "1", reference: "RH-1", customerName: "Elif Yildiz", packageName: "Noor Quiet" };
  const number = { references: ["NH-1448-77120"], recordedAt: "2026-11-24T09:00:00.000Z", pictures: [] };
  await open(noAttention, undefined, [{ ...booking, ...number, departureDate: "2027-05-05" }]);

  await expect.element(page.getByText("1 number from Nusuk to look at")).toBeVisible();
  expect(page.getByText("Nothing is late, and no booking waits for your answer").elements()).toEqual([]);
});

const NUMBER = {
  ...{ id: "6", customerName: "Idris Halimi", packageName: "Hajj from Leeds" },
  ...{ departureDate: "2027-05-05", references: ["NH-1448-77120"] },
};

it("leaves a number to the card below, unless its row stands for more, or is to be recorded", async () => {
  const late = attention.bookings[0] ?? item("1", "Leila Haddad");
  const number = (id: string) => item(id, NUMBER.customerName, reason("number_waits", "2027-05-05T00:00:00.000Z"));
  const withRow = (row: Item) => ({ ...attention, bookings: [late, row] });
  await open(withRow(number("6")), undefined, [NUMBER]);
  await expect.element(page.getByText("1 number from Nusuk to look at")).toBeVisible();
  expect(page.getByRole("link", { name: /^See the number/ }).elements()).toEqual([]);

  for (const row of [standsFor(1, number("6")), number("7")]) {
    await open(withRow(row), undefined, [NUMBER]);
    await expect.element(page.getByRole("link", { name: /^See the number/ })).toBeVisible();
  }
});

it("comes with the numbers that stand below it, so that neither pushes the figures down", async () => {
  let answer = (_: Response) => undefined as unknown;
  const reported = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  await open(attention, undefined, reported);
  await expect.element(page.getByText("Package performance")).toBeVisible();
  expect(page.getByText("9 bookings require attention").elements()).toEqual([]);

  answer(json([]));

  await expect.element(page.getByText("9 bookings require attention")).toBeVisible();
});
