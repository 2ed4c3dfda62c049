/** A visa or a certificate with no journey before it is held against no later Hajj, and against everything else as ever. */
import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { deleteDocument, getDocument, type TravelDocument, uploadDocument } from "#contract/documents.ts";
import { decideDocument } from "#contract/staff.ts";
import { changeTraveller } from "#contract/travellers.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { paperPdf } from "#verification/specimens/papers/paper.ts";
import { testApp } from "../../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim, givenStaff } from "../../../../../test/factories/accounts.ts";
import { givenOffer } from "../../../../../test/factories/bookings.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";
import { passport, picture } from "../test-files.ts";
import { judgeAgain } from "./judge-again.job.ts";

const BEFORE_THE_HAJJ = new Date("2027-03-20T14:00:00Z");
let now = BEFORE_THE_HAJJ;
const app = await testApp({ clock: () => now });
const staff = await givenStaff(app);

beforeEach(() => {
  now = BEFORE_THE_HAJJ;
});

const AMINA = { surname: "Rahman", givenNames: "Amina", sex: "F", birthDate: "1984-03-11", nationality: "MY" } as const;
const KARL = { surname: "Eriksson", givenNames: "Karl", sex: "M", birthDate: "1979-08-02", nationality: "SE" } as const;
const KARLS_PASSPORT = {
  surname: "Eriksson",
  givenNames: "Karl",
  sex: "M",
  dateOfBirth: "1979-08-02",
  issuingCountry: "SWE",
  nationality: "SWE",
  documentNumber: "E10000001",
} as const;

const visa = (name: string, number: string) =>
  paperPdf(
    {
      title: "ELECTRONIC VISA",
      lines: [
        ["Visa type:", "Hajj"],
        ["Name:", name],
        ["Passport No:", number],
        ["Valid until:", "10 June 2027"],
      ],
    },
    {},
    "",
  );

const CERTIFICATE = paperPdf(
  {
    title: "HEALTH CERTIFICATE",
    lines: [
      ["The patient was examined and is fit to travel and to perform Hajj."],
      ["Name:", "Amina Rahman"],
      ["Date of examination:", "10 March 2027"],
      ["Physician:", "Dr. L. Marlow, Reg. No. 7012345"],
    ],
  },
  {},
  "",
);

interface Whose extends Given {
  readonly memberId: string;
}

async function somebody(record: typeof AMINA | typeof KARL = AMINA): Promise<Whose> {
  const given = await givenPilgrim(app);
  const { id } = await givenTraveller(app, given, { relationship: "mother", ...record });
  return { ...given, memberId: id };
}

/** A minute after the one before it. */
async function sent({ session, memberId }: Whose, type: string, bytes: Buffer): Promise<TravelDocument> {
  now = new Date(now.getTime() + MINUTE_MS);
  const file = { name: "page", type: "application/octet-stream", bytes };
  const { document } = await app.upload(uploadDocument, { fields: { type, memberId }, file }, session);
  await app.jobsDone();
  return app.call(getDocument, { params: { id: document.id } }, session);
}

const judge = () => app.runJob(judgeAgain, {});
const standing = async ({ session }: Given, ...documents: readonly TravelDocument[]) =>
  Promise.all(documents.map(async ({ id }) => (await app.call(getDocument, { params: { id } }, session)).status));
const becomes = async ({ session, memberId }: Whose, record: typeof AMINA | typeof KARL) => {
  await app.call(changeTraveller, { params: { id: memberId }, body: record }, session);
  await judge();
};
const decide = (id: string, body: { decision: "approve" } | { decision: "reject"; reason: string }) =>
  app.call(decideDocument, { params: { id }, body }, staff.session);

async function booked({ user }: Given): Promise<void> {
  const { user: operator } = await givenOperator(app);
  const [id, packageId] = [randomUUID(), await givenOffer(app, operator.id)];
  await app.platform.db
    .insertInto("bookings")
    .values({
      ...{ id, reference: randomUUID(), userId: user.id, operatorId: operator.id, requestHash: "x" },
      ...{ totalMinor: 100, currency: "USD", departureDate: "2027-05-05", returnDate: "2027-05-25" },
      ...{ phase: "confirmed", channel: "nusuk", nusukReference: "NSK-1" },
    })
    .execute();
  const part = { bookingId: id, position: 0, packageId, seats: 1, amountMinor: 100, terms: "{}", prices: "{}" };
  await app.platform.db.insertInto("bookingParts").values(part).execute();
}

it("is refused with its passport once it is another person's, before anything is booked", async () => {
  const given = await somebody();
  const papers = [
    await sent(given, "passport", (await passport(KARLS_PASSPORT)).bytes),
    await sent(given, "visa", visa("Karl Eriksson", "E10000001")),
  ];

  const before = await standing(given, ...papers);
  await becomes(given, KARL);
  const his = await standing(given, ...papers);
  await becomes(given, AMINA);

  expect([before, his]).toEqual([
    ["rejected", "rejected"],
    ["verified", "verified"],
  ]);
  expect(await standing(given, ...papers)).toEqual(["rejected", "rejected"]);
});

it("is refused once another passport counts, and waits where none is left", async () => {
  const given = await somebody();
  await sent(given, "passport", (await passport({ documentNumber: "C10000001" })).bytes);
  const paper = await sent(given, "visa", visa("Amina Rahman", "C10000001"));
  const first = await standing(given, paper);

  const renewed = await sent(given, "passport", (await passport({ documentNumber: "C10000002" })).bytes);
  await judge();
  const beside = await standing(given, renewed, paper);
  const other = await somebody();
  const own = await sent(other, "passport", (await passport({ documentNumber: "C10000003" })).bytes);
  const alone = await sent(other, "visa", visa("Amina Rahman", "C10000003"));
  const verified = await standing(other, alone);
  await app.call(deleteDocument, { params: { id: own.id } }, other.session);
  await judge();

  expect([first, beside, verified]).toEqual([["verified"], ["verified", "rejected"], ["verified"]]);
  expect(await standing(other, alone)).toEqual(["pending"]);
});

it("waits once staff have refused the passport beside which it was accepted", async () => {
  const given = await somebody();
  const waiting = await sent(
    given,
    "passport",
    (await passport({ documentNumber: "C10000004", surname: "Rehman" })).bytes,
  );
  const paper = await sent(given, "visa", visa("Amina Rahman", "C10000004"));
  const before = await standing(given, waiting, paper);

  await decide(waiting.id, { decision: "reject", reason: "Another name." });
  await judge();

  expect(before).toEqual(["pending", "verified"]);
  expect(await standing(given, paper)).toEqual(["pending"]);
});

it("goes back to the person who approved it for another record", async () => {
  const given = await somebody();
  const paper = await sent(given, "visa", await picture());
  await decide(paper.id, { decision: "approve" });
  await judge();
  const approved = await standing(given, paper);

  await becomes(given, KARL);

  expect(approved).toEqual(["verified"]);
  expect(await standing(given, paper)).toEqual(["pending"]);
});

it("is another person's also when the journey is over, and until then is not held against the next one", async () => {
  const given = await somebody();
  await booked(given);
  await sent(given, "passport", (await passport({ documentNumber: "C10000005" })).bytes);
  const papers = [
    await sent(given, "visa", visa("Amina Rahman", "C10000005")),
    await sent(given, "health_certificate", CERTIFICATE),
  ];

  const afterwards = async () => {
    now = new Date("2027-07-20T08:00:00Z");
    await judge();
    now = BEFORE_THE_HAJJ;
    return standing(given, ...papers);
  };

  const home = await afterwards();
  await app.call(changeTraveller, { params: { id: given.memberId }, body: KARL }, given.session);

  expect(home).toEqual(["verified", "verified"]);
  expect(await afterwards()).toEqual(["rejected", "rejected"]);
});
