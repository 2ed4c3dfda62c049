/** Wishes stated on the list: what the cards then say, what it rests on, and that the browser alone keeps it until a pilgrim says otherwise. */
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { countFacets } from "#domain/packages/search/facets.ts";
import { type Answers, json, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import type { PackageView } from "../queries.ts";

const OFFER: PackageView = {
  ...{ id: "zamzam", title: "Zamzam Family", name: "Zamzam Family", description: "", status: "listed", version: 1 },
  ...{ operatorId: "al-safa", operatorName: "Al-Safa Travel", licenceVerified: true, licence: null },
  ...{ price: 7950, currency: "USD", duration: 18, distanceFromHaram: 800, accommodationType: "Deluxe" },
  ...{
    availableSlots: 12,
    waitingParties: 0,
    keptSeats: 0,
    saleWindowId: null,
    capacity: 45,
    channels: ["nusuk", "operator"],
  },
  ...{ departureCity: "London", departureDate: "2027-05-05", returnDate: "2027-05-23", hijriYear: 1448 },
  ...{
    images: [],
    roomTypes: [],
    groupDiscounts: [],
    terms: { approval: "approval", cancellation: [], payment: null },
  },
  ...{ makkahHotel: null, madinahHotel: null, minaCamp: null, campClass: null, shifting: null, accessible: null },
  ...{ flights: true, meals: null, guideLanguages: ["en"], releaseDate: null, operatorReference: null },
  ...{ rating: null, reviewCount: 0, bookingCount: 3 },
};

const answers: Answers = {
  "GET /api/packages": () => json([OFFER]),
  "GET /api/packages/facets": () =>
    json({
      ...{ total: 1, found: 1, nearSpelling: false, closest: [] },
      facets: countFacets([{ offer: OFFER, misses: [] }]),
    }),
};

const match = () => page.getByRole("article").getByText(/^Match by your stated wishes/);

afterEach(() => localStorage.clear());

it("says on the card how many wishes are met, and only opened why and with how many points", async () => {
  await renderAt("/packages", { answers });
  await page.getByRole("button", { name: /^Your wishes/ }).click();
  await expect.element(match()).not.toBeInTheDocument();

  await page.getByLabelText("Metres to the Haram, at most").fill("700");
  await page.getByLabelText("Who travels together").last().selectOptions("4");
  await page.getByLabelText(/^Somebody of us needs/).click();

  await expect.element(match()).toHaveTextContent("Match by your stated wishes: 1 of 3 wishes met");
  await expect.element(page.getByText(/of 100 points/)).not.toBeVisible();
  await match().click();
  await expect.element(page.getByText("Distance to the Haram: partly met")).toBeVisible();
  await expect.element(page.getByText("Here: 800 m to the Haram. Your wish: Up to 700 m.")).toBeVisible();
  await expect.element(page.getByText("Here: not stated. Your wish: Step-free all the way.")).toBeVisible();
  await expect.element(page.getByText("Together 90 of 100 points")).toBeVisible();
});

it("takes a number in the digits of any keyboard, says what is none, and is empty once the wishes are forgotten", async () => {
  await renderAt("/packages", { answers });
  await page.getByRole("button", { name: /^Your wishes/ }).click();
  const metres = page.getByLabelText("Metres to the Haram, at most");

  await metres.fill("٧٠٠");
  await expect.element(match()).toHaveTextContent("Match by your stated wishes: 0 of 1 wish met");
  expect(localStorage.getItem("rihla.wishes")).toContain('"distance":700');
  await metres.fill("near");
  await expect.element(page.getByText("Write a whole number.")).toBeVisible();
  await expect.element(match()).not.toBeInTheDocument();
  await metres.fill("۸۰۰");
  await page.getByRole("button", { name: "Forget my wishes" }).click();
  await expect.element(metres).toHaveValue("");
});

it("keeps no wish above the most that is offered, and forgets what was typed and is none", async () => {
  localStorage.setItem("rihla.wishes", JSON.stringify({ wishes: { city: "London" }, importances: {} }));
  await renderAt("/packages", { answers });
  await page.getByRole("button", { name: /^Your wishes/ }).click();
  const metres = page.getByLabelText("Metres to the Haram, at most");

  await metres.fill("1000001");
  await expect.element(page.getByText("The largest number here is 1000000.")).toBeVisible();
  expect(localStorage.getItem("rihla.wishes")).not.toContain("distance");
  await metres.fill("near");
  await expect.element(page.getByText("Write a whole number.")).toBeVisible();
  await page.getByRole("button", { name: "Forget my wishes" }).click();

  await expect.element(metres).toHaveValue("");
  await expect.element(page.getByText("Write a whole number.")).not.toBeInTheDocument();
});

it("weighs a wish by how much it matters", async () => {
  localStorage.setItem("rihla.wishes", JSON.stringify({ wishes: { distance: 400, people: 4 }, importances: {} }));
  await renderAt("/packages", { answers });
  await match().click();
  await expect.element(page.getByText("Together 30 of 100 points")).toBeVisible();

  await page.getByRole("button", { name: /^Your wishes/ }).click();
  await page.getByLabelText("How much it matters: Places for all of you").selectOptions("A lot");
  await expect.element(page.getByText("Together 46 of 100 points")).toBeVisible();
});

it("opens by the keyboard, outlives the page, and forgets when asked", async () => {
  localStorage.setItem("rihla.wishes", JSON.stringify({ wishes: { people: 13, city: "London" }, importances: {} }));
  await renderAt("/packages", { answers });
  await expect.element(match()).toHaveTextContent("Match by your stated wishes: 1 of 2 wishes met");

  match().element().closest("summary")?.focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/What you need is missing \(Places for all of you\)/)).toBeVisible();
  await page.getByRole("button", { name: /^Your wishes/ }).click();
  await page.getByRole("button", { name: "Forget my wishes" }).click();
  await expect.element(match()).not.toBeInTheDocument();
  expect(localStorage.getItem("rihla.wishes")).toBeNull();
});

it("lets operators count the wishes only when a pilgrim says so, and takes it back by a tap or with the wishes", async () => {
  localStorage.setItem("rihla.wishes", JSON.stringify({ wishes: { city: "London" }, importances: {} }));
  const calls: unknown[] = [];
  let shared: unknown = null;
  const answer = () => json({ shared: shared && { wishes: shared, updatedAt: "2026-11-20T09:00:00.000Z" } });
  const sharing: Answers = {
    "GET /api/wishes": answer,
    "PUT /api/wishes": (body) => {
      calls.push(body);
      shared = { city: "London" };
      return answer();
    },
    "DELETE /api/wishes": () => {
      calls.push("deleted");
      shared = null;
      return answer();
    },
  };
  await renderAt("/packages", { user: userWith(), answers: { ...answers, ...sharing } });
  await page.getByRole("button", { name: /^Your wishes/ }).click();
  const box = page.getByRole("checkbox", { name: /^Let operators count my wishes/ });
  await expect.element(box).not.toBeChecked();
  expect(calls).toEqual([]);

  await box.click();
  await expect.element(box).toBeChecked();
  await expect.element(page.getByText(/because you agreed, with us/)).toBeVisible();
  await page.getByLabelText("Metres to the Haram, at most").fill("700");
  await expect.element(page.getByRole("button", { name: "Count my wishes as they are now" })).toBeVisible();
  await page.getByRole("button", { name: "Forget my wishes" }).click();

  await expect.element(box).not.toBeChecked();
  expect(calls).toEqual([{ wishes: { city: "London" }, consentVersion: "2026-11-20" }, "deleted"]);
});
