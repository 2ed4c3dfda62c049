/** The reader's places in line on the dashboard: an offer with its time first, the place among the others told truthfully. */
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { WaitlistEntry } from "#contract/waitlist.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { json, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";

function placeWith(changes: Partial<WaitlistEntry> = {}): WaitlistEntry {
  return {
    id: "place",
    packageId: "full",
    packageName: "Qibla Suites",
    channels: ["nusuk", "operator"],
    operatorName: "Al-Safa Travel",
    departureDate: "2027-05-05",
    returnDate: "2027-05-23",
    familyId: null,
    ...{ isMine: true, holder: "Amina" },
    seats: 4,
    roomType: "quad",
    state: "waiting",
    joinedAt: "2026-11-18T09:00:00Z",
    position: 1,
    partiesWaiting: 3,
    keptSeats: 2,
    offSale: false,
    bookingId: null,
    offerExpiresAt: null,
    ...changes,
  };
}

const OFFER: Partial<WaitlistEntry> = {
  ...{ id: "offer", packageName: "Marwa Plaza", state: "offered", bookingId: "b1" },
  ...{ position: null, partiesWaiting: null, keptSeats: null },
};

const show = (places: readonly WaitlistEntry[], more = {}, user = userWith()) =>
  renderAt("/dashboard", {
    user,
    answers: {
      "GET /api/waitlist": () => json(places),
      "GET /api/bookings": () => json([]),
      ...journeyAnswer,
      ...more,
    },
  });

/** Only what the page needs to be drawn. */
const journeyAnswer = {
  "GET /api/journey": () =>
    json({
      steps: [],
      currentStep: "verification",
      nextAction: { kind: "replace_document", type: "photo", traveller: null },
      obligations: [],
      headerProgress: 40,
      overallProgress: 20,
      documents: { verified: 0, required: 4, percent: 0, slots: [] },
    }),
};

it("tells the place in line, and what is kept for the party at its head", async () => {
  await show([placeWith()]);

  await expect.element(page.getByText("Number 1 of 3 on the waitlist")).toBeVisible();
  await expect.element(page.getByText("2 of 4 places are being kept for you already")).toBeVisible();
});

it("says that nothing will be offered where the package is not sold to the country told since", async () => {
  await show([placeWith({ channels: ["operator"] })], {}, userWith({ countryOfResidence: "GB" }));

  await expect.element(page.getByText("Not for residents of United Kingdom: they book on Nusuk.")).toBeVisible();
});

it("puts an offer first, with its hours and the way to take it", async () => {
  const offerExpiresAt = new Date(Date.now() + 23.5 * HOUR_MS).toISOString();
  await show([placeWith(), placeWith({ ...OFFER, offerExpiresAt })]);

  await expect.element(page.getByRole("heading", { name: "4 places have come for you" })).toBeVisible();
  await expect.element(page.getByRole("timer")).toHaveTextContent("24 hours left");
  await expect
    .element(page.getByRole("link", { name: "See and take the places" }))
    .toHaveAttribute("href", "/bookings/b1");
});

it("tells the household's place and offer to a member, who looks on", async () => {
  const theirs = { familyId: "g1", isMine: false, holder: "Kerem" };
  const offerExpiresAt = new Date(Date.now() + 23.5 * HOUR_MS).toISOString();
  await show([placeWith(theirs), placeWith({ ...OFFER, ...theirs, offerExpiresAt })]);

  await expect.element(page.getByText("Number 1 of 3 on the waitlist")).toBeVisible();
  await expect.element(page.getByText("Kerem joined for your household and can leave the line.")).toBeVisible();
  await expect.element(page.getByText("Kerem takes the places for your household, or gives them up.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "See the offer" })).toHaveAttribute("href", "/bookings/b1");
  expect(page.getByRole("button", { name: /Leave the waitlist|Give the places up/ }).elements()).toEqual([]);
});

it("says of an offer that ran out nothing of leaving the line, to a member too", async () => {
  const over = { state: "lapsed" as const, position: null, partiesWaiting: null };
  await show([placeWith({ ...over, familyId: "g1", isMine: false, holder: "Kerem" })]);

  await expect.element(page.getByText("The offer ran out")).toBeVisible();
  expect(page.getByText(/leave the line/i).elements()).toEqual([]);
});

it("leaves the line only after asking, and asks the server once", async () => {
  const left = vi.fn(() => new Response(null, { status: 204 }));
  await show([placeWith()], { "DELETE /api/waitlist/place": left });

  await page.getByRole("button", { name: "Leave the waitlist Qibla Suites" }).click();
  expect(left).not.toHaveBeenCalled();
  await page.getByRole("dialog").getByRole("button", { name: "Leave the waitlist" }).click();

  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
});

it("says of a place for a package that is off sale that nothing is offered meanwhile", async () => {
  await show([placeWith({ offSale: true })]);

  await expect.element(page.getByText(/^Off sale for now: nothing is offered meanwhile/)).toBeVisible();
  expect(page.getByText(/being kept for you already/).elements()).toEqual([]);
});

it("leads to no offer of a suspended operator as if it could be taken", async () => {
  await show([placeWith({ ...OFFER, offerExpiresAt: "2036-11-20T10:40:00Z", offSale: true })]);

  await expect.element(page.getByText(/the offer cannot be taken meanwhile/)).toBeVisible();
  expect(page.getByRole("link", { name: "See and take the places" }).elements()).toEqual([]);
});
