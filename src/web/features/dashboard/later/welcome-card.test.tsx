/** The welcome of a new account: three answers in one call, whose office, and the way past it. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { JOURNEY_STEPS } from "#domain/journey/steps.ts";
import { type Answers, json, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import type { Journey } from "../queries.ts";

async function open(more: Answers = {}) {
  const told: unknown[] = [];
  const journey = (): Journey => ({
    steps: JOURNEY_STEPS.map((step) => ({
      step,
      status: "pending",
      progress: 0,
      needless: false,
      passed: false,
      waitsFor: null,
      open: 0,
      hidesSome: false,
      doneAt: null,
      ...{ dueOn: null, isForecast: false, isLate: false, isOwnPart: false },
    })),
    currentStep: "upload",
    nextAction: { kind: told.length === 0 ? "welcome" : "add_travellers" },
    obligations: [],
    paperJourneys: [],
    headerProgress: 10,
    overallProgress: 0,
    documents: { verified: 0, required: 4, percent: 0, slots: [] },
  });
  const answers = {
    "GET /api/journey": () => json(journey()),
    "GET /api/bookings": () => json([]),
    "PATCH /api/user": (body: unknown) => {
      told.push(body);
      return json(userWith());
    },
    ...more,
  };
  await renderAt("/dashboard", { user: userWith(), answers });
  return told;
}

it("asks three things, says who sells, and leads on", async () => {
  const told = await open();

  await page.getByRole("radio", { name: "With family or friends" }).click();
  await page.getByLabelText("In which country do you live?").selectOptions("GB");
  await expect.element(page.getByText(/Residents of United Kingdom book through Nusuk/)).toBeVisible();
  await page.getByRole("button", { name: "Go on" }).click();

  await expect.element(page.getByRole("heading", { name: "Add who travels with you" })).toBeVisible();
  expect(told).toEqual([{ travelsAlone: false, countryOfResidence: "GB", preferredLanguage: "en" }]);
});

it.each([
  ["SA", /Your office: residents of Saudi Arabia apply through the domestic Hajj programme/],
  ["IL", /Your office: residents of Israel apply through the national Hajj office/],
])("names the office of residents whom neither channel serves: %s", async (country, sentence) => {
  await open();

  await page.getByLabelText("In which country do you live?").selectOptions(country);

  await expect.element(page.getByText(sentence)).toBeVisible();
});

it("can be put aside", async () => {
  const told = await open();

  await page.getByRole("button", { name: "Not now" }).click();

  await expect.poll(() => told).toEqual([{ welcomeSkipped: true }]);
});

it("knows who has joined a household as travelling with others", async () => {
  const household = { id: "f", members: [], limits: { tooYoung: [] }, complete: 100, readiness: { state: "ready" } };
  await open({ "GET /api/family": () => json([household]) });

  await expect.element(page.getByRole("radio", { name: "With family or friends" })).toBeChecked();
});
