/** The payment centre's tabs: what is drawn, and what each press sends. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { gbp } from "../../testing/amounts.ts";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { renderAt } from "../../testing/render-at.tsx";
import type { HistoryItem, SavedMethod, SavedPlan, SavedStep } from "./queries.ts";

type Answers = NonNullable<NonNullable<Parameters<typeof renderAt>[1]>["answers"]>;
const show = (tab: string, answers: Answers) => renderAt(`/payments?tab=${tab}`, { user: userWith(), answers });

const card = (changes: Partial<SavedMethod>): SavedMethod => ({
  ...{ id: "visa", type: "visa", brand: "Everyday card", lastFour: "4242", limit: gbp("15000.00") },
  ...{ fees: null, status: "primary", ...changes },
});

const step = (changes: Partial<SavedStep>): SavedStep => ({
  ...{ id: "s1", dueOn: "2027-02-06", payer: { name: "Amina", hasAccount: true, isYou: true }, method: null },
  ...{ amount: gbp("1000.00"), cost: gbp("1000.00"), state: "open", doneAt: null, askedOn: null, page: null },
  can: { pay: false, checkOff: true },
  ...changes,
});

const plan = (changes: Partial<SavedPlan>): SavedPlan => ({
  ...{ id: "p1", title: "Our Hajj", target: "wallet", booking: null, owner: { name: "Amina", isYou: true } },
  isExample: false,
  ...{ savedAt: "2026-11-20T09:00:00.000Z", owed: gbp("2000.00"), cost: gbp("2000.00"), baseline: gbp("2100.00") },
  ...{ savings: gbp("100.00"), ratesAsOf: "2026-06-30", done: gbp("0.00"), steps: [step({})], ...changes },
});

it("has four tabs, of which the address opens one", async () => {
  await show("methods", { "GET /api/payment/methods": () => json([]) });

  await expect.element(page.getByRole("tab", { name: "Methods" })).toHaveAttribute("aria-selected", "true");
  const tabs = page.getByRole("tab").elements();
  expect(tabs.map((tab) => tab.textContent)).toEqual(["Optimization", "Methods", "Family split", "History"]);
});

it("puts methods in another order, and refuses a card number before it is sent", async () => {
  const sent: unknown[] = [];
  const backup = card({ id: "mc", brand: "Travel card", status: "backup" });
  await show("methods", {
    "GET /api/payment/methods": () => json([card({}), backup]),
    "PUT /api/payment/methods/order": (body) => {
      sent.push(body);
      return json([card({}), backup]);
    },
    "POST /api/payment/methods": (body) => {
      sent.push(body);
      return json([]);
    },
  });

  await expect.element(page.getByText("Primary", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Move Travel card up" }).click();
  await page.getByRole("button", { name: "Add a method" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Name", { exact: true }).fill("4242 4242 4242 4242");
  await dialog.getByLabelText("Limit", { exact: true }).fill("12000");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog.getByText("A name, without a card number.")).toBeVisible();
  await dialog.getByLabelText("Name", { exact: true }).fill("My bank");
  await dialog.getByRole("button", { name: "Save" }).click();

  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[0]).toEqual({ ids: ["mc", "visa"] });
  expect(sent[1]).toMatchObject({ brand: "My bank", limit: "12000.00", lastFour: null, fees: null });
});

it("checks off a step of the wallet, and sends each member their part", async () => {
  const sent: unknown[] = [];
  const member = step({ id: "s2", payer: { name: "Yusuf", hasAccount: true, isYou: false } });
  const both = plan({ steps: [step({}), member] });
  await show("split", {
    "GET /api/payment/plans": () => json([both]),
    "POST /api/payment/plans/p1/steps/s1/done": (body) => {
      sent.push(body);
      return json(both);
    },
    "POST /api/payment/plans/p1/requests": () => json({ asked: 1, plan: both }),
  });

  await page.getByLabelText("Paid", { exact: true }).first().click();
  await page.getByRole("button", { name: "Send each person their part" }).click();

  await expect.element(page.getByText("1 part was sent.")).toBeVisible();
  expect(sent).toEqual([{ done: true }]);
});

it("says why a step could not be checked off", async () => {
  await show("split", {
    "GET /api/payment/plans": () => json([plan({})]),
    "POST /api/payment/plans/p1/steps/s1/done": () => refusal("not_found", "This step is gone."),
  });

  await page.getByLabelText("Paid", { exact: true }).click();

  await expect.element(page.getByRole("alert")).toHaveTextContent("This step is gone.");
});

it("pays a step with a card, and says why one was refused", async () => {
  const paid = plan({
    target: "operator",
    booking: { id: "b1", reference: "RH-1" },
    steps: [step({ can: { pay: true, checkOff: false } })],
  });
  const cards = [{ token: "sandbox_visa", brand: "Visa", lastFour: "4242", outcome: "succeeds" }];
  const sent: unknown[] = [];
  await show("split", {
    "GET /api/payment/plans": () => json([paid]),
    "GET /api/payment/gateway": () => json({ kind: "sandbox", ready: true, cards }),
    "POST /api/payment/plans/p1/steps/s1/pay": (body) => {
      sent.push(body);
      return refusal("already_paid", "This is paid already.");
    },
  });

  await page.getByRole("button", { name: /^Pay £1,000/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Pay £1,000/ })
    .click();

  await expect.element(page.getByText("This is paid already.")).toBeVisible();
  expect(sent).toEqual([{ card: "sandbox_visa", amount: gbp("1000.00") }]);
});

it("goes on with a payment on the gateway's page, or ends it", async () => {
  const sent: string[] = [];
  const open = step({ state: "moving", page: "https://gateway.example/pay", can: { pay: false, checkOff: false } });
  const paying = plan({ target: "operator", booking: { id: "b1", reference: "RH-1" }, steps: [open] });
  await show("split", {
    "GET /api/payment/plans": () => json([paying]),
    "POST /api/payment/plans/p1/steps/s1/withdraw": () => {
      sent.push("withdraw");
      return refusal("not_found", "This step is gone.");
    },
  });

  await expect.element(page.getByRole("link", { name: "Complete the payment" })).toBeVisible();
  await page.getByRole("button", { name: "End it and begin again" }).click();

  await expect.element(page.getByText("This step is gone.")).toBeVisible();
  expect(sent).toEqual(["withdraw"]);
});

it("says that there is no history yet", async () => {
  await show("history", { "GET /api/payment/history": () => json([]) });

  await expect.element(page.getByRole("heading", { name: "No Payment History" })).toBeVisible();
});

it("shows each payment with the rate that was kept, its card and its receipt", async () => {
  const entry: HistoryItem = {
    ...{ id: "e1", at: "2026-11-20T09:00:00.000Z", kind: "payment", status: "completed", way: "sandbox" },
    amount: { amount: "5000.00", currency: "USD" },
    home: { amount: "3748.50", currency: "GBP", rate: 0.7497, asOf: "2026-06-30" },
    fee: { amount: "0.00", currency: "USD" },
    booking: { id: "b1", reference: "RH-1", packageName: "Hajj in Comfort" },
    ...{ title: null, payer: { name: "Amina", isYou: true }, failure: null, hasReceipt: true },
    card: { brand: "Visa", lastFour: "4242" },
  };
  await show("history", { "GET /api/payment/history": () => json([entry]) });

  await expect.element(page.getByText(/£3,748.50/)).toBeVisible();
  await expect.element(page.getByText(/30 June 2026|30 Jun 2026/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: /Receipt of booking RH-1/ })).toBeVisible();
});
