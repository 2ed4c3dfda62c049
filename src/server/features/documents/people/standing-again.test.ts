/** A file in whose place another one stood is judged by today's record before it counts again. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { deleteDocument, disputeName, getDocument, type TravelDocument, uploadDocument } from "#contract/documents.ts";
import { documentsForReview } from "#contract/staff.ts";
import { changeTraveller, deleteTraveller, type NewTraveller } from "#contract/travellers.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { paperPdf } from "#verification/specimens/papers/paper.ts";
import { testApp } from "../../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim, givenStaff } from "../../../../../test/factories/accounts.ts";
import { givenOffer } from "../../../../../test/factories/bookings.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";
import { passport, picture } from "../test-files.ts";
import { judgeAgain } from "../verdicts/judge-again.job.ts";

let now = new Date("2027-03-20T14:00:00Z");
const app = await testApp({ clock: () => now });

const AMINA = { surname: "Rahman", givenNames: "Amina", sex: "F", birthDate: "1984-03-11", nationality: "MY" } as const;
const KARL = { surname: "Eriksson", givenNames: "Karl", sex: "M", birthDate: "1979-08-02", nationality: "SE" } as const;

const certificateOf = (name: string) =>
  paperPdf(
    {
      title: "HEALTH CERTIFICATE",
      lines: [
        ["The patient was examined and is fit to travel and to perform Hajj."],
        ["Name:", name],
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

async function somebody(record: Partial<NewTraveller>): Promise<Whose> {
  const given = await givenPilgrim(app);
  const { id } = await givenTraveller(app, given, { relationship: "mother", ...record });
  return { ...given, memberId: id };
}

const read = ({ session }: Given, { id }: TravelDocument) => app.call(getDocument, { params: { id } }, session);

/** A minute after the one before it. */
async function sent(given: Whose, type: string, bytes: Buffer): Promise<TravelDocument> {
  now = new Date(now.getTime() + MINUTE_MS);
  const file = { name: "page", type: "application/octet-stream", bytes };
  const { document } = await app.upload(
    uploadDocument,
    { fields: { type, memberId: given.memberId }, file },
    given.session,
  );
  await app.jobsDone();
  return read(given, document);
}

const sentPassport = async (given: Whose, documentNumber: string, expiryDate = "2031-08-02") =>
  sent(given, "passport", (await passport({ documentNumber, expiryDate })).bytes);
const judge = () => app.runJob(judgeAgain, {});
const becomes = ({ session, memberId }: Whose, record: Partial<NewTraveller>) =>
  app.call(changeTraveller, { params: { id: memberId }, body: record }, session);
const standing = (given: Given, ...documents: readonly TravelDocument[]) =>
  Promise.all(documents.map((one) => read(given, one).then(({ status, replacedBy }) => [status, replacedBy])));

async function booked({ user }: Given, returnDate: string): Promise<void> {
  const { user: operator } = await givenOperator(app);
  const [id, packageId] = [randomUUID(), await givenOffer(app, operator.id)];
  await app.platform.db
    .insertInto("bookings")
    .values({
      ...{ id, reference: randomUUID(), userId: user.id, operatorId: operator.id, requestHash: "x" },
      ...{ totalMinor: 100, currency: "USD", departureDate: "2027-05-05", returnDate },
      ...{ phase: "confirmed", channel: "nusuk" },
    })
    .execute();
  const part = { bookingId: id, position: 0, packageId, seats: 1, amountMinor: 100, terms: "{}", prices: "{}" };
  await app.platform.db.insertInto("bookingParts").values(part).execute();
}

it("counts for nobody when the one in its place is refused for another record, which was its own too", async () => {
  const given = await somebody(AMINA);
  const old = await sentPassport(given, "D10000001");
  const renewed = await sentPassport(given, "D10000002");
  const before = await standing(given, old, renewed);

  await becomes(given, KARL);
  await judge();
  const refused = await standing(given, old, renewed);
  await judge();

  expect(before).toEqual([
    ["verified", renewed.id],
    ["verified", null],
  ]);
  expect(refused).toEqual([
    ["rejected", renewed.id],
    ["rejected", null],
  ]);
  expect(await standing(given, old, renewed)).toEqual(refused);
  expect(await app.platform.db.selectFrom("verdictsDue").select("userId").execute()).toEqual([]);
});

it("is judged within a minute after its owner deletes the one in its place", async () => {
  const given = await somebody(KARL);
  const old = await sent(given, "health_certificate", certificateOf("Amina Rahman"));
  const waiting = await sent(given, "health_certificate", await picture());
  const before = await standing(given, old, waiting);
  await becomes(given, AMINA);
  await judge();

  await app.call(deleteDocument, { params: { id: waiting.id } }, given.session);
  await judge();

  expect(before).toEqual([
    ["rejected", waiting.id],
    ["pending", null],
  ]);
  expect(await standing(given, old)).toEqual([["verified", null]]);
});

it("is judged within a minute after its owner denies the name on the one in its place", async () => {
  const given = await somebody(AMINA);
  const old = await sentPassport(given, "D10000003", "2027-12-10");
  const renewed = await sentPassport(given, "D10000004");
  const before = await standing(given, old, renewed);
  await booked(given, "2027-07-01");
  await judge();

  await app.call(disputeName, { params: { id: renewed.id } }, given.session);
  await judge();

  expect(before).toEqual([
    ["verified", renewed.id],
    ["verified", null],
  ]);
  expect(await standing(given, old, renewed)).toEqual([
    ["rejected", renewed.id],
    ["pending", null],
  ]);
});

it("and whatever an owner has is judged by the account's name once they are no traveller", async () => {
  const given = await somebody({ ...KARL, relationship: "self" });
  const paper = await sent(given, "health_certificate", certificateOf("Karl Eriksson"));
  await judge();

  await app.call(deleteTraveller, { params: { id: given.memberId } }, given.session);
  await judge();

  expect(paper.status).toBe("verified");
  expect(await standing(given, paper)).toEqual([["rejected", null]]);
});

it("keeps waiting for staff when another page than its own is sent after it", async () => {
  const given = await somebody(AMINA);
  const waiting = await sent(given, "health_certificate", await picture());
  const wrong = await sent(given, "health_certificate", (await passport({ documentNumber: "D10000005" })).bytes);

  const { session } = await givenStaff(app);
  const forReview = await app.call(documentsForReview, {}, session);

  expect(await standing(given, waiting, wrong)).toEqual([
    ["pending", null],
    ["rejected", null],
  ]);
  expect(forReview.map(({ id }) => id)).toContain(waiting.id);
});
