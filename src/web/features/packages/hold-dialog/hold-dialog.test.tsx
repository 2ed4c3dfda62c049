/** What stands before a hold and what it warns of: the country, the seller, the queue, the household, a second journey. */
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { type Answers, json, refusal, userWith } from "../../../testing/answers.ts";
import { bookingWith } from "../../../testing/bookings.ts";
import { packageWith } from "../../../testing/packages.ts";
import { renderAt } from "../../../testing/render-at.tsx";

const IN_A_YEAR = new Date(Date.now() + 31_536_000_000).toISOString();

const open = (item: Parameters<typeof packageWith>[0], answers: Answers = {}, country: string | null = "GB") =>
  renderAt("/packages/zamzam?book=zamzam", {
    user: userWith({ countryOfResidence: country }),
    answers: {
      "GET /api/packages/zamzam": () => json(packageWith(item)),
      "GET /api/documents": () => json([]),
      "GET /api/family": () => json([]),
      "GET /api/bookings": () => json([]),
      "GET /api/travellers": () => json(PEOPLE),
      ...answers,
    },
  });
const dialog = () => page.getByRole("dialog");

const person = (id: string, givenNames: string, birthDate: string, isSelf = false) => ({
  ...{ id, isSelf, birthDate, givenNames, surname: "Rahman", relationship: isSelf ? "self" : "other" },
  ...{ sex: "F", specialNeeds: null },
});
const HUSBAND = { ...person("omar", "Omar", "1984-01-01"), sex: "M" };
const PEOPLE = [
  person("amina", "Amina", "1985-04-01", true),
  person("child", "Ibrahim", "2022-08-30"),
  person("omar", "Omar", "1990-01-01"),
];

const WINDOW = {
  ...{ id: "w", operatorId: "o", operatorName: "Crescent Travel", state: "open", closeReason: null },
  ...{ opensAt: "2026-11-20T10:00:00Z", openedAt: "2026-11-20T10:00:00Z", closedAt: null, admitPerMinute: 4 },
  ...{ admittedMinutes: 10, stepFreeEvery: null, commitment: "c", beaconRound: null, waiting: 40, admitted: 3 },
  packages: [{ id: "zamzam", title: "Zamzam Family", availableSlots: 12, channels: ["nusuk", "operator"] }],
  simulated: false,
};
const TICKET = {
  ...{ entryId: "e", windowId: "w", state: "waiting", familyId: null, seats: 2, joinedAt: "2026-11-20T09:00:00Z" },
  ...{ position: 12, estimatedWaitTime: null, interval: null, chance: null, turnEndsAt: null, bookingId: null },
  isMine: true,
};
const queue = (tickets: object[]) => ({ "GET /api/queue/status": () => json({ tickets, windows: [WINDOW] }) });

describe("before a hold", () => {
  it("names no price for a household that finds too few places", async () => {
    await page.viewport(390, 844);
    await renderAt("/packages/zamzam", {
      user: userWith({ countryOfResidence: "GB" }),
      answers: {
        "GET /api/packages/zamzam": () => json(packageWith({ availableSlots: 1 })),
        "GET /api/family": () => json([]),
        "GET /api/travellers": () => json(PEOPLE),
      },
    });

    await expect.element(page.getByText("Too few places for the 2 of you").last()).toBeVisible();
    expect(page.getByText("for your 2, from").elements()).toEqual([]);
    await page.viewport(1280, 800);
  });

  it("says to a member who holds places for the household, with the way to ask them", async () => {
    const admin = { id: "m", role: "admin", name: "Karim Rahman", hasAccount: true, isYou: false, travellerId: null };
    const group = { id: "f", name: "Rahman", role: "member", members: [admin], limits: { tooYoung: [] } };
    await open({}, { "GET /api/family": () => json([group]) });

    await expect.element(dialog().getByText(/^For Rahman .* holds the places: Karim Rahman/)).toBeVisible();
    await expect
      .element(dialog().getByRole("link", { name: "Ask in the family group" }))
      .toHaveAttribute("href", "/family?tab=coordination");
  });

  it("asks where the pilgrim lives, keeps it, and goes on", async () => {
    let country: string | null = null;
    await open(
      {},
      {
        "GET /api/user": () => json(userWith({ countryOfResidence: country })),
        "PATCH /api/user": (body) => {
          country = (body as { countryOfResidence: string }).countryOfResidence;
          return json(userWith({ countryOfResidence: country }));
        },
      },
      null,
    );

    await dialog().getByLabelText("Country of residence").selectOptions("United Kingdom");
    await dialog().getByRole("button", { name: "Go on" }).click();

    await expect.element(dialog().getByRole("button", { name: "Hold 2 places" })).toBeVisible();
    expect(country).toBe("GB");
  });

  it("says who sells to residents of the country instead of a button that can only be refused", async () => {
    await open({ channels: ["operator"] });
    const words = "Not for residents of United Kingdom: they book on Nusuk.";

    await expect.element(dialog().getByText(words)).toBeVisible();
    await expect.element(dialog().getByRole("link", { name: "See packages sold to you" })).toBeVisible();
    expect(dialog().getByRole("button", { name: /^Hold/ }).elements()).toEqual([]);
    // On the page behind it too, which is drawn beside the dialog and may come after it.
    await expect.poll(() => page.getByText(words).elements()).toHaveLength(2);
  });

  it("leads into the queue that a package is sold through, and then shows the place", async () => {
    const tickets: object[] = [];
    await open(
      { saleWindowId: "w" },
      {
        "GET /api/queue/status": () => json({ tickets, windows: [WINDOW] }),
        "POST /api/queue/windows/w/join": () => {
          tickets.push(TICKET);
          return json(TICKET, 201);
        },
      },
    );

    await expect.element(page.getByText("Sold through a queue")).toBeInTheDocument();
    await dialog().getByRole("button", { name: "Take the place" }).click();

    await expect.element(dialog().getByText("Your place is 12.")).toBeVisible();
    expect(dialog().getByRole("button", { name: /^Hold/ }).elements()).toEqual([]);
  });
});

it("reckons for everybody of the household, whoever has not entered themselves yet too", async () => {
  const member = (id: string, hasAccount: boolean, travellerId: string | null) => ({
    ...{
      id,
      travellerId,
      name: id,
      role: "member",
      hasAccount,
      isYou: false,
      isYours: !hasAccount,
      relationship: "other",
      relationshipToldBy: null,
    },
    ...{ marks: null, status: "pending", roomWish: null },
  });
  const members = [member("child", false, "child"), member("Wafa", true, null)];
  const family = [{ id: "f", role: "admin", members, limits: { tooYoung: [] } }];
  await open({}, { "GET /api/family": () => json(family) });

  await expect.element(page.getByText("3 people", { exact: true })).toBeInTheDocument();
});

it("tells a couple of as many rooms as the hold divides them into", async () => {
  const couple = [person("amina", "Amina", "1985-04-01", true), HUSBAND];
  await open({}, { "GET /api/travellers": () => json(couple) });

  await expect.poll(() => dialog().getByText("1 bed of 4 taken").elements()).toHaveLength(2);
  await expect.element(dialog().getByText(/^2 people, Room for four · \$[\d,]+ per person$/)).toBeInTheDocument();
  await expect.element(page.getByText("2 rooms, 6 beds go to other pilgrims of the same sex")).toBeInTheDocument();
});

it("begins with everybody of the household who can come along, who can still be left out", async () => {
  await open({});

  await expect.element(dialog().getByRole("checkbox", { name: /Amina/ })).toBeChecked();
  await expect.element(dialog().getByRole("checkbox", { name: /Omar/ })).toBeChecked();
  await expect.element(dialog().getByRole("checkbox", { name: /Ibrahim/ })).not.toBeChecked();
  await expect.element(dialog().getByRole("button", { name: "Hold 2 places" })).toBeVisible();

  await dialog().getByRole("checkbox", { name: /Omar/ }).click();

  await expect.element(dialog().getByRole("button", { name: "Hold 1 place", exact: true })).toBeVisible();
});

describe("an admitted household", () => {
  it("begins with everybody who can come along, the right seats, and the clock of its turn", async () => {
    const sent: unknown[] = [];
    const member = (id: string, travellerId: string | null, name: string) => ({
      ...{ id, travellerId, name, role: "member", hasAccount: travellerId === "wife", isYou: false },
      ...{ isYours: travellerId !== "wife", relationship: "other", relationshipToldBy: null },
      ...{ marks: null, status: "pending", roomWish: null },
    });
    const members = [member("m1", "amina", "Amina"), member("m2", "child", "Ibrahim"), member("m3", "wife", "Wafa")];
    await open(
      { saleWindowId: "w" },
      {
        ...queue([{ ...TICKET, state: "admitted", seats: 3, familyId: "f", turnEndsAt: IN_A_YEAR }]),
        "GET /api/family": () => json([{ id: "f", role: "admin", members, limits: { tooYoung: ["m2"] } }]),
        "POST /api/bookings": (body) => {
          sent.push(body);
          return refusal("sold_out", "Gone.");
        },
      },
    );

    await expect.element(dialog().getByRole("checkbox", { name: /Amina/ })).toBeChecked();
    await expect.element(dialog().getByRole("checkbox", { name: /Wafa/ })).toBeChecked();
    await expect.element(dialog().getByRole("checkbox", { name: /Ibrahim/ })).not.toBeChecked();
    await expect.element(dialog().getByText(/Under 12 on the first day of Hajj/)).toBeVisible();
    await expect.element(dialog().getByRole("timer")).toBeInTheDocument();
    await dialog().getByRole("button", { name: "Hold 2 places" }).click();

    await expect.poll(() => sent).toMatchObject([{ familyId: "f", parts: [{ travellerIds: ["amina", "wife"] }] }]);
  });

  it("begins with those too whom another administrator has entered, and calls nobody else the reader", async () => {
    const sent: unknown[] = [];
    const member = (id: string, relationship: string, hasAccount: boolean) => ({
      ...{ id: `m-${id}`, travellerId: id, name: id, role: "admin", hasAccount, isYou: id === "amina", isYours: false },
      ...{ relationship, relationshipToldBy: null, marks: null, status: "pending", roomWish: null },
    });
    const members = [member("Kerem", "self", true), member("amina", "other", true), member("Zeynep", "other", false)];
    await open(
      { saleWindowId: "w" },
      {
        ...queue([{ ...TICKET, state: "admitted", seats: 3, familyId: "f", turnEndsAt: IN_A_YEAR }]),
        "GET /api/travellers": () => json(PEOPLE.slice(0, 1)),
        "GET /api/family": () => json([{ id: "f", role: "admin", members, limits: { tooYoung: [] } }]),
        "POST /api/bookings": (body) => {
          sent.push(body);
          return refusal("sold_out", "Gone.");
        },
      },
    );

    await expect.element(dialog().getByRole("checkbox", { name: /Zeynep/ })).toBeChecked();
    expect(dialog().getByText("You", { exact: true }).elements()).toHaveLength(1);
    await dialog().getByRole("button", { name: "Hold 3 places" }).click();

    const travellerIds = expect.arrayContaining(["amina", "Kerem", "Zeynep"]);
    await expect.poll(() => sent).toMatchObject([{ familyId: "f", parts: [{ travellerIds }] }]);
  });

  it("says who can hold to a member who cannot, and offers no press that is refused", async () => {
    const turn = { ...TICKET, state: "admitted", familyId: "f", seats: 4, isMine: false, holder: "Kerem" };
    await open({ saleWindowId: "w" }, queue([{ ...turn, turnEndsAt: IN_A_YEAR }]));

    await expect
      .element(dialog().getByText(/Kerem or an administrator of your household can hold 4 seats now/))
      .toBeVisible();
    await expect.element(dialog().getByRole("timer")).toBeInTheDocument();
    expect(dialog().getByRole("button", { name: /^Hold/ }).elements()).toEqual([]);
    expect(dialog().getByText("It is your turn", { exact: true }).elements()).toEqual([]);
  });

  it("asks for no more places than it stood in line for", async () => {
    await open({ saleWindowId: "w" }, queue([{ ...TICKET, state: "admitted", seats: 1, turnEndsAt: IN_A_YEAR }]));

    await dialog().getByRole("checkbox", { name: /Omar/ }).click();

    await expect.element(dialog().getByText("Your turn is for 1 place.")).toBeVisible();
  });
});

describe("a hold", () => {
  it("ends the turn on the dashboard too, which has not asked the queue since", async () => {
    // So high that every card is near.
    await page.viewport(1280, 4000);
    const ticket = { ...TICKET, operatorName: "Crescent Travel", isMine: true, familyId: "f", waitBasis: null };
    let tickets: object[] = [{ ...ticket, state: "admitted", turnEndsAt: IN_A_YEAR, turnEndedAt: null }];
    await open(
      { saleWindowId: "w" },
      {
        "GET /api/queue/status": () => json({ tickets, windows: [WINDOW], ticket: tickets[0], windowId: "w" }),
        "POST /api/bookings": () => {
          tickets = tickets.map((one) => ({ ...one, state: "completed", bookingId: "b7" }));
          return json({ id: "b7" }, 201);
        },
      },
    );
    await dialog().getByRole("checkbox", { name: /Omar/ }).click();

    await dialog().getByRole("button", { name: /^Hold/ }).click();

    await expect.element(page.getByText(/used its turn at Crescent Travel/)).toBeVisible();
  });

  it("forgets a refusal when its cause is gone", async () => {
    const words = "Omar is on another journey then.";
    await open(
      {},
      { "POST /api/bookings": () => refusal("unacceptable", "Not so.", { "parts.0.travellerIds": words }) },
    );
    const omar = dialog().getByRole("checkbox", { name: /Omar/ });
    await dialog().getByRole("button", { name: "Hold 2 places" }).click();
    await expect.element(dialog().getByText(words)).toBeVisible();

    await omar.click();

    await expect.element(dialog().getByText(words)).not.toBeInTheDocument();
  });

  it("offers no tick for a child who would only be refused, and asks no papers of them", async () => {
    await open({});

    await expect.element(dialog().getByRole("checkbox", { name: /Ibrahim/ })).toBeDisabled();
    await expect.element(dialog().getByText(/cannot come along this time/)).toBeVisible();
    await expect
      .element(
        dialog()
          .getByText(/Still missing/)
          .nth(2),
      )
      .not.toBeInTheDocument();
  });

  it("warns of a journey that the same people have on these days, and holds all the same", async () => {
    const sent: unknown[] = [];
    const other = { id: "b9", phase: "confirmed", holdExpiresAt: null, packageName: "Safa Steady" } as const;
    const days = { departureDate: "2027-05-10", returnDate: "2027-05-30" };
    const parts = bookingWith().parts.map((part) => ({ ...part, packageId: "safa" }));
    await open(
      {},
      {
        "GET /api/bookings": () => json([bookingWith({ ...other, ...days, parts })]),
        "POST /api/bookings": (body) => {
          sent.push(body);
          return json({ id: "b10" }, 201);
        },
      },
    );

    await expect.element(dialog().getByText(/You have another journey on these days already/)).toBeVisible();
    await expect.element(dialog().getByRole("link", { name: "Safa Steady" })).toBeVisible();
    await dialog().getByRole("button", { name: "Hold 2 places all the same" }).click();

    await expect.poll(() => sent).toHaveLength(1);
  });
});
