/** A person's approval of what no machine could read holds for whom, beside which passport and for which Hajj it was given. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { getDocument, type TravelDocument, uploadDocument } from "#contract/documents.ts";
import { decideDocument, documentsForReview } from "#contract/staff.ts";
import { changeTraveller } from "#contract/travellers.ts";
import { testApp } from "../../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim, givenStaff } from "../../../../../test/factories/accounts.ts";
import { givenOffer } from "../../../../../test/factories/bookings.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";
import { passport, picture } from "../test-files.ts";
import { judgeAgain } from "./judge-again.job.ts";

const AMINA = {
  relationship: "self",
  surname: "Rahman",
  givenNames: "Amina",
  nationality: "MY",
  sex: "F",
  birthDate: "1984-03-11",
} as const;

let now = new Date("2026-11-20T14:00:00Z");
const app = await testApp({ clock: () => now });
const staff = await givenStaff(app);

async function sent({ session }: Given, type: string, bytes: Buffer): Promise<TravelDocument> {
  const file = { name: "page", type: "image/png", bytes };
  const { document } = await app.upload(uploadDocument, { fields: { type }, file }, session);
  await app.jobsDone();
  return app.call(getDocument, { params: { id: document.id } }, session);
}

const decide = (id: string) =>
  app.call(decideDocument, { params: { id }, body: { decision: "approve" } }, staff.session);
const judge = () => app.runJob(judgeAgain, {});
const statusOf = async (id: string) =>
  (await app.platform.db.selectFrom("documents").select("status").where("id", "=", id).executeTakeFirstOrThrow())
    .status;
const read = ({ session }: Given, id: string) => app.call(getDocument, { params: { id } }, session);

async function approved(given: Given, type: string): Promise<TravelDocument> {
  const { id, status } = await sent(given, type, await picture());
  expect(status).toBe("pending");
  await decide(id);
  await judge();
  return read(given, id);
}

const SECURED = { phase: "confirmed", channel: "nusuk" } as const;

async function booked({ user }: Given, departureDate: string, returnDate: string) {
  const { user: operator } = await givenOperator(app);
  const [id, packageId] = [randomUUID(), await givenOffer(app, operator.id)];
  const booking = { id, reference: randomUUID(), userId: user.id, operatorId: operator.id, requestHash: "x" };
  await app.platform.db
    .insertInto("bookings")
    .values({ ...booking, totalMinor: 100, currency: "USD", departureDate, returnDate, ...SECURED })
    .execute();
  const part = { bookingId: id, position: 0, packageId, seats: 1, amountMinor: 100, terms: "{}", prices: "{}" };
  await app.platform.db.insertInto("bookingParts").values(part).execute();
}

it("goes back to a person with another person's record, says why, and is given anew", async () => {
  const given = await givenPilgrim(app);
  const self = await givenTraveller(app, given, AMINA);
  const paper = await approved(given, "health_certificate");
  expect(paper.status).toBe("verified");

  await app.call(changeTraveller, { params: { id: self.id }, body: { birthDate: "1990-01-01" } }, given.session);
  await judge();
  const asked = await read(given, paper.id);
  await judge();

  expect(asked).toMatchObject({ status: "pending", needsReview: true, review: null });
  expect(asked.aiAnalysis?.issues[0]).toContain("for other details of the traveller");
  expect(await read(given, paper.id)).toEqual(asked);
  const waiting = await app.call(documentsForReview, {}, staff.session);
  expect(waiting.find(({ id }) => id === paper.id)?.openRules[0]).toBe("What was approved still holds");

  await decide(paper.id);
  await judge();
  await judge();
  const again = await read(given, paper.id);
  expect(again.status).toBe("verified");
  expect(again.aiAnalysis?.checks.map(({ ruleId }) => ruleId)).not.toContain("approval_current");
});

it("is bound to the name of a traveller of whom nothing else is known", async () => {
  const given = await givenPilgrim(app);
  const fatima = { surname: "Noor", givenNames: "Fatima", birthDate: null, nationality: null, sex: null };
  const { id } = await givenTraveller(app, given, { ...fatima, relationship: "self" });
  const paper = await approved(given, "health_certificate");

  const karl = { surname: "Eriksson", givenNames: "Karl" };
  await app.call(changeTraveller, { params: { id }, body: karl }, given.session);
  await judge();
  const karls = await read(given, paper.id);

  expect([paper.status, karls.status]).toEqual(["verified", "pending"]);
  expect(karls.aiAnalysis?.issues[0]).toContain("for other details of the traveller");
});

it("of a certificate ends when the next Hajj is booked, and holds for the one that it was given for", async () => {
  const given = await givenPilgrim(app);
  await givenTraveller(app, given, AMINA);
  const paper = await approved(given, "health_certificate");
  await booked(given, "2027-05-05", "2027-05-25");
  await judge();
  const first = await statusOf(paper.id);
  const begun = now;

  now = new Date("2027-06-20T08:00:00Z");
  await judge();
  const home = await statusOf(paper.id);
  await booked(given, "2028-04-20", "2028-05-14");
  await judge();
  now = begun;
  const next = await read(given, paper.id);

  expect([first, home, next.status]).toEqual(["verified", "verified", "pending"]);
  expect(next.aiAnalysis?.issues[0]).toContain("for another Hajj");
});

it("ends with another passport, not while the first one that becomes known is the same", async () => {
  const given = await givenPilgrim(app);
  await givenTraveller(app, given, AMINA);
  const old = await sent(given, "passport", (await passport({ documentNumber: "C10000001" })).bytes);
  const paper = await approved(given, "vaccination");
  expect([old.status, paper.status]).toEqual(["verified", "verified"]);

  now = new Date(now.getTime() + 60_000);
  const renewed = await sent(given, "passport", (await passport({ documentNumber: "C10000002" })).bytes);
  await judge();

  expect(renewed.status).toBe("verified");
  expect((await read(given, paper.id)).aiAnalysis?.issues[0]).toContain("beside another passport");
});

it("from before this was kept is bound to what is so at the next look, and nothing is thrown back", async () => {
  const given = await givenPilgrim(app);
  const self = await givenTraveller(app, given, AMINA);
  const { id } = await sent(given, "health_certificate", await picture());
  const decision = { status: "verified", needsReview: false, reviewedAt: now } as const;
  await app.platform.db.updateTable("documents").set(decision).where("id", "=", id).execute();
  await app.call(changeTraveller, { params: { id: self.id }, body: { surname: "Rehman" } }, given.session);
  await judge();
  const bound = await read(given, id);

  await app.call(changeTraveller, { params: { id: self.id }, body: { surname: "Eriksson" } }, given.session);
  await judge();

  expect(bound.status).toBe("verified");
  expect((await read(given, id)).status).toBe("pending");
});
