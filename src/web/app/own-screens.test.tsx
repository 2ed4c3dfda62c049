/** A screen whose address names something: what was typed or told on it never shows on the next. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { DeskBooking } from "#contract/booking-desk.ts";
import { JOURNEY_STEPS } from "#domain/journey/steps.ts";
import { usd } from "../testing/amounts.ts";
import { json, refusal, userWith } from "../testing/answers.ts";
import { bookingWith } from "../testing/bookings.ts";
import { renderAt } from "../testing/render-at.tsx";

const STANDS = { phase: "confirmed", status: "confirmed", channel: "operator", holdExpiresAt: null } as const;
const thread = () => json({ messages: [], open: true, unread: 0 });

const deskOf = (id: string, customerName: string) => {
  const desk: DeskBooking = {
    booking: bookingWith({ ...STANDS, id, isMine: false, customerName }),
    ...{ answer: null, household: null, householdSince: null, assignee: null, released: null },
    contact: { email: `${id}@example.org`, phone: null, country: "GB", language: "en" },
    source: { from: "campaign", tag: null },
    ...{ movements: [], timeline: [], colleagues: [], notes: [], refundable: usd("0.00") },
  };
  return () => json(desk);
};

it("sends no message and no note that was begun at the desk of another booking", async () => {
  const { router } = await renderAt("/operator-dashboard/bookings/b2", {
    user: userWith({ role: "operator", licenceVerified: true }),
    answers: {
      "GET /api/operator/bookings/b1": deskOf("b1", "Amina Rahman"),
      "GET /api/operator/bookings/b2": deskOf("b2", "Bilal Khan"),
      "GET /api/bookings/b1/messages": thread,
      "GET /api/bookings/b2/messages": thread,
    },
  });
  const message = page.getByRole("textbox", { name: "Write to the customer" });
  const note = page.getByRole("textbox", { name: "New note" });
  await expect.element(page.getByRole("heading", { name: "Bilal Khan" })).toBeVisible();
  await expect.element(message).toBeVisible();
  await router.navigate("/operator-dashboard/bookings/b1");
  await expect.element(page.getByRole("heading", { name: "Amina Rahman" })).toBeVisible();
  await message.fill("Your passport is refused");
  await note.fill("Calls at night");

  await router.navigate("/operator-dashboard/bookings/b2");

  await expect.element(page.getByRole("heading", { name: "Bilal Khan" })).toBeVisible();
  await expect.element(message).toHaveValue("");
  await expect.element(note).toHaveValue("");
});

it("saves no names and tells no refusal of one booking on the page of another", async () => {
  const bookingOf = (id: string, packageName: string) => () => json(bookingWith({ ...STANDS, id, packageName }));
  const { router } = await renderAt("/bookings/b2", {
    user: userWith(),
    answers: {
      "GET /api/bookings/b1": bookingOf("b1", "Zamzam Family"),
      "GET /api/bookings/b2": bookingOf("b2", "Safa Premium"),
      "GET /api/travellers": () => json([]),
      "GET /api/bookings/b1/messages": thread,
      "GET /api/bookings/b2/messages": thread,
      "POST /api/bookings/b1/messages": () => refusal("too_many_requests", "Too many messages."),
    },
  });
  const naming = page.getByRole("button", { name: "Save the names" });
  await expect.element(page.getByRole("heading", { name: "Safa Premium" })).toBeVisible();
  await router.navigate("/bookings/b1");
  await expect.element(page.getByRole("heading", { name: "Zamzam Family" })).toBeVisible();
  await page.getByRole("button", { name: "Name who travels" }).click();
  await expect.element(naming).toBeVisible();
  await page.getByRole("textbox", { name: "Write to the operator" }).fill("Assalamu alaikum");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText("Too many messages.")).toBeVisible();

  await router.navigate("/bookings/b2#messages");

  await expect.element(page.getByRole("heading", { name: "Safa Premium" })).toBeVisible();
  await expect.element(naming).not.toBeInTheDocument();
  await expect.element(page.getByText("Too many messages.")).not.toBeInTheDocument();
  await expect.element(page.getByRole("textbox", { name: "Write to the operator" })).toHaveValue("");
});

it("says of no mails that they have ended because others have", async () => {
  const { router } = await renderAt("/unsubscribe/t1", {
    answers: { "POST /api/unsubscribe/t1": () => json({ from: "summary" }) },
  });
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect.element(page.getByRole("button", { name: "Take it back" })).toBeVisible();

  await router.navigate("/unsubscribe/t2");

  await expect.element(page.getByRole("button", { name: "Unsubscribe" })).toBeVisible();
  expect(page.getByText(/^No more mails/).elements()).toEqual([]);
});

it("keeps the list of the ten steps and what has the focus in it, for a step is a place on one screen", async () => {
  await page.viewport(1280, 800);
  const steps = JOURNEY_STEPS.map((step) => ({
    ...{ step, status: "pending", progress: 0, needless: false, passed: false, waitsFor: null, doneAt: null },
    ...{ dueOn: null, isForecast: false, isLate: false, isOwnPart: false, lacking: [], open: 0, hidesSome: false },
  }));
  const guide = {
    ...{ steps, currentStep: "upload", headerProgress: 40, overallProgress: 10, travelsAlone: false },
    ...{ bookingId: null, channel: null, bookedBy: null, hajj: { firstDay: "2027-05-14", lastDay: "2027-05-19" } },
  };
  await renderAt("/journey/upload", { user: userWith(), answers: { "GET /api/journey/guide": () => json(guide) } });
  const link = page.getByRole("navigation", { name: "The ten steps" }).getByRole("link").nth(4);
  await expect.element(link).toBeVisible();
  const [element] = link.elements();

  await link.click();

  await expect.element(link).toHaveAttribute("aria-current");
  expect(document.activeElement).toBe(element);
});
