/** People in a line count once, whatever accounts, households and passports they come with, and keep the seats of their turn by a passport. */
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { confirmBooking, createBooking, getBooking, listMyBookings, nameTravellers } from "#contract/bookings.ts";
import { listDocuments, uploadDocument } from "#contract/documents.ts";
import { acceptInvitation, removeFamilyMember } from "#contract/family.ts";
import { joinWindow, leaveWindow } from "#contract/queue.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenCrowd,
  givenHold,
  givenResident,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenInvitation, givenJoined, givenMember } from "../../../../test/factories/families.ts";
import { givenQueue } from "../../../../test/factories/queue.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";
import { passport } from "../documents/test-files.ts";
import { judgeAgain } from "../documents/verdicts/judge-again.job.ts";
import { playRound } from "./windows/round.ts";

const time = standingClock();

const app = await testApp({ clock: time.clock });

const operator = await givenOperator(app);

const { deps, givenWindow, open, play, join, status } = givenQueue(app, time);

/** As `play`, where mails can be sent: confirmed mailboxes count. */
async function playWithMail(windowId: string, seconds: number) {
  const mail = { smtpUrl: "smtp://127.0.0.1:9", from: "Rihla" };
  for (let second = 0; second < seconds; second += 5) {
    time.move({ seconds: 5 });
    await playRound({ ...deps, config: { ...deps.config, mail } }, windowId);
  }
}

async function upload(documentNumber: string, { session }: { session: { cookie: string } }) {
  const file = { name: "page.jpg", type: "image/jpeg", bytes: (await passport({ documentNumber })).bytes };
  return (await app.upload(uploadDocument, { fields: { type: "passport" }, file }, session)).document;
}

describe("one person with two accounts", () => {
  /** Two accounts of one person, each with the same accepted passport. */
  async function givenTwice(documentNumber: string) {
    const { bytes } = await passport({ documentNumber });
    const record = { relationship: "self", surname: "Rahman", givenNames: "Amina", nationality: "MY" } as const;
    return Promise.all(
      [1, 2].map(async () => {
        const account = await givenResident(app, BY_NUSUK);
        await givenTraveller(app, account, { ...record, sex: "F", birthDate: "1984-03-11" });
        const file = { name: "page.jpg", type: "image/jpeg", bytes };
        const { document } = await app.upload(uploadDocument, { fields: { type: "passport" }, file }, account.session);
        return { ...account, document };
      }),
    );
  }

  const standings = async (...people: { session: { cookie: string } }[]) =>
    (await Promise.all(people.map(status))).map(({ ticket }) => ticket?.state);

  it("has one turn; the other place is passed over like one that finds no seats, until the first is given up", async () => {
    const both = await givenTwice("C10000001");
    const other = await givenResident(app, BY_NUSUK);
    const window = await givenWindow(operator);
    for (const one of [...both, other]) await join(window.id, one);
    for (const _ of "due") await app.runJob(judgeAgain, {});
    const documents = await Promise.all(both.map(({ session }) => app.call(listDocuments, {}, session)));
    await open(window.id);
    await play(window.id, 60);
    const first = await standings(...both, other);
    const [inTurn, passed] = first[0] === "admitted" ? both : both.toReversed();
    const waits = await status(passed ?? other);

    expect(both.map(({ document }) => document.status)).toEqual(["verified", "verified"]);
    expect(documents.map(([document]) => document?.status).sort()).toEqual(["pending", "verified"]);
    expect(first.toSorted()).toEqual(["admitted", "admitted", "waiting"]);
    expect(first[2]).toBe("admitted");
    expect(waits.ticket).toMatchObject({ state: "waiting", seats: 1, position: 1 });
    await app.call(leaveWindow, { params: { id: window.id } }, (inTurn ?? other).session);
    await play(window.id, 10);
    expect(await standings(passed ?? other)).toEqual(["admitted"]);
  });

  it.each([
    ["in between", "after", "C10000007", "C10000008"],
    ["before anybody's turn", "before", "C10000091", "C10000092"],
  ])("has one turn, also with a passport that was renewed %s", async (_, renewed, old, fresh) => {
    const record = { relationship: "self", surname: "Rahman", givenNames: "Amina", nationality: "MY" } as const;
    const window = await givenWindow(operator);
    const given = async () => {
      const account = await givenResident(app, BY_NUSUK);
      await givenTraveller(app, account, { ...record, sex: "F", birthDate: "1984-03-11" });
      const { status: verdict } = await upload(old, account);
      await join(window.id, account);
      return { ...account, verdict };
    };
    const first = await given();
    if (renewed === "before") await upload(fresh, first);
    await open(window.id);
    await play(window.id, 30);
    if (renewed === "after") await upload(fresh, first);
    const again = await given();
    await play(window.id, 30);

    expect(again.verdict).toBe("verified");
    expect(await standings(first, again)).toEqual(["admitted", "waiting"]);
  });

  it("leaves a household in which they stand once more a turn for the others, and says so before it is refused", async () => {
    const record = { surname: "Rahman", nationality: "MY", sex: "F", birthDate: "1984-03-11" } as const;
    const window = await givenWindow(operator);
    const given = async () => {
      const account = await givenResident(app, BY_NUSUK);
      await givenTraveller(app, account, { ...record, relationship: "self", givenNames: "Amina" });
      return account;
    };
    const alone = await given();
    await upload("C10000031", alone);
    await join(window.id, alone);
    await open(window.id);
    await play(window.id, 30);
    await upload("C10000032", alone);
    const household = await given();
    await givenTraveller(app, household, { ...record, relationship: "sister", givenNames: "Maryam" });
    expect((await upload("C10000031", household)).status).toBe("verified");
    await join(window.id, household);
    await play(window.id, 30);

    const { ticket } = await status(household);
    const parts = (seats: number) => ({ body: { parts: [{ packageId: window.packageId, seats }] } });

    expect(ticket).toMatchObject({ state: "admitted", seats: 2, mostSeats: 1 });
    expect(await app.refusal(createBooking, parts(2), household.session)).toMatchObject({
      ...{ status: 409, code: "turn_for_fewer", most: 1 },
    });
    expect((await app.call(createBooking, parts(1), household.session)).phase).toBe("held");
  });

  it("is verified in one of them when both send the passport at one moment, and neither is told of the other", async () => {
    const { bytes } = await passport({ documentNumber: "C10000002", dateOfBirth: "1990-05-05" });
    const window = await givenWindow(operator);
    const both = await Promise.all(
      [1, 2].map(async () => {
        const account = await givenResident(app, BY_NUSUK);
        const record = { relationship: "self", surname: "Rahman", givenNames: "Amina", nationality: "MY" } as const;
        await givenTraveller(app, account, { ...record, sex: "F", birthDate: "1990-05-05" });
        await join(window.id, account);
        return account;
      }),
    );
    const file = { name: "page.jpg", type: "image/jpeg", bytes };

    const sent = await Promise.all(
      both.map(({ session }) => app.upload(uploadDocument, { fields: { type: "passport" }, file }, session)),
    );

    const documents = sent.map(({ document }) => document);
    expect(documents.map(({ status: state }) => state).sort()).toEqual(["pending", "verified"]);
    const waits = documents.find(({ status: state }) => state === "pending")?.aiAnalysis?.checks ?? [];
    const open = waits.filter(({ mandatory, outcome }) => mandatory && outcome !== "pass");
    expect(open.map(({ ruleId }) => ruleId)).toEqual(["content_reviewed"]);
  });
});

describe("one person in a line", () => {
  const peopleOf = async (windowId: string, ...people: string[]) => {
    const { db } = app.platform;
    const rows = db.selectFrom("queuePeople").select("ticketId").distinct().where("windowId", "=", windowId);
    return (await rows.where("person", "in", people).execute()).length;
  };

  it("has one place, also when they get an account while they stand there", async () => {
    const admin = await givenResident(app, "GB");
    const family = await givenFamily(app, admin);
    const person = await givenTraveller(app, admin);
    const memberId = await givenMember(app, admin, family.id, person.id);
    const window = await givenWindow(operator);
    await join(window.id, admin, { familyId: family.id });
    const { code } = await givenInvitation(app, admin, family.id, { memberId });
    const joined = await givenResident(app, "GB");
    await app.call(acceptInvitation, { body: { token: code } }, joined.session);

    const refusal = await app.refusal(joinWindow, { params: { id: window.id }, body: {} }, joined.session);

    expect(refusal.code).toBe("already_in_queue");
    expect(await peopleOf(window.id, `traveller:${person.id}`, `user:${joined.id}`)).toBe(1);
    expect((await status(joined)).ticket?.seats).toBe(2);
  });

  it("keeps the place of their own when they get the account that has it, and the household's has a seat less", async () => {
    const admin = await givenResident(app, "GB");
    const family = await givenFamily(app, admin);
    const person = await givenTraveller(app, admin);
    const memberId = await givenMember(app, admin, family.id, person.id);
    const window = await givenWindow(operator);
    const alone = await givenResident(app, "GB");
    await join(window.id, admin, { familyId: family.id });
    await join(window.id, alone);
    const { code } = await givenInvitation(app, admin, family.id, { memberId });

    await app.call(acceptInvitation, { body: { token: code } }, alone.session);

    expect((await status(admin)).ticket?.seats).toBe(1);
    expect(await peopleOf(window.id, `traveller:${person.id}`, `user:${alone.id}`)).toBe(1);
  });

  it("who leaves a household that waits may stand alone, at the end, and takes the seat along", async () => {
    const admin = await givenResident(app, "GB");
    const family = await givenFamily(app, admin);
    const member = await givenJoined(app, admin, family.id);
    const window = await givenWindow(operator);
    await join(window.id, admin, { familyId: family.id });
    await open(window.id);
    const { id: memberId } = await app.platform.db
      .selectFrom("familyMembers")
      .select("id")
      .where("userId", "=", member.id)
      .executeTakeFirstOrThrow();

    await app.call(removeFamilyMember, { params: { id: family.id, memberId } }, member.session);
    const ticket = await join(window.id, member);

    expect(ticket).toMatchObject({ seats: 1 });
    expect((await status(admin)).ticket?.seats).toBe(1);
  });

  it("counts once by a confirmed mailbox, whatever stands behind its plus sign, and is told nothing of it", async () => {
    const [first, second, other] = await givenCrowd(app, 3, BY_NUSUK);
    if (!first || !second || !other) throw new Error("a crowd of three is three");
    const mailbox = first.id;
    // Whoever is only typed beside it makes no further person of it.
    await givenTraveller(app, second, { relationship: "sister", surname: "Rahman", givenNames: "Maryam" });
    for (const [at, { id }] of [first, second].entries())
      await app.platform.db
        .updateTable("users")
        .set({ email: `${mailbox}+${at}@example.org`, emailVerifiedAt: time.clock() })
        .where("id", "=", id)
        .execute();
    const window = await givenWindow(operator);
    for (const one of [first, second, other]) await join(window.id, one);
    await open(window.id);
    await playWithMail(window.id, 60);

    const states = (await Promise.all([first, second].map(status))).map(({ ticket }) => ticket?.state);
    expect(states.toSorted()).toEqual(["admitted", "waiting"]);
    expect((await status(other)).ticket?.state).toBe("admitted");
  });

  it("is let in behind any number of places that are passed over", async () => {
    const window = await givenWindow(operator, { admitPerMinute: 1 });
    await open(window.id);
    const crowd = await givenCrowd(app, 52, BY_NUSUK);
    const { db } = app.platform;
    const ids = crowd.map(({ id }) => id);
    const email = sql<string>`${`${ids[0]}+`} || id || '@example.org'`;
    await db.updateTable("users").set({ email, emailVerifiedAt: time.clock() }).where("id", "in", ids).execute();
    await Promise.all(crowd.map((one) => join(window.id, one)));
    await playWithMail(window.id, 60);
    const last = await givenResident(app, BY_NUSUK);
    await join(window.id, last);

    await playWithMail(window.id, 60);

    const states = (await Promise.all(crowd.map(status))).map(({ ticket }) => ticket?.state);
    expect(states.filter((state) => state === "waiting")).toHaveLength(51);
    expect((await status(last)).ticket?.state).toBe("admitted");
  });

  it("is refused nothing for a name and a birth date that somebody else has too", async () => {
    const both = await givenCrowd(app, 2, BY_NUSUK);
    const record = { relationship: "self", surname: "Rahman", givenNames: "Amina", birthDate: "1984-03-11" } as const;
    for (const one of both) await givenTraveller(app, one, record);
    const window = await givenWindow(operator);
    for (const one of both) await join(window.id, one);
    await open(window.id);
    await play(window.id, 30);

    const states = (await Promise.all(both.map(status))).map(({ ticket }) => ticket?.state);
    expect(states).toEqual(["admitted", "admitted"]);
  });
});

describe("seats won in a turn", () => {
  const record = { relationship: "self", surname: "Rahman", givenNames: "Amina", nationality: "MY" } as const;

  /** Holds one seat in a turn of their own. */
  async function givenTurn(window: Awaited<ReturnType<typeof givenWindow>>, country = BY_OPERATOR) {
    const account = await givenResident(app, country);
    const traveller = await givenTraveller(app, account, {
      ...record,
      countryOfResidence: country,
      sex: "F",
      birthDate: "1984-03-11",
    });
    await join(window.id, account);
    await play(window.id, 30);
    const { id } = await givenHold(app, account, window.packageId);
    const named = { parts: [{ travellerIds: [traveller.id] }] };
    const paying = { params: { id }, body: { card: GOOD_CARD } };
    return {
      name: () => app.call(nameTravellers, { params: { id }, body: named }, account.session),
      show: async (documentNumber: string) => {
        const file = { name: "page.jpg", type: "image/jpeg", bytes: (await passport({ documentNumber })).bytes };
        await app.upload(uploadDocument, { fields: { type: "passport" }, file }, account.session);
        // On a busy machine it is answered before it is read.
        await app.jobsDone();
        return (await app.call(listDocuments, {}, account.session))[0]?.status;
      },
      asked: async () => {
        const { passportsAsked } = await app.call(getBooking, { params: { id } }, account.session);
        const [listed] = await app.call(listMyBookings, {}, account.session);
        return [passportsAsked, listed?.passportsAsked];
      },
      pay: () => app.call(payBooking, paying, account.session),
      refused: () => app.refusal(payBooking, paying, account.session),
      confirmRefused: () => app.refusal(confirmBooking, { params: { id } }, account.session),
    };
  }

  it("are kept for people who are named and have shown a passport, each once in the line", async () => {
    const window = await givenWindow(operator);
    await open(window.id);
    const first = await givenTurn(window);
    const asked = await first.asked();
    const unnamed = await first.refused();
    await first.name();
    const unknown = await first.refused();
    await first.show("C10000011");

    expect(asked).toEqual([true, true]);
    expect(unnamed).toMatchObject({ status: 409, code: "turn_unproven", missing: 1 });
    expect(unknown).toMatchObject({ code: "turn_unproven", missing: 1 });
    expect((await first.pay()).phase).toBe("confirmed");

    const second = await givenTurn(window);
    await second.name();
    expect(await second.show("C10000011")).toBe("pending");
    expect(await second.refused()).toMatchObject({ code: "turn_unproven", missing: 1 });
    await second.show("C10000012");
    expect((await second.pay()).phase).toBe("confirmed");
    expect(await (await givenTurn(window, BY_NUSUK)).confirmRefused()).toMatchObject({ code: "turn_unproven" });
  });

  it("of a demonstration's simulated window ask for nothing", async () => {
    const window = await givenWindow(operator);
    await open(window.id);
    const turn = await givenTurn(window);
    await app.platform.db.updateTable("saleWindows").set({ simulated: true }).where("id", "=", window.id).execute();

    expect(await turn.asked()).toEqual([false, false]);
    expect((await turn.pay()).phase).toBe("confirmed");
  });
});

describe("a household's seats", () => {
  it("are one for each who can come: none for a child under twelve, one for somebody with two rows", async () => {
    const { bytes } = await passport({ documentNumber: "C10000003" });
    const record = {
      surname: "Rahman",
      givenNames: "Amina",
      nationality: "MY",
      sex: "F",
      birthDate: "1984-03-11",
    } as const;
    const file = { name: "page.jpg", type: "image/jpeg", bytes };
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const yusuf = await givenJoined(app, amina, id);
    const child = await givenTraveller(app, amina, { relationship: "daughter", birthDate: "2018-01-01" });
    const again = await givenTraveller(app, amina, { ...record, relationship: "sister" });
    for (const travellerId of [child.id, again.id]) await givenMember(app, amina, id, travellerId);
    await givenTraveller(app, yusuf, { ...record, relationship: "self" });
    await app.upload(uploadDocument, { fields: { type: "passport", memberId: again.id }, file }, amina.session);
    await app.upload(uploadDocument, { fields: { type: "passport" }, file }, yusuf.session);
    const window = await givenWindow(operator);

    const ticket = await join(window.id, amina, { familyId: id });

    // Amina herself, and the one whom she entered, who has an account of her own.
    expect(ticket.seats).toBe(2);
  });
});
