/** What the page of the queue says of a place, a turn and what came of it. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, userWith } from "../../testing/answers.ts";
import { bookingWith } from "../../testing/bookings.ts";
import { ticketWith, windowWith } from "../../testing/queue.ts";
import { renderAt } from "../../testing/render-at.tsx";
import type { QueueOverview, Window } from "./queries.ts";

const TICKET = ticketWith({ estimatedWaitTime: null, waitBasis: null });
const WINDOW = windowWith();
const STATUS: QueueOverview = {
  ...{ status: "waiting", position: 12, estimatedWaitTime: null, priorityScore: 0, totalInQueue: 40 },
  priorityParts: { documents: 0, plan: 0, household: 0, profile: 0, preferences: 0 },
  ...{ processingRate: null, windowId: "w", ticket: TICKET, tickets: [TICKET], windows: [WINDOW] },
};

it("says of a suspended operator's sale that it stands still and places are kept, with no turn to use and no way in", async () => {
  const ticket = ticketWith({ state: "admitted", position: null, mostSeats: 2, turnEndsAt: "2036-11-20T10:40:00Z" });
  const window = { ...WINDOW, operatorStopped: true };
  await showing({ ...STATUS, status: "admitted", ticket, tickets: [ticket], windows: [window] });

  await expect.element(page.getByText(/Crescent Travel is suspended for the time being/)).toBeVisible();
  await expect.element(page.getByText(/nobody is drawn or let in, and nobody can join/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Leave the queue" })).toBeVisible();
  expect(page.getByText(/let in\.|Hold your|It is your turn/).elements()).toEqual([]);
});

it("says of a turn that stands still with its sale that the place is kept, with nothing to hold", async () => {
  const ticket = ticketWith({ state: "admitted", position: null, mostSeats: 2, turnEndsAt: "2036-11-20T10:40:00Z" });
  const window = { ...WINDOW, rests: true };
  await showing({ ...STATUS, status: "admitted", ticket, tickets: [ticket], windows: [window] });

  await expect.element(page.getByText(/^The sale is paused: nobody is let in for now/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Leave the queue" })).toBeVisible();
  await expect.element(page.getByText("Paused", { exact: true })).toBeVisible();
  expect(page.getByText(/are let in|Hold your|It is your/).elements()).toEqual([]);
});

it("says at a turn for how many it is, and whom its seats are for", async () => {
  const ticket = ticketWith({ state: "admitted", position: null, mostSeats: 1, turnEndsAt: "2036-11-20T10:40:00Z" });
  await showing({ ...STATUS, status: "admitted", ticket, tickets: [ticket] });

  await expect.element(page.getByRole("heading", { name: "Hold your seat now" })).toBeVisible();
  await expect.element(page.getByText(/joined for 2: the others count with another place/)).toBeVisible();
  await expect.element(page.getByText(/everybody is named, each with a passport uploaded/)).toBeVisible();
});

it("does not work out a wait that it does not show, in a pause", async () => {
  const ticket = ticketWith({ waitBasis: "announced" });
  const answer: QueueOverview = { ...STATUS, ticket, tickets: [ticket], windows: [{ ...WINDOW, state: "paused" }] };
  await showing(answer);

  await page.getByText("How this is worked out").click();
  await expect.element(page.getByText("households wait ahead of you")).toBeVisible();
  await expect.element(page.getByText("minutes is what we show")).not.toBeInTheDocument();
});

it("has four tabs and opens the intelligence", async () => {
  await showing(STATUS);

  await expect.element(page.getByRole("tab", { name: "Intelligence" })).toHaveAttribute("aria-selected", "true");
  const tabs = page.getByRole("tab").elements();
  expect(tabs.map((tab) => tab.textContent)).toEqual(["Intelligence", "Family sync", "Analytics", "Settings"]);
});

it("tells the wait by the announced pace, one place to the eye and the ear, and that the seats hardly reach so far", async () => {
  const ticket = ticketWith({ position: 664, estimatedWaitTime: 166, waitBasis: "announced", leastPassing: 586 });
  const packages = [{ id: "p", title: "Comfort", availableSlots: 82, channels: [] }];
  await showing({ ...STATUS, position: 664, ticket, tickets: [ticket], windows: [{ ...WINDOW, packages }] });

  await expect.element(page.getByText("166 min", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/By the announced pace of 4 households a minute/)).toBeVisible();
  await expect
    .element(
      page.getByText(
        /663 households have their turns before you, and 82 seats are left.* at least 586 of them take none/,
      ),
    )
    .toBeVisible();
  await page.getByText("How this is worked out").click();
  await expect.element(page.getByText(/By the announced pace, for those ahead of you/)).toBeVisible();
  await expect.element(page.getByText(/eight of ten/)).not.toBeInTheDocument();
  await expect.element(page.getByText("Not known yet")).not.toBeInTheDocument();
  expect(page.getByText(/^Your place is/).elements()).toEqual([]);
});

it("promises no time while the seats left are set aside for those whose turn runs", async () => {
  const packages = [{ id: "p", title: "Comfort", availableSlots: 6, channels: [] }];
  const heldUp = { position: 1, estimatedWaitTime: null, waitBasis: null, undecided: 3 };
  const ticket = ticketWith({ ...heldUp, leastPassing: 1 });
  const at = { ...STATUS, position: 1, ticket, tickets: [ticket], windows: [{ ...WINDOW, packages }] };
  await showing(at);

  await expect.element(page.getByText("Not known yet")).toBeVisible();
  await expect
    .element(
      page.getByText(
        /^3 households have their turns before you, 3 of them now, and 6 seats are left.* at least 1 of them takes none/,
      ),
    )
    .toBeVisible();

  const unsure = ticketWith({ ...heldUp, leastPassing: 0 });
  await showing({ ...at, ticket: unsure, tickets: [unsure] });
  await expect.element(page.getByText(/cannot be said before they have decided/)).toBeVisible();
});

it("does not call a sale opened that is announced", async () => {
  const window: Window = { ...WINDOW, state: "announced" };
  const ticket = ticketWith({ position: null, estimatedWaitTime: null, waitBasis: null });
  await showing({ ...STATUS, ticket, tickets: [ticket], windows: [window] });

  await expect.element(page.getByText(/Crescent Travel, sale opens/)).toBeVisible();
  await expect.element(page.getByText("Active", { exact: true })).not.toBeInTheDocument();
});

it("says that a paused sale keeps the place, and tells no wait", async () => {
  const behind = { undecided: 1, leastPassing: 1, chance: null };
  const ticket = ticketWith({ position: 12, estimatedWaitTime: null, waitBasis: null, ...behind });
  const window: Window = { ...WINDOW, state: "paused" };
  await showing({ ...STATUS, position: 12, ticket, tickets: [ticket], windows: [window] });

  await expect.element(page.getByText("The window is paused. Your place is kept.")).toBeVisible();
  // The turn that runs goes on, and may take what is left.
  await expect.element(page.getByText(/Seats reach you only if at least 1 of them takes none/)).toBeVisible();
  await expect.element(page.getByText(/By the announced pace/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/Nobody is let in for now/)).toBeVisible();
  await expect.element(page.getByText(/a minute (is|are) let in/)).not.toBeInTheDocument();
});

it("says that a turn ran out and when, without calling it active, and leads in again", async () => {
  const ticket = ticketWith({ state: "lapsed", position: null, turnEndedAt: "2026-11-20T10:32:00Z" });
  await showing({ ...STATUS, status: "idle", ticket, tickets: [ticket] });

  await expect.element(page.getByText(/Your household’s turn at Crescent Travel ran out at/)).toBeVisible();
  await expect.element(page.getByText("Active", { exact: true })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Join again" }).click();
  await expect.element(page.getByRole("dialog", { name: "Join the queue" })).toBeVisible();
});

it("says of a hold that ran out that its seats went back, and not that none were held", async () => {
  const ended = { state: "lapsed", position: null, turnEndedAt: "2026-11-20T10:32:00Z", bookingId: "b7" } as const;
  const ticket = ticketWith(ended);
  await showing({ ...STATUS, status: "idle", ticket, tickets: [ticket] });

  await expect.element(page.getByText(/held at Crescent Travel went back, and its turn is over/)).toBeVisible();
  await expect.element(page.getByText(/No seats were held/)).not.toBeInTheDocument();
});

const BOOKED = {
  status: "confirmed",
  phase: "confirmed",
  departureDate: "2999-05-05",
  returnDate: "2999-05-23",
} as const;

it("leads whoever has places by another way to them, and to no others", async () => {
  const ended = { state: "lapsed", position: null, turnEndedAt: "2026-11-20T10:32:00Z" } as const;
  const ticket = ticketWith(ended);
  await showing({ ...STATUS, status: "idle", ticket, tickets: [ticket], windows: [] }, [
    bookingWith({ id: "b1", ...BOOKED }),
  ]);

  await expect.element(page.getByRole("link", { name: "See the booking" })).toHaveAttribute("href", "/bookings/b1");
  expect(page.getByText(/ran out at/).elements()).toEqual([]);
  for (const name of ["Look at packages", "Join again"]) expect(page.getByText(name).elements()).toEqual([]);
});

it("tells a household with places that it needs no line, and keeps sales for another journey folded", async () => {
  await showing({ ...STATUS, status: "idle", position: null, windowId: null, ticket: null, tickets: [] }, [
    bookingWith({ id: "b1", ...BOOKED }),
  ]);

  await expect.element(page.getByRole("heading", { name: "You need no line" })).toBeVisible();
  await expect.element(page.getByText("Sales for another journey")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Join the queue" })).not.toBeInTheDocument();
  expect(page.getByText(/can join 1 sale/).elements()).toEqual([]);
});

it("offers whoever holds seats of a sale no other place in its line", async () => {
  const used = ticketWith({ state: "completed", position: null, bookingId: "b1" });
  await showing({ ...STATUS, status: "completed", ticket: used, tickets: [used] });

  await expect.element(page.getByText("Your household used its turn at Crescent Travel and took seats.")).toBeVisible();
  expect(page.getByText("Sales for another journey").elements()).toEqual([]);
  expect(page.getByRole("button", { name: "Join the queue" }).elements()).toEqual([]);
});

it("leads only those in again who can join for the household, and tells the others who can", async () => {
  const ticket = ticketWith({ state: "lapsed", position: null, turnEndedAt: "2026-11-20T10:32:00Z", isMine: false });
  await showing({ ...STATUS, status: "idle", ticket, tickets: [ticket] });

  await expect
    .element(page.getByText(/^Amina or an administrator of your household acts for it\. Upload every missing passport/))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Join again" })).not.toBeInTheDocument();
});

it("sends nobody to who acts once the sale is over", async () => {
  const ticket = ticketWith({ state: "lapsed", position: null, turnEndedAt: "2026-11-20T10:32:00Z", isMine: false });
  await showing({ ...STATUS, status: "idle", ticket, tickets: [ticket], windows: [] });

  await expect.element(page.getByText(/That sale is over/)).toBeVisible();
  expect(page.getByText(/acts for it/).elements()).toEqual([]);
});

it.each([
  { role: "admin", said: "1 person, one place for all", sent: { stepFree: false, familyId: "f" } },
  {
    role: "member",
    said: /For Rahman an administrator of that household takes the place: Karim Rahman/,
    sent: { stepFree: false },
  },
])("takes a place for the household at first, where the reader is its $role", async ({ role, said, sent }) => {
  const bodies: unknown[] = [];
  const members = [{ id: "m", role: "admin", name: "Karim Rahman", hasAccount: true, isYou: false, travellerId: null }];
  const child = { ...members[0], id: "c", role: "member", name: "Ibrahim Rahman" };
  const group = { id: "f", name: "Rahman", role, members: [...members, child], limits: { tooYoung: ["c"] } };
  await renderAt("/queue", {
    user: userWith(),
    answers: {
      "GET /api/queue/status": () => json({ ...STATUS, status: "idle", windowId: null, ticket: null, tickets: [] }),
      "GET /api/family": () => json([group]),
      "POST /api/queue/windows/w/join": (body: unknown) => {
        bodies.push(body);
        return json(TICKET, 201);
      },
    },
  });

  await page.getByRole("button", { name: "Join the queue" }).click();
  await expect.element(page.getByText(said)).toBeVisible();
  await page.getByRole("button", { name: "Take the place" }).click();

  await expect.poll(() => bodies).toEqual([sent]);
});

it("says that the household has used its turn, and leads to the booking", async () => {
  const ticket = ticketWith({ state: "completed", position: null, isMine: false, bookingId: "b7" });
  await showing({ ...STATUS, status: "completed", ticket, tickets: [ticket] });

  await expect.element(page.getByText(/used its turn at Crescent Travel and took seats/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "See the booking" })).toHaveAttribute("href", "/bookings/b7");
});

it("shows the household's turn to who cannot use it, with who can", async () => {
  const turnEndsAt = new Date(Date.now() + 300_000).toISOString();
  const ticket = ticketWith({ state: "admitted", position: null, turnEndsAt, isMine: false });
  await showing({ ...STATUS, status: "admitted", ticket, tickets: [ticket] });

  await expect.element(page.getByRole("heading", { name: "It is your household’s turn" })).toBeVisible();
  await expect.element(page.getByText(/Amina or an administrator of your household can hold 2 seats/)).toBeVisible();
});

it("tells who never joined that they stand in no line, and what could be joined", async () => {
  await showing({ ...STATUS, status: "idle", position: null, windowId: null, ticket: null, tickets: [] });

  await expect.element(page.getByRole("heading", { name: "You stand in no line" })).toBeVisible();
  await expect.element(page.getByText(/can join 1 sale now: Crescent Travel/)).toBeVisible();
});

it("says before a place is taken that more households wait than there are seats", async () => {
  const packages = [{ id: "p", title: "Comfort", availableSlots: 82, channels: [] }];
  const windows = [{ ...WINDOW, waiting: 663, packages }];
  await showing({ ...STATUS, status: "idle", position: null, windowId: null, ticket: null, tickets: [], windows });

  await expect.element(page.getByText(/a new place gets one only if 582 of them take none/)).toBeVisible();
});

it("counts nobody among those who wait where every seat is held", async () => {
  const packages = [{ id: "p", title: "Comfort", availableSlots: 0, channels: [] }];
  const windows = [{ ...WINDOW, waiting: 0, packages }];
  await showing({ ...STATUS, status: "idle", position: null, windowId: null, ticket: null, tickets: [], windows });

  await expect.element(page.getByText(/No seat is free now/)).toBeVisible();
  expect(page.getByText(/More wait than there are seats/).elements()).toEqual([]);
});

it.each([
  { left: [2, 1], told: 1 },
  { left: [3], told: 0 },
])("says to a household of three whether any package of the sale has so many seats: $left", async ({ left, told }) => {
  const packages = left.map((availableSlots) => ({
    id: `p${availableSlots}`,
    title: "Comfort",
    availableSlots,
    channels: [],
  }));
  const group = {
    ...{ id: "f", name: "Rahman", role: "admin" },
    members: [{}, {}, {}, {}],
    limits: { tooYoung: ["m"] },
  };
  const idle = { ...STATUS, status: "idle" as const, position: null, windowId: null, ticket: null, tickets: [] };
  await showing({ ...idle, windows: [{ ...WINDOW, waiting: 0, packages }] }, [], [group]);

  await expect.element(page.getByRole("button", { name: "Join the queue" })).toBeVisible();
  await expect.poll(() => page.getByText(/No package of this sale has 3 seats left/).elements().length).toBe(told);
});

function showing(
  status: QueueOverview,
  bookings: readonly ReturnType<typeof bookingWith>[] = [],
  family: object[] = [],
) {
  const answers = {
    "GET /api/queue/status": () => json(status),
    "GET /api/family": () => json(family),
    "GET /api/bookings": () => json(bookings),
  };
  return renderAt("/queue", { user: userWith(), answers });
}

it("tells an operator that the queue is for pilgrims", async () => {
  await renderAt("/queue", { user: userWith({ role: "operator" }) });

  await expect.element(page.getByText(/^The queue of a sale is for pilgrims\./)).toBeVisible();
  expect(page.getByRole("tab").elements()).toHaveLength(0);
});
