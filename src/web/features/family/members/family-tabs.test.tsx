/** The tabs behind the first: what is drawn of a household's plans, and what each press sends. */
import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { json, refusal, userWith } from "../../../testing/answers.ts";
import { bookingWith } from "../../../testing/bookings.ts";
import { ticketWith, windowWith } from "../../../testing/queue.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { household, plans } from "../testing.ts";

const show = (tab: string, answers: NonNullable<Parameters<typeof renderAt>[1]>["answers"] = {}) =>
  renderAt(`/family?tab=${tab}`, {
    user: userWith(),
    answers: {
      "GET /api/family": () => json([household()]),
      "GET /api/family/g1/plans": () => json(plans()),
      "GET /api/bookings": () => json([]),
      ...answers,
    },
  });

it("has four tabs, of which the address opens one", async () => {
  await show("coordination");

  await expect.element(page.getByRole("tab", { name: "Coordination" })).toHaveAttribute("aria-selected", "true");
  const tabs = page.getByRole("tab").elements();
  expect(tabs.map((tab) => tab.textContent)).toEqual(["Members", "Coordination", "Documents", "Settings"]);
});

it("ranks packages, says why two are equal, and sends the reader's own list in its order", async () => {
  const sent: unknown[] = [];
  await show("coordination", {
    "PUT /api/family/g1/preferences": (body) => {
      sent.push(body);
      return json(plans());
    },
    "GET /api/packages": () => json([]),
  });

  await expect.element(page.getByRole("link", { name: "Package near" })).toHaveAttribute("href", "/packages/near");
  await expect.element(page.getByText(/level with one other/).first()).toBeVisible();
  await expect.element(page.getByText("not enough places for all of you")).toBeVisible();
  await page.getByRole("button", { name: "Your list" }).click();
  await page.getByRole("button", { name: "Remove: Package near" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();

  await expect.poll(() => sent).toEqual([{ packageIds: [] }]);
});

it("shows who pays what and who owes whom, and sends shares with the version that was seen", async () => {
  const sent: unknown[] = [];
  await show("coordination", {
    "PUT /api/family/g1/shares": (body) => {
      sent.push(body);
      return refusal("changed_meanwhile", "Somebody has changed this meanwhile.");
    },
  });

  await expect.element(page.getByText("an even part for 2 people")).toBeVisible();
  await expect.element(page.getByText("33.33% of the price")).toBeVisible();
  await expect.element(page.getByText(/Yusuf Rahman owes Amina Rahman/)).toBeVisible();
  await page.getByRole("button", { name: "Change Who pays what" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Yusuf Rahman pays" }).selectOptions("amount");
  await dialog.getByLabelText("How much").fill("a lot");
  await expect.element(dialog.getByText("An amount with two decimals at most.")).toBeVisible();
  await dialog.getByLabelText("How much").fill("2500.5");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();

  await expect.element(dialog.getByText("Somebody has changed this meanwhile.")).toBeVisible();
  expect(sent).toEqual([
    {
      version: 4,
      shares: [
        { memberId: "m1", kind: "even" },
        { memberId: "m3", kind: "amount", amount: "2500.50" },
      ],
    },
  ]);
});

it.each([
  ["shares", "Who pays what"],
  ["rooms", "Who shares a room"],
])("saves %s on what somebody else has changed meanwhile, once it was compared", async (part, title) => {
  let version = 4;
  const sent: unknown[] = [];
  await show("coordination", {
    "GET /api/family/g1/plans": () => json(plans({ version })),
    [`PUT /api/family/g1/${part}`]: (body) => {
      sent.push(body);
      if (sent.length > 1) return json(plans({ version: 6 }));
      version = 5;
      return refusal("changed_meanwhile", "Somebody has changed this meanwhile.");
    },
  });
  await page.getByRole("button", { name: `Change ${title}` }).click();
  const save = page.getByRole("dialog").getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect.element(page.getByText("Somebody has changed this meanwhile.")).toBeVisible();

  await save.click();

  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ version: 4 }, { version: 5 }]);
});

it("says when the day to begin the transfer is over, and what can still be done", async () => {
  const { shares } = plans();
  const settlement = shares.settlement && { ...shares.settlement, way: "wallet" as const, walletBy: "2026-10-30" };
  await show("coordination", { "GET /api/family/g1/plans": () => json(plans({ shares: { ...shares, settlement } })) });

  await expect
    .element(page.getByText(/The day to begin the transfer was about 30 October 2026: load the wallet by card/))
    .toBeVisible();
});

/** Of three seats, one is this person's. */
const naming = (id: string) =>
  bookingWith().parts.map((part) => ({
    ...part,
    travellers: [{ id, surname: "Rahman", givenNames: "Ibrahim", documents: null, papers: null, asked: [] }],
  }));

it.each([
  ["for it", { familyId: "g1" }, true],
  ["before there was one, and names people of it", { parts: naming("t2") }, true],
  ["for nobody of it", { parts: naming("t9") }, false],
  ["for another household", { familyId: "g9", parts: naming("t2") }, false],
])("counts a booking that was made %s among the household's or not", async (_, changes, isTheirs) => {
  await show("coordination", { "GET /api/bookings": () => json([bookingWith(changes)]) });

  const link = page.getByRole("link", { name: bookingWith().packageName });
  const nothing = page.getByText("Nothing is booked for this household yet.");
  await expect.element(isTheirs ? link : nothing).toBeVisible();
  expect([link.elements().length, nothing.elements().length]).toEqual(isTheirs ? [1, 0] : [0, 1]);
});

const SALE = windowWith({ id: "w2", operatorName: "Al Safa" });
const ofHousehold = (changes: Parameters<typeof ticketWith>[0]) => ticketWith({ familyId: "g1", ...changes });
const WAITING = ofHousehold({ position: null });
const lapsed = ofHousehold({ state: "lapsed", position: null, turnEndedAt: "2026-11-20T10:32:00Z" });

it.each([
  ["in a line", [ofHousehold({ position: 147 })], [], /stands in line at Crescent Travel, at place 147\./],
  ["before the draw", [WAITING], [windowWith({ state: "announced" })], /in the line of .*; its place is drawn at/],
  ["after the draw", [WAITING], [windowWith({ openedAt: "2026-11-20T10:00:01Z" })], /; its place is being counted in/],
  ["after its turn", [lapsed], [], /turn at Crescent Travel ran out at .* No seats were held/],
  ["free to join", [ticketWith({ familyId: "g9" })], [SALE], /in no line. It can join 1 sale now: Al Safa/],
  ["with no sale", [], [], "No sale through a queue is open to you now: places are held without a line."],
])("tells how the household stands before the sales through a queue: %s", async (_, tickets, windows, words) => {
  await show("coordination", { "GET /api/queue/status": () => json({ tickets, windows }) });

  await expect.element(page.getByText(words)).toBeVisible();
});

it("tells a household that has booked of no sale that it could join", async () => {
  const sales = { "GET /api/queue/status": () => json({ tickets: [], windows: [SALE] }) };
  await show("coordination", { ...sales, "GET /api/bookings": () => json([bookingWith({ familyId: "g1" })]) });

  await expect.element(page.getByRole("link", { name: bookingWith().packageName })).toBeVisible();
  expect(page.getByText(/It can join/).elements()).toHaveLength(0);
});

it("tells a household that has booked of no turn that brought nothing", async () => {
  const lapsed = ofHousehold({ state: "lapsed", position: null });
  const line = { "GET /api/queue/status": () => json({ tickets: [lapsed], windows: [] }) };
  await show("coordination", { ...line, "GET /api/bookings": () => json([bookingWith({ familyId: "g1" })]) });

  await expect.element(page.getByRole("link", { name: bookingWith().packageName })).toBeVisible();
  expect(page.getByText(/ran out|went back/).elements()).toHaveLength(0);
});

it("asks again while seats are said to be held, for a hold ends by the clock", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const held = ofHousehold({ state: "completed", position: null, bookingId: "b1" });
  let ticket = held;
  await show("coordination", { "GET /api/queue/status": () => json({ tickets: [ticket], windows: [] }) });
  await expect.element(page.getByText(/used its turn at Crescent Travel and took seats/)).toBeVisible();

  ticket = { ...held, state: "lapsed" };
  vi.advanceTimersByTime(20_000);

  await expect.element(page.getByText(/seats that your household held at Crescent Travel went back/)).toBeVisible();
});

it("ticks what is to be done in the reader's words, and reminds who is late", async () => {
  const sent: unknown[] = [];
  await show("coordination", {
    "PATCH /api/family/g1/todos/d1": (body) => {
      sent.push(body);
      return json(plans());
    },
    "POST /api/family/g1/reminders": (body) => {
      sent.push(body);
      return json({ reminded: 1, plans: plans() });
    },
  });

  await expect.element(page.getByText("Ibrahim Rahman · was due 1 November 2026")).toBeVisible();
  await page.getByRole("checkbox", { name: /Meningitis vaccine/ }).click();
  await page.getByRole("button", { name: "Remind Yusuf Rahman" }).click();

  await expect.element(page.getByText("One reminder is on its way.")).toBeVisible();
  expect(sent).toEqual([{ done: true }, { memberId: "m3" }]);
});

it.each([
  ["as long as somebody is at home", 1, 1],
  ["to nobody once all have left", 0, 0],
])("offers our list of what comes before a departure %s", async (_, atHome, offers) => {
  const members = household().members.map((one, index) => (index < atHome ? one : { ...one, isAway: true as const }));
  await show("coordination", {
    "GET /api/family": () => json([household({ members })]),
    "GET /api/family/g1/plans": () => json({ ...plans(), todos: [] }),
  });

  await expect.element(page.getByText("Your own list is empty.")).toBeVisible();
  expect(page.getByRole("button", { name: "Take over our list for Hajj" }).elements().length).toBe(offers);
});

it("puts people into rooms, and never five into one", async () => {
  const sent: unknown[] = [];
  await show("coordination", {
    "PUT /api/family/g1/rooms": (body) => {
      sent.push(body);
      return json(plans());
    },
  });

  await expect.element(page.getByText("Amina Rahman and Ibrahim Rahman")).toBeVisible();
  await page.getByRole("button", { name: "Change Who shares a room" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Yusuf Rahman sleeps in" }).selectOptions("2");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();

  await expect.poll(() => sent).toEqual([{ version: 4, rooms: [["m1", "m2"], ["m3"]] }]);
});

it("shows each person's papers with their day and one action, and nothing of who is not the reader's to see", async () => {
  await show("documents");

  await expect
    .element(page.getByRole("link", { name: "Upload: Passport, Ibrahim Rahman" }))
    .toHaveAttribute("href", "/documents?for=t2");
  await expect.element(page.getByText("about 9 January 2099")).toBeVisible();
  await expect
    .element(page.getByText(/only administrators, the person and whoever booked for them see how these papers stand/))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Remind Yusuf Rahman" })).toBeVisible();
});

it("asks for no certificate before the day on which one can be made that is good for the journey", async () => {
  const early = { type: "health_certificate", state: "not_due", dueOn: "2099-03-09", reason: "visa" } as const;
  const visa = { type: "visa", state: "not_due", dueOn: "2099-03-10", reason: "entry", renewFrom: null } as const;
  const papers = [
    { ...early, isForecast: true, renewFrom: "2099-02-14" },
    { ...visa, isForecast: true },
  ];
  const told = plans({ papers: { dates: papers, rows: [{ memberId: "m2", papers }] } });
  await show("documents", { "GET /api/family/g1/plans": () => json(told) });

  await expect.element(page.getByText("made on 14 February 2099 or later")).toBeVisible();
  await expect.element(page.getByText("Not possible yet")).toBeVisible();
  // By when it has to be there is told before it is late.
  await expect.element(page.getByText("about 9 March 2099")).toBeVisible();
  await expect.element(page.getByText("Not due yet")).toBeVisible();
  await expect.element(page.getByText("about 10 March 2099")).toBeVisible();
  expect(page.getByRole("link", { name: /^Upload: Health certificate/ }).elements()).toEqual([]);
});

it("asks for no papers of who is on the way or home again", async () => {
  const rows = household().members.map(({ id }) => ({ memberId: id, papers: [] }));
  const away = { ...plans(), papers: { dates: [], rows }, late: [] };
  await show("documents", { "GET /api/family/g1/plans": () => json(away) });

  await expect.element(page.getByText("No papers are asked for now.").first()).toBeVisible();
  expect(page.getByRole("link", { name: /^Upload: / }).elements()).toEqual([]);
  expect(page.getByText("Where the dates come from").elements()).toEqual([]);
});

it("has no row for the papers of a child who stays at home", async () => {
  const limits = { applications: 1, tooYoung: ["m2"], isMixed: false };
  await show("documents", { "GET /api/family": () => json([household({ limits })]) });

  await expect.element(page.getByText("Yusuf Rahman")).toBeVisible();
  await expect.element(page.getByText("Ibrahim Rahman")).not.toBeInTheDocument();
});

it("has no row for the papers of whom what is booked has no place for", async () => {
  const [first, second, ...others] = household().members;
  const members = [first, { ...second, hasNoPlace: true }, ...others];
  await show("documents", { "GET /api/family": () => json([{ ...household(), members }]) });

  await expect.element(page.getByText("Yusuf Rahman")).toBeVisible();
  await expect.element(page.getByText("Ibrahim Rahman")).not.toBeInTheDocument();
});

it("explains who sees what, and hands administration over in two steps", async () => {
  const sent: unknown[] = [];
  const roles = (body: unknown) => {
    sent.push(body);
    return json(household());
  };
  await show("settings", {
    "PATCH /api/family/g1/members/m3": roles,
    "PATCH /api/family/g1/members/m1": roles,
  });

  await expect.element(page.getByText("administrators and members, if the person agrees").first()).toBeVisible();
  expect(page.getByRole("button", { name: "Take back administration Amina Rahman" }).elements()).toEqual([]);
  await page.getByRole("button", { name: "Hand over Yusuf Rahman" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Hand over" }).click();

  await expect.poll(() => sent).toEqual([{ role: "admin" }, { role: "member" }]);
});
