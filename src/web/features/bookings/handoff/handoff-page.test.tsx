/** The hand-off: what is copied is said aloud, the number comes by asking alone, and what is not ours to see is said so. */
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { usd } from "../../../testing/amounts.ts";
import { json, userWith } from "../../../testing/answers.ts";
import { bookingWith } from "../../../testing/bookings.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import type { Handoff, PersonSheet } from "./queries.ts";

afterEach(() => vi.restoreAllMocks());

const SHEET: PersonSheet = {
  ...{ surname: "KARIMOVA", givenNames: "SAMIRA", namesFrom: "passport", birthDate: "1979-02-14", sex: "F" },
  ...{ nationality: "MY", countryOfResidence: "GB", phone: "+442079460018" },
  emergencyContact: { name: "Bilal Khan", phone: "+442079460019" },
  passport: { documentId: "d1", masked: "A71••••64", expiresOn: "2032-05-30" },
  photo: null,
  biometricsDoneOn: null,
  aids: ["wheelchair"],
};
const HANDOFF: Handoff = {
  ...{
    bookingId: "b1",
    reference: "RH-7K3Q2M",
    isMine: true,
    customerName: "Samira Karimova",
    phase: "awaiting_reference",
  },
  ...{ packageName: "Hajj in Comfort", operatorName: "Safa Tours", seats: 2 },
  price: usd("31800.00"),
  riyals: { amount: { amount: "119250.00", currency: "SAR" }, rate: 3.75, asOf: "2026-06-30" },
  home: { amount: { amount: "23840.46", currency: "GBP" }, rate: 0.7497, asOf: "2026-06-30" },
  ...{ walletBy: "2027-01-10", saleExpectedOn: null },
  ...{ departureDate: "2027-05-05", returnDate: "2027-05-25", referenceDueOn: "2027-01-20", references: [null] },
  applications: [{ travellerIds: ["t1", "t2"] }],
  travellers: [
    { id: "t1", name: "SAMIRA KARIMOVA", isSelf: false, sheet: SHEET },
    { id: "t2", name: "YUSUF RAHMAN", isSelf: false, sheet: null },
  ],
  checks: [
    { check: "names", state: "ok", people: [], hidesSome: false },
    { check: "photos", state: "open", people: ["t1"], hidesSome: false },
    { check: "passports", state: "unknown", people: [], hidesSome: true },
  ],
  asOf: "2026-11-20T14:00:00.000Z",
};
const SITE = { nusuk: { address: "https://hajj.nusuk.sa", helpLine: "+966 9200 31201" } };
const answers = {
  "GET /api/site": () => json(SITE),
  "GET /api/bookings/b1/handoff": () => json(HANDOFF),
  "POST /api/bookings/b1/handoff/t1/passport-number": () => json({ number: "A71938264" }),
};

it("asks nobody to fill a wallet for a booking that no longer stands", async () => {
  const ended = { "GET /api/bookings/b1/handoff": () => json({ ...HANDOFF, phase: "cancelled" }) };
  await renderAt("/nusuk/b1?step=sale", { user: userWith(), answers: { ...answers, ...ended } });

  await expect.element(page.getByText("No booking that Nusuk sells")).toBeVisible();
  expect(page.getByText(/Begin the transfer|What the wallet has to hold/).elements()).toEqual([]);
});

it("says that Nusuk is the official platform, and whom each check waits for", async () => {
  await renderAt("/nusuk/b1", { user: userWith(), answers });

  await expect.element(page.getByText("Nusuk is the official platform. Rihla is not.")).toBeVisible();
  await expect.element(page.getByText("Still open for: SAMIRA KARIMOVA")).toBeVisible();
  await expect
    .element(page.getByText("For people whose papers another account keeps, it is checked there."))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Open the documents" }))
    .toHaveAttribute("href", "/documents?for=t1");
  await expect
    .element(page.getByRole("link", { name: "Next: 2 · Copy" }))
    .toHaveAttribute("href", "/nusuk/b1?step=copy");
});

it("says of a check while nobody is named that the names come first, and sends to them alone", async () => {
  const checks: Handoff["checks"] = ["names" as const, "passports" as const].map((check) => ({
    ...{ check, state: "open" as const, people: [], hidesSome: false },
  }));
  const nobody = { "GET /api/bookings/b1/handoff": () => json({ ...HANDOFF, travellers: [], checks }) };
  await renderAt("/nusuk/b1", { user: userWith(), answers: { ...answers, ...nobody } });

  await expect.element(page.getByText("Nobody is named yet: that comes first.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Name them" })).toBeVisible();
  expect(page.getByRole("link", { name: "Open the documents" }).elements()).toEqual([]);
  expect(page.getByText("names who else travels").elements()).toEqual([]);
  expect(page.getByText(/^For the visa/).elements()).toEqual([]);
});

it("says beside its own people's open fingerprints that another's are written down in their account", async () => {
  const checks: Handoff["checks"] = [{ check: "biometrics", state: "open", people: ["t1"], hidesSome: true }];
  await renderAt("/nusuk/b1", {
    user: userWith(),
    answers: { ...answers, "GET /api/bookings/b1/handoff": () => json({ ...HANDOFF, checks }) },
  });

  await expect.element(page.getByText("Still open for: SAMIRA KARIMOVA")).toBeVisible();
  await expect
    .element(page.getByText("For people whose papers another account keeps, it is checked there."))
    .toBeVisible();
});

it("calls fingerprints done that a visa shows, with nothing to press, and not whose are open", async () => {
  const show = (people: string[]) => {
    const checks: Handoff["checks"] = [{ check: "biometrics", state: "open", people, hidesSome: false }];
    const answer = { "GET /api/bookings/b1/handoff": () => json({ ...HANDOFF, checks }) };
    return renderAt("/nusuk/b1?step=app", { user: userWith(), answers: { ...answers, ...answer } });
  };
  await show([]);
  await expect.element(page.getByText("Done: the visa shows it")).toBeVisible();
  expect(page.getByRole("button", { name: /Done today/ }).elements()).toEqual([]);

  await show(["t1"]);
  await expect.element(page.getByText("Not written down yet")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Done today/ })).toBeVisible();
});

it("says nothing of a visa once the journey has begun, when nobody is asked for fingerprints any more", async () => {
  const answer = { "GET /api/bookings/b1/handoff": () => json({ ...HANDOFF, checks: [] }) };
  await renderAt("/nusuk/b1?step=app", { user: userWith(), answers: { ...answers, ...answer } });

  await expect.element(page.getByText("SAMIRA KARIMOVA")).toBeVisible();
  expect(page.getByText(/Done: the visa shows it|They record it/).elements()).toEqual([]);
  expect(page.getByRole("button", { name: /Done today/ }).elements()).toEqual([]);
});

it("speaks of no start once the reference is recorded", async () => {
  const recorded = { ...HANDOFF, references: ["NSK-2027-55"] };
  await renderAt("/nusuk/b1", {
    user: userWith(),
    answers: { ...answers, "GET /api/bookings/b1/handoff": () => json(recorded) },
  });

  await expect
    .element(page.getByRole("heading", { name: "How it stands now that the reference is recorded" }))
    .toBeVisible();
  expect(page.getByText("What has to stand before you start").elements()).toEqual([]);
  await page.getByRole("tab", { name: "4 · The sale" }).click();
  await expect.element(page.getByText("The reference is recorded. There is nothing more to buy.")).toBeVisible();
  expect(page.getByText(/Begin the transfer/).elements()).toEqual([]);
});

it("speaks of nothing that is still to be bought or recorded once the reference is there", async () => {
  const recorded = { ...HANDOFF, references: ["NSK-2027-55"] };
  await renderAt("/nusuk/b1?step=sale", {
    user: userWith(),
    answers: { ...answers, "GET /api/bookings/b1/handoff": () => json(recorded) },
  });

  await expect.element(page.getByText(/The booking was made on Nusuk itself/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "The visa has another spelling" })).toBeVisible();
  const toBuy = /You book and pay|Before the sale opens|What to expect|What the wallet has to hold|is sold out/;
  expect(page.getByText(toBuy).elements()).toEqual([]);
  await page.getByRole("tab", { name: "5 · Reference" }).click();
  await expect.element(page.getByRole("link", { name: "Open the booking" })).toBeVisible();
  expect(page.getByText(/write its booking reference here/).elements()).toEqual([]);
});

it("tells of the sale as long as one of two applications has no number", async () => {
  const half = { ...HANDOFF, references: ["NSK-2027-55", null] };
  await renderAt("/nusuk/b1?step=sale", {
    user: userWith(),
    answers: { ...answers, "GET /api/bookings/b1/handoff": () => json(half) },
  });

  await expect.element(page.getByText("Before the sale opens")).toBeVisible();
  await expect.element(page.getByText(/You book and pay on Nusuk yourself/)).toBeVisible();
});

it("tells somebody of the household who books and pays on Nusuk", async () => {
  const theirs = { ...answers, "GET /api/bookings/b1/handoff": () => json({ ...HANDOFF, isMine: false }) };
  await renderAt("/nusuk/b1", { user: userWith(), answers: theirs });

  await expect.element(page.getByText(/Samira Karimova.? books and pays on Nusuk/)).toBeVisible();
  expect(page.getByText(/You book and pay on Nusuk yourself/).elements()).toEqual([]);
});

it("says until when places are held that are to be confirmed first: minutes, or the day of an offer", async () => {
  const held = bookingWith({ phase: "held", holdExpiresAt: "2026-11-26T15:06:00.000Z" });
  await renderAt("/nusuk/b1?step=record", {
    ...{ user: userWith(), answers: { ...answers, "GET /api/bookings/b1": () => json(held) } },
  });

  await expect.element(page.getByText(/^The places are held until .*26 Nov.*Confirm them first\.$/)).toBeVisible();
});

it.each([
  [true, 1],
  [false, 0],
])("offers naming to whoever booked, and says to the others who does it: %s", async (isMine, links) => {
  const checks: Handoff["checks"] = [{ check: "names", state: "open", people: [], hidesSome: false }];
  const told = { ...answers, "GET /api/bookings/b1/handoff": () => json({ ...HANDOFF, isMine, checks }) };
  await renderAt("/nusuk/b1", { user: userWith(), answers: told });

  await expect.element(page.getByText("Everyone is named")).toBeVisible();
  expect(page.getByRole("link", { name: "Name them" }).elements()).toHaveLength(links);
  expect(page.getByText("Samira Karimova names who else travels.").elements()).toHaveLength(1 - links);
});

it("gives the address of Nusuk, the sum in riyals and at home at dated rates, and by when the money goes", async () => {
  await renderAt("/nusuk/b1?step=sale", { user: userWith(), answers });

  const link = page.getByRole("link", { name: /Open Nusuk Hajj: hajj.nusuk.sa/ });
  await expect.element(link).toHaveAttribute("href", "https://hajj.nusuk.sa");
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(page.getByText(/119,250/)).toBeVisible();
  await expect.element(page.getByText(/23,840\.46/)).toBeVisible();
  await expect.element(page.getByText(/= 3\.7500 SAR, 30 June 2026/)).toBeVisible();
  await expect.element(page.getByText(/Begin the transfer by 10 January 2027/)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/live-website|entraidenusukhajj|aasimrashid/);
});

it("says of a transfer whose day is over that it has to begin at once", async () => {
  const handoff = { ...HANDOFF, asOf: "2027-01-18T10:00:00.000Z" };
  const late = { "GET /api/bookings/b1/handoff": () => json(handoff) };
  await renderAt("/nusuk/b1?step=sale", { user: userWith(), answers: { ...answers, ...late } });

  await expect.element(page.getByText(/The day to begin the transfer was 10 January 2027/)).toBeVisible();
  expect(page.getByText(/Begin the transfer by/).elements()).toEqual([]);
});

it("tells the transfer as an act to who loads the wallet alone, once the operator has accepted", async () => {
  const said = async (differently: Partial<Handoff>) => {
    const call = { "GET /api/bookings/b1/handoff": () => json({ ...HANDOFF, ...differently }) };
    await renderAt("/nusuk/b1?step=sale", { user: userWith(), answers: { ...answers, ...call } });
    await expect.element(page.getByText(/What the wallet has to hold/)).toBeVisible();
    const card = page.getByRole("main").element().textContent;
    await cleanup();
    return card;
  };
  const [theirs, waiting] = [await said({ isMine: false }), await said({ phase: "awaiting_approval" })];
  const expected = await said({ walletBy: "2026-12-30", saleExpectedOn: "2027-01-09" });

  expect(theirs).toMatch(/Samira Karimova loads it and pays/);
  expect(waiting).toMatch(/Nothing is loaded before the operator has accepted/);
  expect(theirs + waiting).not.toMatch(/[Bb]egin the transfer/);
  expect(expected).toMatch(/Begin the transfer by about 30 December 2026.*the sale is expected about 9 January 2027/);
});

it("says that the day of the sale is not known where its expected day is over", async () => {
  const handoff = { ...HANDOFF, walletBy: "2026-11-10", saleExpectedOn: "2026-11-20", referenceDueOn: null };
  await renderAt("/nusuk/b1?step=sale", {
    user: userWith(),
    answers: { "GET /api/bookings/b1/handoff": () => json(handoff) },
  });

  await expect.element(page.getByText(/Nobody has announced the day of the sale/)).toBeVisible();
  expect(page.getByRole("link", { name: /Open Nusuk Hajj/ }).elements()).toEqual([]);
});

it("copies a fact and says which, and shows the number only when asked", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await renderAt("/nusuk/b1?step=copy", { user: userWith(), answers });

  await page.getByRole("button", { name: "Copy: Surname, SAMIRA KARIMOVA" }).click();
  await expect.element(page.getByText("Copied: Surname of SAMIRA KARIMOVA")).toBeVisible();
  await expect.element(page.getByText("A71••••64")).toBeVisible();
  await page.getByRole("button", { name: "Show the number: passport of SAMIRA KARIMOVA" }).click();
  await page.getByRole("button", { name: "Copy: Passport number, SAMIRA KARIMOVA" }).click();
  await vi.waitFor(() => expect(write.mock.calls).toEqual([["KARIMOVA"], ["A71938264"]]));
  await page.getByRole("button", { name: "Hide" }).click();

  await expect.element(page.getByText("A71938264")).not.toBeInTheDocument();
  await expect
    .element(page.getByText("Another account keeps the papers of YUSUF RAHMAN", { exact: false }))
    .toBeVisible();
});

it("sends to the passport itself where a person verified it and its lines were not read", async () => {
  const sheet: PersonSheet = {
    ...SHEET,
    namesFrom: "typed",
    passport: { documentId: "d1", masked: null, expiresOn: null },
  };
  const handoff = { ...HANDOFF, travellers: [{ id: "t1", name: "SAMIRA KARIMOVA", isSelf: false, sheet }] };
  await renderAt("/nusuk/b1?step=copy", {
    user: userWith(),
    answers: { "GET /api/bookings/b1/handoff": () => json(handoff) },
  });

  await expect.element(page.getByText("A person has verified this passport", { exact: false })).toBeVisible();
  await expect.element(page.getByText("Copy the number and the expiry date", { exact: false })).toBeVisible();
  await expect.element(page.getByText("Download the passport picture of SAMIRA KARIMOVA")).toBeVisible();
  await expect.element(page.getByText("Passport valid until")).not.toBeInTheDocument();
});

it("says so when the browser does not allow copying", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await renderAt("/nusuk/b1?step=copy", { user: userWith(), answers });

  await page.getByRole("button", { name: "Copy: Surname, SAMIRA KARIMOVA" }).click();

  await expect.element(page.getByText("Your browser did not allow copying.", { exact: false })).toBeVisible();
});

it("writes down who has done the official app, for the people whom the account keeps", async () => {
  const sent = vi.fn(() => json({}));
  const checks: Handoff["checks"] = [{ check: "biometrics", state: "open", people: ["t1"], hidesSome: true }];
  const open = { "GET /api/bookings/b1/handoff": () => json({ ...HANDOFF, checks }) };
  await renderAt("/nusuk/b1?step=app", {
    ...{ user: userWith(), answers: { ...answers, ...open, "PATCH /api/travellers/t1": sent } },
  });

  await page.getByRole("button", { name: "Done today: SAMIRA KARIMOVA" }).click();

  await expect.element(page.getByText("SAMIRA KARIMOVA: written down as done on", { exact: false })).toBeVisible();
  await expect.element(page.getByText("They record it in the account that keeps their papers.")).toBeVisible();
  expect(sent).toHaveBeenCalledOnce();
});
