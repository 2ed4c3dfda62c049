/** What of the market can be paid in parts: its mark, its filter, and whom neither is for. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { addDays, dateOf } from "#domain/calendar.ts";
import { countFacets } from "#domain/packages/search/facets.ts";
import { type Answers, json, userWith } from "../../../testing/answers.ts";
import { packageWith } from "../../../testing/packages.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import type { PackageView } from "../queries.ts";

const DEPOSIT = { deposit: { kind: "percent", percent: 20 }, balanceDays: 60, instalments: 4, graceDays: 7 } as const;
const IN_PARTS: PackageView["terms"] = { approval: "approval", cancellation: [], payment: DEPOSIT };
const LIST = [
  packageWith(),
  packageWith({ id: "monthly", title: "Monthly Mina", terms: IN_PARTS }),
  packageWith({ id: "nusuk", title: "Nusuk Noor", terms: IN_PARTS, channels: ["nusuk"] }),
];
const answers: Answers = {
  "GET /api/packages": () => json(LIST),
  "GET /api/packages/facets": () => {
    const facets = countFacets(LIST.map((offer) => ({ offer, misses: [] })));
    return json({ total: LIST.length, found: LIST.length, nearSpelling: false, facets, closest: [] });
  },
};
const marked = () =>
  page
    .getByRole("article")
    .elements()
    .filter(({ textContent }) => textContent?.includes("In instalments"))
    .map((card) => card.querySelector("h3")?.textContent);
const filter = () => page.getByRole("checkbox", { name: /^In instalments/ });

it("is marked on its card, and found by its filter", async () => {
  const { router } = await renderAt("/packages", { answers });
  await expect.poll(marked).toEqual(["Monthly Mina"]);

  await page.getByRole("button", { name: "More Filters" }).click();
  await filter().click();
  await expect.poll(() => router.state.location.search).toBe("?instalments=true");
});

it.each([
  ["ID", ["Monthly Mina"]],
  ["GB", []],
])("is so for residents of %s: %j, as Nusuk takes the whole price", async (countryOfResidence, cards) => {
  await renderAt("/packages", { user: userWith({ countryOfResidence }), answers });
  await expect.element(page.getByRole("heading", { name: "Monthly Mina" })).toBeVisible();

  await page.getByRole("button", { name: "More Filters" }).click();
  await expect.element(page.getByRole("group", { name: "Camp in Mina" })).toBeVisible();
  await expect.poll(marked).toEqual(cards);
  expect(filter().elements()).toHaveLength(cards.length);
});

it.each([
  ["the deposit and the last day", 30, "A deposit of 20% of the price secures the places."],
  ["the whole price from that day on", -30, "The whole price is due when you book."],
])("tells in its terms %s", async (_, daysBefore, sentence) => {
  const departureDate = addDays(dateOf(new Date()), DEPOSIT.balanceDays + daysBefore);
  const offer = packageWith({ id: "monthly", terms: IN_PARTS, departureDate, channels: ["operator"] });
  await renderAt("/packages/monthly", { answers: { "GET /api/packages/monthly": () => json(offer) } });

  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(page.getByText(/^The rest is due by/).elements()).toHaveLength(daysBefore > 0 ? 1 : 0);
});
