/** The check of a ticket as a camera opens it, with a server that answers as told. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, refusal } from "../../testing/answers.ts";
import { renderAt } from "../../testing/render-at.tsx";

const ticket = {
  initials: "A. R.",
  reference: "RH-7K3Q2M",
  packageName: "Zamzam Family",
  operatorName: "Al-Safa Travel",
  departureDate: "2027-05-05",
  returnDate: "2027-05-23",
  seats: 9,
};

const show = (path: string, answer: () => Response) =>
  renderAt(path, { answers: { "GET /api/tickets/verify": answer } });

it.each([
  ["valid", "This ticket is valid"],
  ["reported", "This ticket stands on a number that nobody has compared yet"],
  ["over", "This journey is over"],
  ["cancelled", "This ticket is not valid"],
])("says that a ticket is %s, with initials and dates", async (check, title) => {
  await show("/tickets/abc", () => json({ check, ticket }));

  await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
  await expect.element(page.getByText("A. R.")).toBeVisible();
  await expect.element(page.getByText(/23 May 2027/)).toBeVisible();
});

it.each([
  ["unknown", "Nothing is known of this ticket"],
  ["forged", "This is no ticket of Rihla"],
])("says that a code is %s, and nothing else", async (check, title) => {
  await show("/tickets/abc", () => json({ check, ticket: null }));

  await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
  expect(page.getByText("Initials").elements()).toEqual([]);
});

it.each([
  ["RH-7K3Q2M", "This is a booking number, and no ticket"],
  ["P-1001", "This is another number of Rihla, and no ticket"],
])("takes %s for a slip and no forgery, asks nobody, and takes the right code at once", async (code, title) => {
  let asked = 0;
  await show(`/tickets/${code}`, () => {
    asked += 1;
    return json({ check: "forged", ticket: null });
  });

  await expect.element(page.getByText(title)).toBeVisible();
  await expect.element(page.getByLabelText("Code or link of the ticket")).toBeVisible();
  expect(page.getByText(/no ticket of Rihla/).elements()).toEqual([]);
  expect(asked).toBe(0);
});

it("asks nobody about ten thousand characters", async () => {
  let asked = 0;
  await show(`/tickets/${"A".repeat(10_000)}`, () => {
    asked += 1;
    return json({ check: "valid", ticket });
  });

  await expect.element(page.getByRole("heading", { name: "This is no ticket of Rihla" })).toBeVisible();
  expect(asked).toBe(0);
});

it("offers another try when the server does not answer", async () => {
  await show("/tickets/abc", () => refusal("unavailable", "We are away for a moment."));

  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

it("takes a whole link by hand", async () => {
  await show("/tickets", () => json({ check: "valid", ticket }));

  await page.getByLabelText("Code or link of the ticket").fill(" https://rihla.example/tickets/abc ");
  await page.getByRole("button", { name: "Check", exact: true }).click();

  await expect.element(page.getByRole("heading", { name: "This ticket is valid" })).toBeVisible();
});
