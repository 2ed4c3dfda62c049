/** A place in line, and a seat won in its turn, are for whoever they were taken for: nobody sells them on by another name. */
import { describe, expect, it } from "vitest";
import { acceptInvitation, addFamilyMember } from "#contract/family.ts";
import { addTraveller, changeTraveller, deleteTraveller } from "#contract/travellers.ts";
import { BY_OPERATOR, givenResident, type Member } from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenInvitation } from "../../../../../test/factories/families.ts";
import { givenTraveller, traveller } from "../../../../../test/factories/travellers.ts";
import { amina, givenTurns, here } from "../../../../../test/factories/turn-seats.ts";

const { time, app, operator, givenWindow, open, join, status, play, givenSeats, show, told, freeIn, look } =
  await givenTurns();

const invented = { ...here, surname: "Suleiman", givenNames: "Khadija", sex: "F", birthDate: "1971-08-21" } as const;

function rename(account: Member, id: string, changes: object) {
  return app.call(changeTraveller, { params: { id }, body: changes }, account.session);
}

/** An account and somebody typed on it whom nobody has seen, each with a seat that was won in their turn. */
async function givenTyped(record: object = invented) {
  const window = await givenWindow(operator);
  await open(window.id);
  const account = await givenResident(app, BY_OPERATOR);
  const self = await givenTraveller(app, account, {
    ...here,
    relationship: "self",
    surname: "Khan",
    givenNames: "Bilal",
  });
  const typed = await givenTraveller(app, account, { relationship: "sister", ...record });
  const seats = await givenSeats(window, account, [self, typed]);
  return { window, account, self, typed, seats };
}

describe("somebody typed", () => {
  it("who is renamed after the draw has no seat, and has it again under their own name", async () => {
    const { account, self, typed, seats } = await givenTyped();
    await rename(account, typed.id, amina);
    await show(account, "C30000001", typed.id);
    const paid = await seats.payRefused();
    await seats.named([self.id]);
    const named = await seats.nameRefused([self.id, typed.id]);
    const { relationship: _, ...own } = { relationship: "sister", ...invented };
    await rename(account, typed.id, own);

    expect(paid).toMatchObject({ status: 409, code: "turn_people", name: "Amina Rahman" });
    expect(named).toMatchObject({ status: 409, code: "turn_people", name: "Amina Rahman" });
    const [part] = (await seats.named([self.id, typed.id])).parts;
    expect(part?.travellers.map(({ id }) => id).toSorted()).toEqual([self.id, typed.id].toSorted());
  });

  it("may have a letter of the name put right", async () => {
    const { account, typed, seats } = await givenTyped({ ...amina, surname: "Rehman" });
    await rename(account, typed.id, { surname: "Rahman" });
    await show(account, "C30000003", typed.id);
    const refusal = await seats.payRefused();

    // One passport is still missing, the other's.
    expect(refusal).toMatchObject({ code: "turn_unproven", missing: 1 });
  });

  it("may be named anew until the draw", async () => {
    const window = await givenWindow(operator);
    const account = await givenResident(app, BY_OPERATOR);
    const self = await givenTraveller(app, account, { ...invented, relationship: "self" });
    await join(window.id, account);
    await rename(account, self.id, amina);
    await open(window.id);
    await show(account, "C30000004");
    const seats = await givenSeats(window, account, [self]);

    expect((await seats.pay()).phase).toBe("confirmed");
  });

  it("is on no place once they are deleted, and no other account takes their name", async () => {
    const window = await givenWindow(operator);
    await open(window.id);
    const account = await givenResident(app, BY_OPERATOR);
    const typed = await givenTraveller(app, account, { ...invented, relationship: "sister" });
    await join(window.id, account);
    await app.call(deleteTraveller, { params: { id: typed.id } }, account.session);

    expect((await status(account)).ticket?.seats).toBe(1);
    const people = app.platform.db.selectFrom("queuePeople").select(["person", "surname", "ofAccount"]);
    expect(await people.where("windowId", "=", window.id).execute()).toEqual([
      { person: `user:${account.id}`, surname: "Khan", ofAccount: true },
    ]);
  });
});

describe("whoever had told no record of themselves when the place was taken", () => {
  async function givenUntold(record: object) {
    const window = await givenWindow(operator);
    await open(window.id);
    const account = await givenResident(app, BY_OPERATOR);
    await join(window.id, account);
    const draft = traveller({ ...amina, relationship: "self", ...record });
    const self = await app.call(addTraveller, { body: draft }, account.session);
    await show(account, "C30000005");
    return { window, account, self };
  }

  it("is the one who signed up", async () => {
    const { window, account, self } = await givenUntold({ surname: "Khan", givenNames: "Bilal Ahmed" });

    await expect(givenSeats(window, account, [self])).resolves.toBeDefined();
  });

  it("is nobody else", async () => {
    const { window, account, self } = await givenUntold({});

    await expect(givenSeats(window, account, [self])).rejects.toThrow(/turn_people/);
  });
});

describe("a seat that was paid for", () => {
  /** Paid for with the accepted passport of whoever stood in line. */
  async function givenPaid(documentNumber: string) {
    const window = await givenWindow(operator, { seats: 1 });
    await open(window.id);
    const account = await givenResident(app, BY_OPERATOR);
    const self = await givenTraveller(app, account, { ...amina, relationship: "self" });
    await show(account, documentNumber);
    const seats = await givenSeats(window, account, [self]);
    await seats.pay();
    await look();
    return { window, account, self, seats };
  }

  it("is asked anew of whoever is renamed: told once, and after a day it is for the next in line", async () => {
    const { window, account, self, seats } = await givenPaid("C30000010");
    await rename(account, self.id, invented);
    await look();
    await look();
    expect(await told(account.id, "seat_refused")).toBe(1);
    time.move({ hours: 24 });
    await look();
    await app.jobsDone();

    expect(await seats.read()).toMatchObject({ phase: "cancelled", cancelReason: "seats_unproven" });
    expect(await freeIn(window)).toBe(1);
  });

  it("stays whoever's it is when the name is put right within the day, and when a letter of it is", async () => {
    const { account, self, seats } = await givenPaid("C30000011");
    await rename(account, self.id, invented);
    await look();
    await rename(account, self.id, { ...amina, surname: "Rahmann" });
    await look();
    time.move({ hours: 25 });
    await look();

    expect((await seats.read()).phase).toBe("confirmed");
    const looked = app.platform.db.selectFrom("turnSeats").select("awaits").where("bookingId", "=", seats.at.params.id);
    expect(await looked.execute()).toEqual([]);
  });

  it("counts by the passport that is shown for it later, too", async () => {
    const { window, account } = await givenPaid("C30000012");
    await show(account, "C30000013");
    await look();

    const known = app.platform.db.selectFrom("queueKnown").select("person").where("windowId", "=", window.id);
    const passports = await known.where("kind", "=", "passport").execute();
    expect(passports).toEqual([{ person: `user:${account.id}` }, { person: `user:${account.id}` }]);
  });
});

describe("a place in a household that an account takes over", () => {
  async function givenHousehold(record: object) {
    const window = await givenWindow(operator);
    await open(window.id);
    const admin = await givenResident(app, BY_OPERATOR);
    const self = await givenTraveller(app, admin, {
      ...here,
      relationship: "self",
      surname: "Khan",
      givenNames: "Bilal",
    });
    const typed = await givenTraveller(app, admin, { relationship: "sister", ...record });
    const family = await givenFamily(app, admin);
    const adding = { params: { id: family.id }, body: { travellerId: typed.id } };
    const { members } = await app.call(addFamilyMember, adding, admin.session);
    const memberId = members.find(({ travellerId }) => travellerId === typed.id)?.id ?? "";
    const buyer = await givenResident(app, BY_OPERATOR);
    const own = await givenTraveller(app, buyer, { ...amina, relationship: "self" });
    const takeOver = async () => {
      const { code } = await givenInvitation(app, admin, family.id, { memberId });
      await app.call(acceptInvitation, { body: { token: code } }, buyer.session);
    };
    return { window, admin, self, typed, family, buyer, own, takeOver };
  }

  it("stays theirs where they are the one who was named", async () => {
    const { window, admin, family, self, own, takeOver } = await givenHousehold({ ...amina, surname: "Rehman" });
    await join(window.id, admin, { familyId: family.id });
    await takeOver();
    const seats = await givenSeats(window, admin, [self, own], { familyId: family.id });

    expect((await status(admin)).ticket?.seats).toBe(2);
    expect((await seats.read()).parts[0]?.travellers).toHaveLength(2);
  });

  it("has a seat less where they are somebody else, who may stand alone", async () => {
    const { window, admin, family, buyer, takeOver } = await givenHousehold(invented);
    await join(window.id, admin, { familyId: family.id });
    await takeOver();

    expect((await status(admin)).ticket?.seats).toBe(1);
    expect((await join(window.id, buyer)).state).toBe("waiting");
  });

  it("has no seat for somebody else who takes it over in the turn or once it is held", async () => {
    const { window, admin, self, typed, family, own, takeOver } = await givenHousehold(invented);
    const seats = await givenSeats(window, admin, [self, typed], { familyId: family.id });
    await takeOver();

    expect((await seats.payRefused()).code).toBe("turn_people");
    await seats.named([self.id]);
    expect((await seats.nameRefused([self.id, own.id])).code).toBe("turn_people");
  });

  it("is asked for anew where somebody else takes it over once it is paid for", async () => {
    const { window, admin, typed, family, takeOver, own, buyer } = await givenHousehold(amina);
    await rename(buyer, own.id, invented);
    await show(admin, "C30000020", typed.id);
    const seats = await givenSeats(window, admin, [typed], { familyId: family.id });
    await seats.pay();
    await takeOver();
    await app.jobsDone();
    await look();
    expect(await told(admin.id, "seat_refused")).toBe(1);
    time.move({ hours: 24 });
    await look();

    expect((await seats.read()).cancelReason).toBe("seats_unproven");
  });
});

it("a window that has not been drawn takes people as they are", async () => {
  const window = await givenWindow(operator);
  const account = await givenResident(app, BY_OPERATOR);
  const self = await givenTraveller(app, account, { ...invented, relationship: "self" });
  await join(window.id, account);
  await app.call(deleteTraveller, { params: { id: self.id } }, account.session);
  const again = await givenTraveller(app, account, { ...amina, relationship: "self" });
  await open(window.id);
  await play(window.id, 30);

  await expect(givenSeats(window, account, [again])).resolves.toBeDefined();
});
