/** The fair queue over its calls: joining once a household, the draw that everybody can check, turns, and the end. */
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { payBooking } from "#contract/booking-payments.ts";
import {
  cancelBooking,
  confirmBooking,
  createBooking,
  getBooking,
  listMyBookings,
  nameTravellers,
} from "#contract/bookings.ts";
import { listDocuments, uploadDocument } from "#contract/documents.ts";
import { acceptInvitation, removeFamilyMember } from "#contract/family.ts";
import {
  announceWindow,
  closeWindow,
  joinWindow,
  leaveWindow,
  Proof,
  pauseWindow,
  resumeWindow,
  saleWindow,
} from "#contract/queue.ts";
import type { ServerFrame } from "#contract/realtime.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { checkProof } from "#domain/queue/proof.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenCrowd,
  givenHold,
  givenOffer,
  givenResident,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenInvitation, givenJoined, givenMember } from "../../../../test/factories/families.ts";
import { givenQueue } from "../../../../test/factories/queue.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";
import { endOverdueJob } from "../bookings/overdue.job.ts";
import { judgeAgain } from "../documents/judge-again.job.ts";
import { passport } from "../documents/test-files.ts";
import { tellEnded } from "./closing.ts";
import { playRound } from "./round.ts";
import { sha256 } from "./sha256.ts";
import { openStandings } from "./standing.ts";
import { queueUpdates } from "./updates.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const { deps, givenWindow, round, open, join, status } = givenQueue(app, time);

async function proof(id: string): Promise<z.output<typeof Proof>> {
  const answer = await app.inject({ url: `/api/queue/windows/${id}/proof` });
  expect(answer.statusCode).toBe(200);
  return Proof.parse(answer.json());
}

const hold = (packageId: string, { session }: { session: { cookie: string } }, seats = 1) =>
  app.refusal(createBooking, { body: { parts: [{ packageId, seats }] } }, session);

/** Plays second by second. */
async function play(id: string, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 5) {
    time.move({ seconds: 5 });
    await round(id);
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
    const withMail = {
      ...deps,
      config: { ...deps.config, mail: { smtpUrl: "smtp://127.0.0.1:9", from: "Rihla" } },
    };
    for (let second = 0; second < 60; second += 5) {
      time.move({ seconds: 5 });
      await playRound(withMail, window.id);
    }

    const states = (await Promise.all([first, second].map(status))).map(({ ticket }) => ticket?.state);
    expect(states.toSorted()).toEqual(["admitted", "waiting"]);
    expect((await status(other)).ticket?.state).toBe("admitted");
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

describe("announcing", () => {
  it("publishes the commitment, takes the packages off direct sale, and hides the secret until the opening", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const window = await givenWindow(operator);

    expect(window).toMatchObject({ state: "announced", waiting: 0, beaconRound: null, admitPerMinute: 12 });
    expect(await proof(window.id)).toMatchObject({ serverSeed: null, seed: null, ticketRoot: null, drawn: [] });
    expect((await hold(window.packageId, pilgrim)).code).toBe("not_admitted");
  });

  it("is for one's own listed packages alone, each in one window, at a moment ahead", async () => {
    const window = await givenWindow(operator);
    const other = await givenOperator(app);
    const foreign = await givenOffer(app, other.user.id);
    const draft = await givenOffer(app, operator.user.id, { status: "draft" });
    const fresh = await givenOffer(app, operator.user.id);
    const pilgrim = await givenPilgrim(app);
    const body = (packageId: string, seconds = 60) => ({
      body: {
        packageIds: [packageId],
        opensAt: new Date(time.clock().getTime() + seconds * 1000).toISOString(),
        admitPerMinute: 12,
      },
    });
    const refused = async (packageId: string, seconds?: number) =>
      (await app.refusal(announceWindow, body(packageId, seconds), operator.session)).code;

    expect(await refused(foreign)).toBe("not_found");
    expect(await refused(draft)).toBe("not_on_sale");
    expect(await refused(window.packageId)).toBe("already_in_window");
    expect(await refused(fresh, 9)).toBe("unacceptable");
    expect((await app.refusal(announceWindow, body(fresh), pilgrim.session)).status).toBe(403);
    expect((await app.refusal(announceWindow, body(fresh))).status).toBe(401);
    expect((await app.call(announceWindow, body(fresh, 10), operator.session)).state).toBe("announced");
  });

  it("by two employees at once for the same package happens once", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const opensAt = new Date(time.clock().getTime() + MINUTE_MS).toISOString();
    const asked = { body: { packageIds: [packageId], opensAt, admitPerMinute: 12 } };

    const tries = await Promise.allSettled([1, 2, 3].map(() => app.call(announceWindow, asked, operator.session)));

    expect(tries.filter(({ status: outcome }) => outcome === "fulfilled")).toHaveLength(1);
  });
});

describe("joining", () => {
  it("takes one place however often and from wherever it is asked for at once", async () => {
    const window = await givenWindow(operator);
    const pilgrim = await givenResident(app, BY_OPERATOR);

    const tickets = await Promise.all(Array.from({ length: 8 }, () => join(window.id, pilgrim)));

    expect(new Set(tickets.map(({ entryId }) => entryId)).size).toBe(1);
    expect(tickets[0]).toMatchObject({ state: "waiting", position: null, seats: 1 });
    time.move({ seconds: 2 });
    expect(await app.call(saleWindow, { params: { id: window.id } })).toMatchObject({ waiting: 1 });
  });

  it("is once for a household, whoever of it asks, and nobody stands in two", async () => {
    const window = await givenWindow(operator);
    const amina = await givenResident(app, BY_OPERATOR);
    const family = await givenFamily(app, amina);
    const yusuf = await givenJoined(app, amina, family.id);
    const second = await givenFamily(app, yusuf);

    const ticket = await join(window.id, amina, { familyId: family.id });

    expect(ticket.seats).toBe(2);
    const refused = (body: object) => app.refusal(joinWindow, { params: { id: window.id }, body }, yusuf.session);
    expect((await refused({})).code).toBe("already_in_queue");
    expect((await refused({ familyId: second.id })).code).toBe("already_in_queue");
    expect((await refused({ familyId: family.id })).code).toBe("not_found");
    expect((await status(yusuf)).ticket?.entryId).toBe(ticket.entryId);
  });

  it("counts those whom somebody alone has entered, and asks for no more seats than a party may have", async () => {
    const window = await givenWindow(operator);
    const pilgrim = await givenResident(app, BY_OPERATOR);
    for (const givenNames of ["Yusuf", "Khadija"]) await givenTraveller(app, pilgrim, { givenNames });

    expect(
      (await app.refusal(joinWindow, { params: { id: window.id }, body: { seats: 99 } }, pilgrim.session)).status,
    ).toBe(400);
    expect((await join(window.id, pilgrim)).seats).toBe(3);
  });

  it("is refused in a window that is over, that does not exist, for operators and for nobody signed in", async () => {
    const window = await givenWindow(operator);
    const pilgrim = await givenResident(app, BY_OPERATOR);
    await app.call(closeWindow, { params: { id: window.id } }, operator.session);
    const refused = (id: string, session?: { cookie: string }) =>
      app.refusal(joinWindow, { params: { id }, body: {} }, session);

    expect((await refused(window.id, pilgrim.session)).code).toBe("window_closed");
    expect((await refused("nowhere", pilgrim.session)).status).toBe(404);
    expect((await refused(window.id, operator.session)).status).toBe(403);
    expect((await refused(window.id)).status).toBe(401);
  });

  it("is refused to a household whose country is sold to otherwise: its turn would be lost", async () => {
    const window = await givenWindow(operator, { channels: ["operator"] });
    const amina = await givenResident(app, BY_NUSUK);
    const family = await givenFamily(app, amina);
    const refused = (body: object) => app.refusal(joinWindow, { params: { id: window.id }, body }, amina.session);

    expect(window.packages).toMatchObject([{ channels: ["operator"] }]);
    for (const body of [{}, { familyId: family.id }]) {
      expect(await refused(body)).toMatchObject({ status: 422, code: "channel_not_served", channel: "nusuk" });
    }
    expect((await join(window.id, await givenResident(app, null))).state).toBe("waiting");
    expect((await join(window.id, await givenResident(app, BY_OPERATOR))).state).toBe("waiting");
  });

  it("can be taken back, and then begins at the end", async () => {
    const window = await givenWindow(operator);
    const [first, second] = await givenCrowd(app, 2, BY_OPERATOR);
    if (!first || !second) throw new Error("no crowd");
    const before = await join(window.id, first);
    await join(window.id, second);

    await app.call(leaveWindow, { params: { id: window.id } }, first.session);

    expect((await app.refusal(leaveWindow, { params: { id: window.id } }, first.session)).status).toBe(404);
    await open(window.id);
    const again = await join(window.id, first);
    await round(window.id);
    expect(again.entryId).not.toBe(before.entryId);
    const { drawn, arrivals } = await proof(window.id);
    expect([drawn.length, arrivals.map(({ entryId }) => entryId)]).toEqual([1, [again.entryId]]);
  });
});

describe("the draw", () => {
  it("orders everybody who came before, and later ones behind them, as anybody can recompute", async () => {
    const window = await givenWindow(operator, { admitPerMinute: 1 });
    const crowd = await givenCrowd(app, 30, BY_OPERATOR);
    const entries = await Promise.all(crowd.map((member) => join(window.id, member)));

    await open(window.id);
    const late = await givenCrowd(app, 3, BY_OPERATOR);
    for (const member of late) {
      await join(window.id, member);
      time.move({ seconds: 1 });
    }
    await round(window.id);

    const told = await proof(window.id);
    expect(told.commitment).toBe(window.commitment);
    expect(Object.values(checkProof(told, sha256) ?? {})).toEqual([true, true, true, true, true]);
    expect(told.drawn.map(({ entryId }) => entryId).toSorted()).toEqual(
      entries.map(({ entryId }) => entryId).toSorted(),
    );
    expect(told.arrivals.map(({ rank }) => rank)).toEqual([31, 32, 33]);
  });

  it("happens once where many nodes see that its time has come", async () => {
    const window = await givenWindow(operator, { admitPerMinute: 1 });
    const crowd = await givenCrowd(app, 12, BY_OPERATOR);
    for (const member of crowd) await join(window.id, member);
    time.move({ minutes: 60 });

    await Promise.all(Array.from({ length: 6 }, () => round(window.id)));

    const { drawn } = await proof(window.id);
    expect(drawn.map(({ rank }) => rank)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  });

  it("tells the database how full the tables of the sale are by now", async () => {
    const window = await givenWindow(operator);
    for (const member of await givenCrowd(app, 3, BY_OPERATOR)) await join(window.id, member);

    await open(window.id);

    const { rows } = await sql<{ known: number; there: number }>`
      select reltuples::integer as known, (select count(*)::integer from queue_tickets) as there
      from pg_class where oid = 'queue_tickets'::regclass`.execute(app.platform.db);
    expect(rows[0]?.known).toBe(rows[0]?.there);
  });

  it("leaves nobody out who joins in the very moment of the opening", async () => {
    const window = await givenWindow(operator, { admitPerMinute: 1 });
    const crowd = await givenCrowd(app, 24, BY_OPERATOR);
    time.move({ minutes: 60 });

    await Promise.all([...crowd.map((member) => join(window.id, member)), round(window.id), round(window.id)]);
    await round(window.id);

    const { drawn, arrivals } = await proof(window.id);
    expect(drawn.length + arrivals.length).toBe(24);
    expect(checkProof(await proof(window.id), sha256)).toMatchObject({ order: true, arrivals: true });
  });
});

describe("a turn", () => {
  it("comes in order at the announced rate, lasts ten minutes, and is needed to hold seats, once", async () => {
    const window = await givenWindow(operator, { admitPerMinute: 2 });
    const crowd = await givenCrowd(app, 6, BY_OPERATOR);
    for (const member of crowd) await join(window.id, member);
    await open(window.id);
    const { drawn } = await proof(window.id);
    const member = async (rank: number) => {
      for (const one of crowd) if ((await status(one)).ticket?.entryId === drawn[rank - 1]?.entryId) return one;
      throw new Error(`nobody has rank ${rank}`);
    };

    await play(window.id, 60);

    const [first, second, third] = [await member(1), await member(2), await member(3)];
    expect((await status(first)).status).toBe("admitted");
    expect((await status(second)).status).toBe("admitted");
    expect(await status(third)).toMatchObject({ status: "waiting", position: 1, totalInQueue: 4 });
    expect((await hold(window.packageId, third)).code).toBe("not_admitted");
    expect((await hold(window.packageId, first, 2)).code).toBe("unacceptable");
    const booking = await givenHold(app, first, window.packageId);
    expect((await status(first)).ticket).toMatchObject({ state: "completed", bookingId: booking.id });
    expect((await hold(window.packageId, first)).code).toBe("not_admitted");

    time.move({ minutes: 10 });
    await round(window.id);
    expect((await hold(window.packageId, second)).code).toBe("not_admitted");
    expect((await status(second)).status).toBe("idle");
  });

  it("is used once, however often seats are asked for at once", async () => {
    const window = await givenWindow(operator);
    const pilgrim = await givenResident(app, BY_OPERATOR);
    await join(window.id, pilgrim);
    await open(window.id);
    await play(window.id, 10);

    const body = { parts: [{ packageId: window.packageId, seats: 1 }] };
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => app.call(createBooking, { body }, pilgrim.session)),
    );

    expect(tries.filter((one) => one.status === "fulfilled")).toHaveLength(1);
  });

  it("comes back when the hold is given up while it lasts", async () => {
    const window = await givenWindow(operator);
    const pilgrim = await givenResident(app, BY_OPERATOR);
    await join(window.id, pilgrim);
    await open(window.id);
    await play(window.id, 10);
    const booking = await givenHold(app, pilgrim, window.packageId);

    await app.call(cancelBooking, { params: { id: booking.id } }, pilgrim.session);
    time.move({ seconds: 5 });
    await round(window.id);

    expect((await status(pilgrim)).status).toBe("admitted");
    await givenHold(app, pilgrim, window.packageId);
  });

  it("is over with a hold that ran out after its time, and keeps the booking that was held", async () => {
    const window = await givenWindow(operator);
    const [member] = await givenCrowd(app, 1, BY_OPERATOR);
    if (!member) throw new Error("no crowd");
    await join(window.id, member);
    await open(window.id);
    await play(window.id, 5);
    const held = await givenHold(app, member, window.packageId);
    time.move({ minutes: 16 });
    await app.runJob(endOverdueJob, {});

    await round(window.id);

    expect((await status(member)).ticket).toMatchObject({ state: "lapsed", bookingId: held.id });
  });

  it.each(["open", "closed"])(
    "is told as over from the moment its hold runs out, before anything sweeps it: a window that is %s",
    async (state) => {
      const window = await givenWindow(operator);
      const [member] = await givenCrowd(app, 1, BY_OPERATOR);
      if (!member) throw new Error("no crowd");
      await join(window.id, member);
      await open(window.id);
      await play(window.id, 5);
      const held = await givenHold(app, member, window.packageId);
      if (state === "closed") await app.call(closeWindow, { params: { id: window.id } }, operator.session);
      expect((await status(member)).ticket).toMatchObject({ state: "completed" });

      time.move({ minutes: 16 });

      expect((await status(member)).ticket).toMatchObject({ state: "lapsed", bookingId: held.id });
      if (state === "closed") return;
      await round(window.id);
      // Free to stand in line again, though the hold has not been swept.
      await join(window.id, member);
    },
  );

  it("is given to no more households than find seats, and goes on when turns end unused", async () => {
    const window = await givenWindow(operator, { seats: 5 });
    const crowd = await givenCrowd(app, 6, BY_OPERATOR);
    for (const member of crowd) {
      await givenTraveller(app, member);
      await join(window.id, member, { seats: 2 });
    }
    await open(window.id);

    await play(window.id, 60);
    const turns = async () => (await Promise.all(crowd.map(status))).filter((one) => one.status === "admitted").length;
    expect(await turns()).toBe(2);

    time.move({ minutes: 10 });
    await round(window.id);
    await play(window.id, 10);
    expect(await turns()).toBe(2);
    expect((await app.call(saleWindow, { params: { id: window.id } })).admitted).toBe(4);
  });
});

describe("a crowd", () => {
  const press = async (url: string, payload: object, { session }: { session: { cookie: string } }) => {
    const answer = await app.inject({ method: "POST", url, payload, headers: { ...session } });
    return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
  };

  it("joins at one moment, each household once, however often each presses", async () => {
    const window = await givenWindow(operator);
    const crowd = await givenCrowd(app, 30, BY_OPERATOR);
    const admin = await givenResident(app, BY_OPERATOR);
    const family = await givenFamily(app, admin);
    const url = joinWindow.path.replace(":id", window.id);

    const alone = [...crowd, ...crowd].map((member) => press(url, {}, member));
    const together = [{}, { familyId: family.id }, { familyId: window.id }].map((body) => press(url, body, admin));
    const answers = await Promise.all([...alone, ...together]);

    const known = await app.platform.db
      .selectFrom("queueTickets")
      .innerJoin("queuePeople as person", "person.ticketId", "queueTickets.id")
      .select(["userId", "person"])
      .where("queueTickets.windowId", "=", window.id)
      .execute();
    expect(known.map(({ userId, person }) => person === `user:${userId}`)).toEqual(Array(31).fill(true));
    expect(new Set(known.map(({ userId }) => userId)).size).toBe(31);
    expect(answers.slice(0, 60).map(({ status }) => status)).toEqual(Array(60).fill(201));
    expect(answers.at(-1)?.status).toBe(404);
  });

  it("uses its turns at one moment: each once, for as many as it stood for", async () => {
    const window = await givenWindow(operator);
    const crowd = await givenCrowd(app, 8, BY_OPERATOR);
    for (const member of crowd) await join(window.id, member);
    await open(window.id);
    await play(window.id, 60);
    const [first, greedy, ...others] = crowd;
    const stranger = await givenResident(app, BY_OPERATOR);
    if (!first || !greedy) throw new Error("a crowd of eight");
    const wants = (seats: number) => ({ parts: [{ packageId: window.packageId, seats }] });

    const answers = await Promise.all([
      press(createBooking.path, wants(2), greedy),
      press(createBooking.path, wants(1), stranger),
      press(createBooking.path, wants(1), first),
      press(createBooking.path, wants(1), first),
      ...others.map((member) => press(createBooking.path, wants(1), member)),
    ]);

    const codes = answers.map(({ status, code }) => code ?? status);
    expect(codes.slice(0, 2)).toEqual(["unacceptable", "not_admitted"]);
    expect(codes.slice(2, 4).sort()).toEqual([201, "not_admitted"]);
    expect(codes.slice(4)).toEqual(others.map(() => 201));
    const used = await app.platform.db
      .selectFrom("queueTickets")
      .innerJoin("bookings", "bookings.id", "queueTickets.bookingId")
      .select(["queueTickets.userId", "bookings.userId as bookerId"])
      .where("queueTickets.windowId", "=", window.id)
      .where("state", "=", "completed")
      .execute();
    expect(used.map(({ userId, bookerId }) => userId === bookerId)).toEqual(Array(7).fill(true));
  });
});

describe("a window", () => {
  it("that is paused admits nobody, by staff too, and owes nothing for the time", async () => {
    const window = await givenWindow(operator);
    const staff = await givenStaff(app);
    const other = await givenOperator(app);
    const crowd = await givenCrowd(app, 20, BY_OPERATOR);
    for (const member of crowd) await join(window.id, member);
    const params = { params: { id: window.id } };
    expect((await app.refusal(pauseWindow, params, staff.session)).code).toBe("illegal_transition");
    await open(window.id);
    expect((await app.refusal(pauseWindow, params, other.session)).status).toBe(404);

    await app.call(pauseWindow, params, staff.session);
    await play(window.id, 120);
    expect((await app.call(saleWindow, params)).admitted).toBe(0);
    const waiting = await Promise.all(crowd.map(status));
    const kept = waiting.map(({ position }) => position ?? 0).toSorted((a, b) => a - b);
    expect(kept).toEqual(crowd.map((_, at) => at + 1));
    expect(waiting.map(({ estimatedWaitTime }) => estimatedWaitTime)).toEqual(crowd.map(() => null));

    await app.call(resumeWindow, params, operator.session);
    await play(window.id, 30);
    expect((await app.call(saleWindow, params)).admitted).toBe(6);
  });

  it("that is sold out ends for everybody, who is told once, and its packages are on direct sale", async () => {
    const window = await givenWindow(operator, { seats: 1 });
    const crowd = await givenCrowd(app, 5, BY_OPERATOR);
    for (const member of crowd) await join(window.id, member);
    await open(window.id);
    await play(window.id, 10);
    const admitted = [];
    for (const member of crowd) if ((await status(member)).status === "admitted") admitted.push(member);
    const [lucky] = admitted;
    if (!lucky) throw new Error("nobody was let in");
    const booking = await givenHold(app, lucky, window.packageId);

    await round(window.id);
    expect((await app.call(saleWindow, { params: { id: window.id } })).state).toBe("open");
    const paying = { params: { id: booking.id }, body: { card: GOOD_CARD } };
    const traveller = await givenTraveller(app, lucky, {
      ...{ relationship: "self", surname: "Rahman", givenNames: "Amina", nationality: "MY" },
      ...{ sex: "F", birthDate: "1984-03-11", countryOfResidence: BY_OPERATOR },
    });
    const file = {
      name: "page.jpg",
      type: "image/jpeg",
      bytes: (await passport({ documentNumber: "C10000020" })).bytes,
    };
    await app.upload(uploadDocument, { fields: { type: "passport" }, file }, lucky.session);
    await app.jobsDone();
    const named = { parts: [{ travellerIds: [traveller.id] }] };
    await app.call(nameTravellers, { params: { id: booking.id }, body: named }, lucky.session);
    await app.call(payBooking, paying, lucky.session);
    time.move({ seconds: 5 });
    await Promise.all([round(window.id), round(window.id)]);
    await app.jobsDone();

    time.move({ seconds: 2 });
    expect(await app.call(saleWindow, { params: { id: window.id } })).toMatchObject({
      state: "closed",
      closeReason: "sold_out",
    });
    const told = await app.platform.db
      .selectFrom("notifications")
      .select("userId")
      .where("kind", "=", "queue_sold_out")
      .execute();
    expect(told.map(({ userId }) => userId).toSorted()).toEqual(
      crowd.flatMap(({ id }) => (id === lucky.id ? [] : [id])).toSorted(),
    );
    expect((await hold(window.packageId, crowd.find((one) => one !== lucky) ?? lucky)).code).toBe("sold_out");
  });
});

it("of a demonstration moves by itself, with households that take no seats", async () => {
  const window = await givenWindow(operator, { seats: 3 });
  await app.platform.db.updateTable("saleWindows").set({ simulated: true }).where("id", "=", window.id).execute();
  const joinedAt = time.clock();
  const crowd = Array.from({ length: 20 }, (_, at) => ({
    ...{ id: `simulated-${at}`, windowId: window.id, seats: 1, joinedAt, simulated: true },
  }));
  await app.platform.db.insertInto("queueTickets").values(crowd).execute();
  const visitor = await givenResident(app, BY_OPERATOR);
  await join(window.id, visitor);
  await open(window.id);

  await play(window.id, 15);
  expect((await app.call(saleWindow, { params: { id: window.id } })).admitted).toBe(3);
  time.move({ minutes: 10 });
  await round(window.id);
  await play(window.id, 60);

  const left = await app.platform.db
    .selectFrom("packages")
    .select("availableSlots")
    .where("id", "=", window.packageId)
    .executeTakeFirstOrThrow();
  expect(left.availableSlots).toBe(3);
  expect((await app.call(saleWindow, { params: { id: window.id } })).admitted).toBeGreaterThan(3);
});

it("a hold that ran out is not paid into its seats again while they are sold through a queue", async () => {
  const packageId = await givenOffer(app, operator.user.id, { seats: 3, agreed: { approval: "instant" } });
  const early = await givenResident(app, BY_OPERATOR);
  const booking = await givenHold(app, early, packageId);
  const opensAt = new Date(time.clock().getTime() + HOUR_MS).toISOString();
  await app.call(announceWindow, { body: { packageIds: [packageId], opensAt, admitPerMinute: 12 } }, operator.session);
  time.move({ minutes: 16 });
  await app.runJob(endOverdueJob, {});

  const late = { params: { id: booking.id }, body: { card: GOOD_CARD } };

  expect((await app.refusal(payBooking, late, early.session)).code).toBe("hold_expired");
});

it("whoever looks on is told of a place, and of the turn, once each", async () => {
  const window = await givenWindow(operator, { admitPerMinute: 1 });
  const [first, second] = await givenCrowd(app, 2, BY_OPERATOR);
  if (!first || !second) throw new Error("no crowd");
  for (const member of [first, second]) await join(window.id, member);
  await open(window.id);
  const frames: ServerFrame[] = [];
  const listener = { send: (frame: ServerFrame) => void frames.push(frame), close: () => undefined };
  const stop = [app.platform.live.join(first.id, listener), app.platform.live.watchQueue(first.id)];
  const updates = queueUpdates(deps, openStandings(deps));

  for (let beat = 1; beat <= 150; beat += 5) {
    await updates.tell(beat);
    await play(window.id, 5);
  }
  for (const end of stop) end();

  const told = frames.flatMap((frame) => (frame.type === "queue_update" ? [frame.data.state] : []));
  expect(told.at(0)).toBe("waiting");
  expect(told.at(-1)).toBe("admitted");
  expect(told.filter((state) => state === "admitted").length).toBeLessThanOrEqual(2);
});

it("the end takes a turn that was not used, and is told of it; who holds seats keeps them", async () => {
  const window = await givenWindow(operator, { admitPerMinute: 60 });
  const crowd = await givenCrowd(app, 2, BY_OPERATOR);
  const [holder, idle] = crowd;
  if (!holder || !idle) throw new Error("no crowd");
  for (const member of crowd) await join(window.id, member);
  await open(window.id);
  await play(window.id, 10);
  const held = await givenHold(app, holder, window.packageId);
  expect(await status(idle)).toMatchObject({ status: "admitted" });

  await app.call(closeWindow, { params: { id: window.id } }, operator.session);
  await app.jobsDone();

  expect(await status(idle)).toMatchObject({ status: "idle", ticket: { state: "ended", turnEndsAt: null } });
  expect(await status(holder)).toMatchObject({ status: "completed", ticket: { bookingId: held.id } });
  const told = await app.platform.db
    .selectFrom("notifications")
    .select("userId")
    .where("kind", "=", "queue_ended")
    .where("userId", "in", [holder.id, idle.id])
    .execute();
  expect(told).toEqual([{ userId: idle.id }]);
  expect((await givenHold(app, idle, window.packageId)).phase).toBe("held");
});

it("the end and holds at the same moment wait for each other, and a turn is either used or over", async () => {
  const window = await givenWindow(operator, { admitPerMinute: 60 });
  const crowd = await givenCrowd(app, 6, BY_OPERATOR);
  for (const member of crowd) await join(window.id, member);
  await open(window.id);
  await play(window.id, 20);
  const payload = { parts: [{ packageId: window.packageId, seats: 1 }] };

  const [closing, ...holding] = await Promise.all([
    app.inject({ method: "POST", url: `/api/queue/windows/${window.id}/close`, headers: { ...operator.session } }),
    ...crowd.map(({ session }) =>
      app.inject({ method: "POST", url: createBooking.path, payload, headers: { ...session } }),
    ),
  ]);

  expect(closing?.statusCode).toBe(200);
  expect(holding.filter(({ statusCode }) => ![201, 409].includes(statusCode))).toEqual([]);
  const tickets = await app.platform.db
    .selectFrom("queueTickets")
    .select(["state", "bookingId"])
    .where("windowId", "=", window.id)
    .execute();
  expect(tickets.map(({ state, bookingId }) => (bookingId === null ? state : "held")).toSorted()).toEqual(
    tickets.map(({ state }) => (state === "completed" ? "held" : "ended")).toSorted(),
  );
});

it("the end is told once to each, also where its job runs twice", async () => {
  const window = await givenWindow(operator);
  const crowd = await givenCrowd(app, 3, BY_OPERATOR);
  for (const member of crowd) await join(window.id, member);
  await app.call(closeWindow, { params: { id: window.id } }, operator.session);
  await app.jobsDone();

  await app.runJob(tellEnded, { windowId: window.id, after: "" });

  const told = await app.platform.db
    .selectFrom("notifications")
    .select("userId")
    .where("kind", "=", "queue_ended")
    .where(
      "userId",
      "in",
      crowd.map(({ id }) => id),
    )
    .execute();
  expect(told).toHaveLength(3);
});
