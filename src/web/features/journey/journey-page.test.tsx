/** The ten steps: the addressed one at length, with what the server says of each person. */
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { JOURNEY_STEPS } from "#domain/journey/steps.ts";
import { json, userWith } from "../../testing/answers.ts";
import { renderAt } from "../../testing/render-at.tsx";
import type { Guide } from "./queries.ts";

const GUIDE: Guide = {
  steps: JOURNEY_STEPS.map((step) => ({
    ...{ step, status: step === "account" ? "completed" : "pending", progress: step === "account" ? 100 : 0 },
    needless: false,
    passed: false,
    waitsFor: null,
    ...{
      doneAt: step === "account" ? "2026-11-01T09:00:00.000Z" : null,
      dueOn: null,
      isForecast: false,
      isLate: false,
      isOwnPart: false,
    },
    lacking:
      step === "upload"
        ? [
            {
              ...{ id: "t1", name: "Khadija Rahman", isYou: false, hasAccount: false, travellerId: "t1" },
              lacks: [{ kind: "mark" as const, mark: "passport" as const, state: "missing" as const }],
            },
            {
              ...{ id: "m2", name: "Yusuf Rahman", isYou: false, hasAccount: true, travellerId: null },
              lacks: [{ kind: "hidden" as const }],
            },
            {
              ...{ id: "m3", name: "Abdul Latif Choudhury", isYou: false, hasAccount: false, travellerId: null },
              lacks: [{ kind: "hidden" as const }],
            },
          ]
        : [],
    open: step === "upload" ? 1 : 0,
    hidesSome: step === "verification",
  })),
  ...{ currentStep: "upload", headerProgress: 40, overallProgress: 10, travelsAlone: false },
  ...{ bookingId: null, channel: null, bookedBy: null, hajj: { firstDay: "2027-05-14", lastDay: "2027-05-19" } },
};
const answers = { "GET /api/journey/guide": () => json(GUIDE) };

it("tells the addressed step: who lacks what, and the way there for those whose papers the reader keeps", async () => {
  await renderAt("/journey/upload", { user: userWith(), answers });

  await expect.element(page.getByRole("heading", { name: "Document Upload" })).toBeVisible();
  await expect.element(page.getByText("Passport: missing")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Go there: Khadija Rahman" }))
    .toHaveAttribute("href", "/documents?for=t1");
  await expect.element(page.getByText("They do this in their own account.")).toBeVisible();
  await expect.element(page.getByText("They have no account: whoever entered them does this.")).toBeVisible();
});

it.each([
  ["operator", "nusuk", "The operator records the visa or contract number for you."],
  ["operator", "payment", "You pay the licensed operator, at once or by its dates."],
  ["operator", "account", "Your account here keeps papers, bookings and people together."],
  [null, "nusuk", "Nobody has a place without an official booking by the way that holds for their country."],
  ["nusuk", "nusuk", "Without a booking there, nobody from your country has a place, whoever else promises one."],
])("says of the way %s at %s what holds there, also before anything is booked", async (channel, step, words) => {
  await renderAt(`/journey/${step}`, {
    user: userWith(),
    answers: { "GET /api/journey/guide": () => json({ ...GUIDE, channel }) },
  });

  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

it("says that the day is of one's own part where others may have an earlier one", async () => {
  const day = { dueOn: "2027-03-09", isForecast: true, isOwnPart: true };
  const steps = GUIDE.steps.map((one) => (one.step === "upload" ? { ...one, ...day } : one));
  await renderAt("/journey/upload", {
    user: userWith(),
    answers: { "GET /api/journey/guide": () => json({ ...GUIDE, steps }) },
  });

  await expect.element(page.getByText("Your own part · By about 9 March 2027")).toBeVisible();
});

it("says who does what is not done at the step itself", async () => {
  const steps = GUIDE.steps.map((one) =>
    one.step === "nusuk" ? { ...one, waitsFor: "operator_records" as const } : one,
  );
  await renderAt("/journey/nusuk", {
    user: userWith(),
    answers: { "GET /api/journey/guide": () => json({ ...GUIDE, steps, currentStep: "nusuk" }) },
  });

  await expect.element(page.getByText("the operator records the number")).toBeVisible();
  await expect.element(page.getByText("Waiting for the operator").last()).toBeVisible();
  expect(page.getByText("Now", { exact: true }).elements()).toEqual([]);
});

it("leads past a step that is not needed, forwards and back", async () => {
  const steps = GUIDE.steps.map((one) => (one.step === "queue" ? { ...one, needless: true } : one));
  const needless = { "GET /api/journey/guide": () => json({ ...GUIDE, steps }) };
  await renderAt("/journey/payment", { user: userWith(), answers: needless });

  await expect.element(page.getByRole("link", { name: "After: Nusuk Booking" })).toBeVisible();
  await page.getByRole("link", { name: "After: Nusuk Booking" }).click();
  await expect.element(page.getByRole("link", { name: "Before: Payment Configuration" })).toBeVisible();
});

it("calls the day of a step a forecast where nobody has set it", async () => {
  const steps = GUIDE.steps.map((one) =>
    one.step === "upload" ? { ...one, dueOn: "2027-01-09", isForecast: true } : one,
  );
  await renderAt("/journey/upload", {
    user: userWith(),
    answers: { "GET /api/journey/guide": () => json({ ...GUIDE, steps }) },
  });

  await expect.element(page.getByText("By about 9 January 2027")).toBeVisible();
});

it("tells who pays and books to a member who does neither", async () => {
  const told = { ...GUIDE, bookingId: "b1", channel: "nusuk", bookedBy: "Amina Rahman" };
  await renderAt("/journey/payment", { user: userWith(), answers: { "GET /api/journey/guide": () => json(told) } });

  await expect.element(page.getByText(/^Amina Rahman pays for your household’s booking/)).toBeVisible();
  expect(page.getByText(/^You pay/).elements()).toEqual([]);
});

it("calls no step done in which somebody still lacks something", async () => {
  const steps = GUIDE.steps.map((one) => (one.step === "upload" ? { ...one, status: "completed" as const } : one));
  await renderAt("/journey/upload", {
    user: userWith(),
    answers: { "GET /api/journey/guide": () => json({ ...GUIDE, steps }) },
  });

  await expect.element(page.getByText("1 person still to go").first()).toBeVisible();
  expect(page.getByText(/^Done/).elements()).toHaveLength(1);
});

it("calls a step one's own part of which others may lack what is not the reader's to know", async () => {
  const steps = GUIDE.steps.map((one) => (one.hidesSome ? { ...one, status: "completed" as const } : one));
  await renderAt("/journey", {
    user: userWith(),
    answers: { "GET /api/journey/guide": () => json({ ...GUIDE, steps }) },
  });

  await expect.element(page.getByText("Done on your own part")).toBeVisible();
});

it("counts at least those whom the reader knows where others may lack what is not the reader's to know", async () => {
  const lacking = [
    {
      ...{ id: "t1", name: "Khadija Rahman", isYou: true, hasAccount: true, travellerId: "t1" },
      lacks: [{ kind: "biometrics" as const }],
    },
  ];
  const ofSome = { status: "completed" as const, lacking, open: 1, hidesSome: true };
  const steps = GUIDE.steps.map((one) => (one.step === "nusuk" ? { ...one, ...ofSome } : one));
  await renderAt("/journey/nusuk", {
    user: userWith(),
    answers: { "GET /api/journey/guide": () => json({ ...GUIDE, steps }) },
  });

  await expect.element(page.getByText("at least 1 person still to go").first()).toBeVisible();
  await expect.element(page.getByText(/What the others lack they see in their own account/)).toBeVisible();
});

it("calls the line not needed of seats that came of no queue, with no day on which it was done", async () => {
  const queue = { status: "completed" as const, progress: 100, needless: true };
  const steps = GUIDE.steps.map((one) => (one.step === "queue" ? { ...one, ...queue } : one));
  await renderAt("/journey/queue", {
    user: userWith(),
    answers: { "GET /api/journey/guide": () => json({ ...GUIDE, steps }) },
  });

  await expect.poll(() => page.getByText("Not needed").elements()).toHaveLength(2);
  expect(page.getByText(/^Done/).elements()).toHaveLength(1);
});

it.each([
  ["verification", "Nothing of yours is uploaded yet"],
  ["family", "The group itself is still to be made"],
  ["nusuk", "Nothing is booked yet"],
])("says of whom it knows at %s", async (step, words) => {
  await renderAt(`/journey/${step}`, { user: userWith(), answers });

  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
});

it.each([
  ["as others may be", { steps: GUIDE.steps.map((one) => (one.step === "nusuk" ? { ...one, hidesSome: true } : one)) }],
  ["as somebody else holds the places", { bookedBy: "Kerem Yildiz" }],
  ["as the booking names nobody", { bookingId: "b1", channel: "nusuk", namesNobody: true }],
])("calls nobody through with the official booking who is named on none yet, %s", async (_, told) => {
  await renderAt("/journey/nusuk", {
    ...{ user: userWith(), answers: { "GET /api/journey/guide": () => json({ ...GUIDE, ...told }) } },
  });

  await expect.element(page.getByText("No booking has your name yet", { exact: false })).toBeVisible();
  expect(page.getByText(/^Nobody (in|whose)/).elements()).toEqual([]);
});

it.each([
  ["beside a paper that it waits for", true, 0],
  ["once all papers are there, and says so", false, 1],
])("calls nobody through with a purchase %s", async (_, isLacking, sentences) => {
  const booked = { bookingId: "b1", channel: "nusuk" as const, namesNobody: false };
  const steps = GUIDE.steps.map((one) => (one.step === "upload" && isLacking ? one : { ...one, lacking: [] }));
  const guide = { "GET /api/journey/guide": () => json({ ...GUIDE, ...booked, steps }) };
  await renderAt("/journey/nusuk", { user: userWith(), answers: guide });

  await expect.element(page.getByText("Why it matters")).toBeVisible();
  expect(page.getByText(/^Nobody in your household lacks anything/).elements()).toHaveLength(sentences);
});

it("says on the way of no step that is behind that somebody still has to do it", async () => {
  const steps = GUIDE.steps.map((one) => ({ ...one, passed: one.step === "family" || one.step === "verification" }));
  const away = { "GET /api/journey/guide": () => json({ ...GUIDE, steps }) };
  await renderAt("/journey/family", { user: userWith(), answers: away });

  await expect.element(page.getByText(/^Nobody in your household lacks anything/)).toBeVisible();
  expect(page.getByText(/still to be made/).elements()).toEqual([]);
});

it("tells of a step that is behind what was not recorded, and sends nobody to do it", async () => {
  const steps = GUIDE.steps.map((one) => ({ ...one, passed: one.step === "upload" }));
  const away = { "GET /api/journey/guide": () => json({ ...GUIDE, steps }) };
  await renderAt("/journey/upload", { user: userWith(), answers: away });

  await expect.element(page.getByRole("heading", { name: "What is not recorded here" })).toBeVisible();
  await expect.element(page.getByText("Passport: missing")).toBeVisible();
  expect(page.getByRole("link", { name: /^Go there/ }).elements()).toEqual([]);
  expect(page.getByText(/They do this|^Who still has something/).elements()).toEqual([]);
});

it("calls no visa that never came complete on the way: no papers are asked for", async () => {
  const begun = { status: "in_progress" } as const;
  const steps = GUIDE.steps.map((one) => ({ ...one, lacking: [], ...(one.step === "tracking" && begun) }));
  await renderAt("/journey/upload", {
    user: userWith(),
    answers: { "GET /api/journey/guide": () => json({ ...GUIDE, steps }) },
  });

  await expect.element(page.getByText("No papers are asked for now.")).toBeVisible();
  expect(page.getByText(/^Nobody in your household lacks anything/).elements()).toEqual([]);
});

it("goes from step to step by the keyboard, each with its own address, and says both percentages by name", async () => {
  await page.viewport(1280, 900);
  await renderAt("/journey", { user: userWith(), answers });

  await expect.element(page.getByRole("progressbar", { name: "Journey" })).toHaveAttribute("aria-valuenow", "10");
  await expect.element(page.getByRole("progressbar", { name: "Profile" })).toHaveAttribute("aria-valuenow", "40");
  const steps = page.getByRole("navigation", { name: "The ten steps" });
  const account = steps.getByRole("link", { name: /Account Registration/ });
  account.element().focus();
  await userEvent.keyboard("{Enter}");

  await expect.element(page.getByRole("heading", { name: "Account Registration" })).toBeVisible();
  await expect.element(page.getByText(/^Done on 1 Nov 2026, /)).toBeVisible();
  await expect.element(account).toHaveAttribute("aria-current", "page");
});

it("says of the step at which the journey stands that it is now, in the list and on its page", async () => {
  await renderAt("/journey/upload", { user: userWith(), answers });

  await expect.element(page.getByText("Now", { exact: true })).toBeVisible();
  expect(page.getByRole("article").getByText("To do").elements()).toHaveLength(0);
});

it("leads from an address of no step to the ten", async () => {
  await renderAt("/journey/nowhere", { user: userWith(), answers });

  await expect.element(page.getByRole("navigation", { name: "The ten steps" })).toBeVisible();
});

it("names the purchase whose day the step on Nusuk bears, before what each person lacks there", async () => {
  const lacks = [{ kind: "biometrics" as const }];
  const lacking = [{ id: "t1", name: "Khadija Rahman", isYou: false, hasAccount: false, travellerId: "t1", lacks }];
  const steps = GUIDE.steps.map((one) => (one.step === "nusuk" ? { ...one, lacking, dueOn: "2027-01-20" } : one));
  await renderAt("/journey/nusuk", {
    user: userWith(),
    answers: { "GET /api/journey/guide": () => json({ ...GUIDE, steps, currentStep: "nusuk" }) },
  });

  await expect.element(page.getByText("You still have to buy on Nusuk and record the reference.")).toBeVisible();
  await expect
    .element(page.getByText("Fingerprints and face in the official app: no day is written down"))
    .toBeVisible();
});
