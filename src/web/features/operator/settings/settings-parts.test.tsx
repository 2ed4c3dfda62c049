/** The company and the standard terms: what is sent, what a pilgrim would get back, and somebody else's change. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { STANDARD_TERMS } from "#domain/packages/package.ts";
import { type Answers, json, refusal, userWith } from "../../../testing/answers.ts";
import { renderAt, toast } from "../../../testing/render-at.tsx";

const company = { name: "Noor Harbour", address: "", phones: [], email: null, about: "", version: 0 };

const open = (part: string, answers: Answers) =>
  renderAt(`/operator-dashboard/settings?part=${part}`, { user: userWith({ role: "operator" }), answers });

it("sends the company's details with the version that was seen, empty phones left out", async () => {
  const sent: unknown[] = [];
  await open("company", {
    "GET /api/operator/company": () => json(company),
    "PUT /api/operator/company": (body) => {
      sent.push(body);
      return json({ ...company, version: 1 });
    },
  });

  await expect.element(page.getByText("Noor Harbour")).toBeVisible();
  await page.getByLabelText("Address", { exact: true }).fill("12 Mill Lane");
  await page.getByLabelText("Phone 2").fill("+44 20 7946 0018");
  await page.getByRole("button", { name: "Save", exact: true }).click();

  await expect.element(toast()).toHaveTextContent("Saved.");
  expect(sent).toEqual([{ address: "12 Mill Lane", phones: ["+44 20 7946 0018"], email: null, about: "", version: 0 }]);
});

it("sends which ways to pay are taken and the least payment, and nothing while none is chosen", async () => {
  const sent: unknown[] = [];
  await open("terms", {
    "GET /api/operator/standard-terms": () => json({ terms: { ...STANDARD_TERMS, payment: null }, version: 3 }),
    "PUT /api/operator/standard-terms": (body) => {
      sent.push(body);
      return json({ terms: { ...STANDARD_TERMS, payment: null }, version: 4 });
    },
  });
  const all = ["Visa", "Mastercard", "American Express", "Debit card", "Wallet", "Other method"];
  const save = page.getByRole("button", { name: "Save the standard terms" });

  for (const name of all) await page.getByRole("checkbox", { name }).click();
  await expect.element(page.getByText("Choose at least one.")).toBeVisible();
  await save.click();
  expect(sent).toEqual([]);
  await page.getByRole("checkbox", { name: "Debit card" }).click();
  await page.getByLabelText("Least of one payment, in US dollars").fill("250");
  await save.click();

  await expect.element(toast()).toHaveTextContent("Saved: new packages begin with these terms.");
  expect(sent).toMatchObject([{ terms: { taking: { accepts: ["debit"], minimum: 250 } }, version: 3 }]);
});

it("takes terms in the digits of any keyboard, and says at the field what is none", async () => {
  const sent: unknown[] = [];
  await open("terms", {
    "GET /api/operator/standard-terms": () => json({ terms: { ...STANDARD_TERMS, payment: null }, version: 3 }),
    "PUT /api/operator/standard-terms": (body) => {
      sent.push(body);
      return json({ terms: { ...STANDARD_TERMS, payment: null }, version: 4 });
    },
  });
  const save = page.getByRole("button", { name: "Save the standard terms" });

  await page.getByLabelText("Percent back").first().fill("101");
  await expect.element(page.getByText("The largest number here is 100.")).toBeVisible();
  await save.click();
  expect(sent).toEqual([]);
  await page.getByLabelText("Percent back").first().fill("٩٥");
  await page.getByLabelText("Least of one payment, in US dollars").fill("۲۵۰٫۵");
  await save.click();

  await expect.element(toast()).toHaveTextContent("Saved: new packages begin with these terms.");
  const [first, ...others] = STANDARD_TERMS.cancellation;
  const cancellation = [{ ...first, refundPercent: 95 }, ...others];
  expect(sent).toMatchObject([{ terms: { cancellation, taking: { minimum: 250.5 } } }]);
});

it("shows what the typed terms give back, and says when somebody else has changed them", async () => {
  await open("terms", {
    "GET /api/operator/standard-terms": () => json({ terms: { ...STANDARD_TERMS, payment: null }, version: 3 }),
    "PUT /api/operator/standard-terms": () => refusal("changed_meanwhile", "Somebody has changed this meanwhile."),
  });

  const row = page.getByRole("row", { name: /60 days before/ });
  await expect.element(row.getByText("$7,200")).toBeVisible();
  await page.getByLabelText("Percent back").first().fill("100");
  await expect.element(row.getByText("$8,000")).toBeVisible();
  await page.getByRole("button", { name: "Save the standard terms" }).click();

  await expect.element(page.getByText("Somebody has changed this meanwhile.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Show what stands there now" })).toBeVisible();
});
