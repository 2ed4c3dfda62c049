/** A hold on its page: to whom of a household it is told, how it ends, what was won in a turn, and holding again. */
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { json, userWith } from "../../testing/answers.ts";
import { bookingWith } from "../../testing/bookings.ts";
import { packageWith } from "../../testing/packages.ts";
import { offering, RUN_OUT, showBooking } from "./testing.ts";

it("shows a hold of the household to who cannot act on it: the clock, who can, and what is asked of whom", async () => {
  const passport = { type: "passport", dueOn: "2099-04-01", reason: "booking", isForecast: false } as const;
  const later = { ...passport, dueOn: "2099-05-01" };
  const asked = [passport, { ...later, type: "visa" }, { ...later, type: "vaccination" }] as const;
  const traveller = { id: "t1", surname: "Rahman", givenNames: "Ibrahim", documents: null, papers: null };
  const parts = bookingWith().parts.map((part) => ({ ...part, travellers: [{ ...traveller, asked: [...asked] }] }));
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const others = { isMine: false, hasTickets: false, familyId: "g1" } as const;
  await showBooking({ ...others, parts, channel: "nusuk", offered: true, holdExpiresAt: until });

  await expect.element(page.getByRole("heading", { name: "Amina Rahman’s booking" })).toBeVisible();
  await expect.element(page.getByRole("timer")).toBeVisible();
  await expect.element(page.getByText("Their documents are seen by whoever keeps them.")).toBeVisible();
  // Whether it is there is not told, so neither is a day, by which what is there would be taken for missing.
  expect(page.getByText(/1 April 2099/).elements()).toEqual([]);
  expect(page.getByText(/^(Missing|Pay \$|Cancel)/).elements()).toEqual([]);
  // As the booker reads it: an offer runs for a day, a visa cannot exist yet, and one of them pays.
  await expect.element(page.getByText(/The places are held until .+ they go back/)).toBeVisible();
  await expect.element(page.getByText("Not due yet")).toBeVisible();
  await expect.element(page.getByText("Upload optional", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Amina Rahman pays on Nusuk/)).toBeVisible();
  expect(page.getByText(/1 May 2099|You pay on Nusuk/).elements()).toEqual([]);
  // The operator reads nobody's name before the booking is sent.
  expect(page.getByText(/^The operator sees the names/).elements()).toEqual([]);
});

it.each(["admin", "member"])(
  "says to the others of a household how a hold ended, to an %s with the way on",
  async (role) => {
    const ended = {
      phase: "cancelled",
      status: "cancelled",
      cancelReason: "hold_expired",
      holdExpiresAt: null,
    } as const;
    const family = vi.fn(() => json([{ id: "g1", role, members: [], limits: { tooYoung: [] } }]));
    await showBooking(
      { isMine: false, hasTickets: false, familyId: "g1", ...ended },
      {
        answers: {
          "GET /api/family": family,
          "GET /api/packages/zamzam": () => json(packageWith({ id: "zamzam" })),
        },
      },
    );

    await expect.element(page.getByText("The hold has run out")).toBeVisible();
    await expect.element(page.getByText("Expired", { exact: true }).first()).toBeVisible();
    expect(page.getByText("pays, confirms, names and cancels", { exact: false }).elements()).toEqual([]);
    await expect.poll(() => family.mock.calls.length).toBeGreaterThan(0);
    const again = page.getByRole("link", { name: "Hold places again" });
    if (role === "admin") await expect.element(again).toHaveAttribute("href", "/packages/zamzam?book=zamzam");
    else {
      expect(again.elements()).toEqual([]);
      const way = page.getByRole("link", { name: "Zamzam Family" }).first();
      await expect.element(way).toHaveAttribute("href", "/packages/zamzam");
    }
  },
);

it("calls what the waitlist offered an offer, also when it has run out", async () => {
  await showBooking({
    ...{ phase: "cancelled", status: "cancelled", cancelReason: "hold_expired" },
    holdExpiresAt: null,
    offered: true,
  });

  await expect.element(page.getByRole("heading", { name: "The offer has run out" })).toBeVisible();
});

it.each([
  [
    "join the line of its sale, at the end",
    { saleWindowId: "w1" },
    "Join the queue again",
    "/packages/zamzam?book=zamzam",
  ],
  ["see the waitlist of what is full", { availableSlots: 0 }, "See its waitlist", "/packages/zamzam"],
])("offers whose hold has run out to %s", async (_, changes, name, href) => {
  await showBooking(RUN_OUT, offering(changes));

  await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", href);
  expect(page.getByRole("link", { name: "Hold places again" }).elements()).toEqual([]);
});

it.each([
  ["is suspended", { operatorStopped: true }, {}],
  ["sells the package no more", {}, { status: "paused" }],
  ["has left already", {}, { departureDate: "2026-01-02", returnDate: "2026-01-20" }],
] as const)("offers other packages alone where the operator %s", async (_, booking, changes) => {
  await showBooking({ ...RUN_OUT, ...booking }, offering(changes));

  await expect.element(page.getByRole("link", { name: "See other packages" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "The hold has run out" })).toBeVisible();
  expect(page.getByRole("link", { name: /Hold places again|Join the queue/ }).elements()).toEqual([]);
});

it("says that a hold has run out and offers to hold again", async () => {
  await showBooking(RUN_OUT, offering({}));

  await expect.element(page.getByRole("heading", { name: "The hold has run out" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Hold places again" }))
    .toHaveAttribute("href", "/packages/zamzam?book=zamzam");
  await expect.element(page.getByText("Expired", { exact: true }).first()).toBeVisible();
  expect(page.getByText("Cancelled", { exact: true }).elements()).toEqual([]);
});

it.each([
  [3, 2, "Only 2 places are left."],
  [2, 2, null],
])("of %i places that were held and %i that are left says what can still be held", async (seats, left, told) => {
  await showBooking({ ...RUN_OUT, seats }, offering({ availableSlots: left }));

  await expect.element(page.getByRole("link", { name: "Hold places again" })).toBeVisible();
  expect(
    page
      .getByText(/^Only/)
      .elements()
      .map((element) => element.textContent),
  ).toEqual(told ? [told] : []);
});

it("says to the others of a household that places won in a turn wait for their own passport", async () => {
  const dueOn = new Date(Date.now() + 600_000).toISOString();
  const paper = { kind: "upload_document", type: "passport", dueOn, reason: "turn_hold", isForecast: false };
  const obligations = [null, { id: "t2", name: "Maryam Noor" }].map((traveller) => ({ act: { ...paper, traveller } }));
  const nextAction = { kind: "choose_package" };
  const journey = {
    ...{ steps: [], documents: { verified: 0, required: 4 }, overallProgress: 0 },
    nextAction,
    obligations,
  };
  const theirs = { isMine: false, hasTickets: false, familyId: "g1", passportsAsked: true } as const;
  await showBooking(theirs, { answers: { "GET /api/journey": () => json(journey) } });

  await expect.element(page.getByText(/everybody who travels is also named, each with a passport/)).toBeVisible();
  await expect.element(page.getByText("They also wait for your own passport.")).toBeVisible();
  await expect.element(page.getByText("They also wait for the passport of Maryam Noor.")).toBeVisible();
  const ways = page.getByRole("link", { name: "Upload the passport" }).elements();
  expect(ways.map((way) => way.getAttribute("href"))).toEqual(["/documents", "/documents?for=t2"]);
});

it("says at a hold that was won in a turn that passports are asked for", async () => {
  await showBooking({ passportsAsked: true });
  await expect.element(page.getByText(/name everybody who travels, and upload a passport of each/)).toBeVisible();
});

it("names what places won in a turn still wait for, in place of a press that is refused", async () => {
  const [part] = bookingWith().parts;
  if (!part) throw new Error("a booking has a part");
  const dueOn = "2036-11-20T10:40:00Z";
  const passport = { type: "passport", dueOn, reason: "turn_hold", isForecast: false, renewFrom: null } as const;
  const person = (givenNames: string, state: "missing" | "pending") => ({
    ...{ id: givenNames, surname: "Rahman", givenNames, documents: [], asked: [] },
    papers: [{ ...passport, state }],
  });
  const travellers = [person("Wafa", "missing"), person("Omar", "pending")];
  const held = (people: typeof travellers) => ({ passportsAsked: true, parts: [{ ...part, travellers: people }] });
  await showBooking(held(travellers), { user: userWith({ countryOfResidence: "GB" }) });

  await expect.element(page.getByText("Then you can go on here. Still missing:")).toBeVisible();
  const still = page.getByRole("listitem").filter({ hasText: /place without a name|: passport$/ });
  await expect
    .poll(() => still.elements().map(({ textContent }) => textContent))
    .toEqual(["1 place without a name", "Wafa Rahman: passport"]);
  expect(page.getByRole("button", { name: "Confirm free of charge" }).elements()).toEqual([]);
});

it("lets places won in a turn be kept once everybody is named and a passport of each is looked at", async () => {
  const [part] = bookingWith().parts;
  if (!part) throw new Error("a booking has a part");
  const person = { id: "t", surname: "Rahman", givenNames: "Omar", documents: [], asked: [], papers: null };
  const parts = [{ ...part, seats: 1, travellers: [person] }];
  await showBooking({ passportsAsked: true, seats: 1, parts }, { user: userWith({ countryOfResidence: "GB" }) });

  await expect.element(page.getByRole("button", { name: "Confirm free of charge" })).toBeVisible();
});

it("offers no new hold while holding rests, and says from when", async () => {
  const ended = { phase: "cancelled", status: "cancelled", cancelReason: "hold_expired", holdExpiresAt: null } as const;
  await showBooking({ ...ended, holdsRestUntil: "2036-11-20T10:40:00Z" });

  await expect.element(page.getByText(/you can hold places again from/)).toBeVisible();
  expect(page.getByRole("link", { name: "Hold places again" }).elements()).toEqual([]);
});
