/** A line whose packages are off the market for a while rests, and goes on as it stood; each moment of a standstill counts once. */
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { applyForLicence, decideLicence } from "#contract/licences.ts";
import { closePackage, pausePackage, publishPackage } from "#contract/packages.ts";
import { pauseWindow, resumeWindow, saleWindow } from "#contract/queue.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { testApp } from "../../../../../test/app.ts";
import { type Given, givenOperator, givenStaff } from "../../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenCrowd,
  givenHold,
  givenResident,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { givenMeasures } from "../../../../../test/factories/measures.ts";
import { givenQueue } from "../../../../../test/factories/queue.ts";
import { sweepLicences } from "../../licences/sweep-licences.job.ts";
import { holdLine } from "../line/window-lock.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const staff = await givenStaff(app);
const { stop, lift } = givenMeasures(app, time, staff);
const { givenWindow, round, open, play, join, status, holdRefused } = givenQueue(app, time);

const read = (id: string) => app.call(saleWindow, { params: { id } });

/** Applied for and approved; its id. */
async function givenLicence(operator: Given, number: string): Promise<string> {
  const validUntil = addDays(dateOf(time.clock()), 1);
  const registerUrl = "https://www.atol.org/c";
  const paper = { scheme: "atol", party: null, number, registerUrl, companyName: "Safa", validUntil } as const;
  const { id } = await app.call(applyForLicence, { body: paper }, operator.session);
  await app.call(decideLicence, { params: { id }, body: { decision: "approve" } }, staff.session);
  return id;
}

interface Sale {
  readonly operator: Given;
  readonly packageId: string;
  readonly licenceId: string;
}

/** What takes a package off the market, and what brings it back. */
const WAYS: Readonly<Record<string, { off(sale: Sale): Promise<unknown>; back(sale: Sale): Promise<unknown> }>> = {
  "staff take it down": {
    off: ({ packageId }) => stop("package", packageId),
    back: ({ operator }) => lift(operator.user.id),
  },
  "staff withdraw the licence": {
    off: ({ licenceId }) => stop("licence", licenceId),
    back: ({ operator }) => lift(operator.user.id),
  },
  "the licence runs out": {
    async off({ licenceId }) {
      const validUntil = addDays(dateOf(time.clock()), -1);
      await app.platform.db.updateTable("licences").set({ validUntil }).where("id", "=", licenceId).execute();
      await app.runJob(sweepLicences, {});
    },
    async back({ operator, packageId }) {
      await givenLicence(operator, `${operator.user.username.slice(0, 8)}-2`);
      await app.call(publishPackage, { params: { id: packageId } }, operator.session);
    },
  },
  "its operator pauses it": {
    off: ({ operator, packageId }) => app.call(pausePackage, { params: { id: packageId } }, operator.session),
    back: ({ operator, packageId }) => app.call(publishPackage, { params: { id: packageId } }, operator.session),
  },
};

async function givenSale(asked: Parameters<typeof givenWindow>[1] = {}) {
  const operator = await givenOperator(app, { licensed: false });
  const licenceId = await givenLicence(operator, operator.user.username.slice(0, 10));
  return { operator, licenceId, ...(await givenWindow(operator, asked)) };
}

describe.each(Object.entries(WAYS))("while %s", (_, { off, back }) => {
  it("an announced line is neither drawn nor closed, and is drawn afterwards", async () => {
    const sale = await givenSale();
    const waits = await givenResident(app, BY_NUSUK);
    await join(sale.id, waits);

    await off(sale);
    await open(sale.id);
    await play(sale.id, 60);

    expect(await read(sale.id)).toMatchObject({ state: "announced", openedAt: null, rests: true });
    await back(sale);
    await play(sale.id, 10);
    expect(await read(sale.id)).toMatchObject({ state: "open", rests: false });
    expect(await status(waits)).toMatchObject({ status: "admitted" });
  });

  it("an open line lets nobody in and ends nothing, and turns that had begun have their time back", async () => {
    const sale = await givenSale();
    const crowd = await givenCrowd(app, 14, BY_OPERATOR);
    for (const member of crowd) await join(sale.id, member);
    await open(sale.id);
    await play(sale.id, 30);
    const before = await Promise.all(crowd.map(status));
    const [place = 0] = before.flatMap((one, at) => (one.status === "admitted" ? [at] : []));
    const member = crowd[place];
    if (!member) throw new Error("nobody was let in");

    await off(sale);
    await round(sale.id);
    const from = time.clock();
    expect((await holdRefused(sale.packageId, member)).status).toBe(409);
    for (let quarter = 0; quarter < 3; quarter += 1) {
      time.move({ minutes: 15 });
      await round(sale.id);
    }

    const meanwhile = await read(sale.id);
    expect(meanwhile).toMatchObject({ state: "open", rests: true, admitted: 6 });
    expect((await Promise.all(crowd.map(status))).map((one) => [one.status, one.ticket?.position])).toEqual(
      before.map((one) => [one.status, one.ticket?.position]),
    );
    await back(sale);
    await round(sale.id);
    const stood = time.clock().getTime() - from.getTime();
    const after = await status(member);
    expect(after).toMatchObject({ status: "admitted" });
    expect(turnEnd(after) - turnEnd(before[place])).toBe(stood);
    await play(sale.id, 30);
    expect(await read(sale.id)).toMatchObject({ state: "open", rests: false, admitted: 12 });
    expect((await givenHold(app, member, sale.packageId)).phase).toBe("held");
  });
});

function turnEnd(one: Awaited<ReturnType<typeof status>> | undefined): number {
  return Date.parse(one?.ticket?.turnEndsAt ?? "");
}

describe("a line", () => {
  it("rests too where what is still listed has no seats left and the rest is off the market", async () => {
    const operator = await givenOperator(app);
    const sale = await givenWindow(operator, { packages: 2, seats: 1 });
    const [taken = "", down = ""] = sale.packageIds;
    const crowd = await givenCrowd(app, 3, BY_OPERATOR);
    for (const member of crowd) await join(sale.id, member);
    await open(sale.id);
    await app.platform.db.updateTable("packages").set({ availableSlots: 0 }).where("id", "=", taken).execute();

    await stop("package", down);
    await play(sale.id, 60);

    expect(await read(sale.id)).toMatchObject({ state: "open", admitted: 0 });
    await lift(operator.user.id);
    await play(sale.id, 10);
    expect(await read(sale.id)).toMatchObject({ state: "open", admitted: 1 });
  });

  it("ends where its operator has ended its packages, or all seats of what was taken down are sold", async () => {
    const operator = await givenOperator(app);
    const [ended, sold, past] = [await givenWindow(operator), await givenWindow(operator), await givenWindow(operator)];
    for (const { id } of [ended, sold, past]) await join(id, await givenResident(app, BY_NUSUK));
    await app.call(closePackage, { params: { id: ended.packageId } }, operator.session);
    await stop("package", sold.packageId);
    await app.platform.db.updateTable("packages").set({ availableSlots: 0 }).where("id", "=", sold.packageId).execute();
    await app.call(pausePackage, { params: { id: past.packageId } }, operator.session);
    const dates = { departureDate: dateOf(time.clock()), returnDate: addDays(dateOf(time.clock()), 20) };
    await app.platform.db.updateTable("packages").set(dates).where("id", "=", past.packageId).execute();

    await open(ended.id);
    for (const { id } of [sold, past]) await round(id);

    expect(await read(ended.id)).toMatchObject({ state: "closed", closeReason: "ended" });
    expect(await read(sold.id)).toMatchObject({ state: "closed", closeReason: "sold_out" });
    expect(await read(past.id)).toMatchObject({ state: "closed", closeReason: "ended" });
  });

  it("is not ended by a round that waited while its operator was suspended", async () => {
    const operator = await givenOperator(app);
    const sale = await givenWindow(operator);
    await join(sale.id, await givenResident(app, BY_NUSUK));
    await open(sale.id);
    let playing = Promise.resolve();

    await app.platform.db.transaction().execute(async (tx) => {
      await holdLine(tx, sale.id);
      playing = round(sale.id);
      await waitsForLock();
      await stop("operator", operator.user.id);
    });
    await playing;

    expect(await read(sale.id)).toMatchObject({ state: "open", operatorStopped: true });
  });
});

/** Until somebody waits for the line's lock. */
async function waitsForLock(): Promise<void> {
  const waiting = sql<{ pid: number }>`select pid from pg_locks where locktype = 'advisory' and not granted`;
  await expect.poll(async () => (await waiting.execute(app.platform.db)).rows.length).toBe(1);
}

describe("what is owed", () => {
  const MINUTES = 120;

  it.each([
    ["a pause that began before a suspension and ends within it", { pause: 0, stop: 5, resume: 115, lift: MINUTES }],
    ["a pause within a suspension", { stop: 0, pause: 30, resume: 60, lift: MINUTES }],
    ["a pause that outlasts the suspension in which it began", { stop: 0, pause: 60, lift: 90, resume: MINUTES }],
    ["a suspension within a pause", { pause: 0, stop: 30, lift: 60, resume: MINUTES }],
  ])("counts %s once", async (_, at) => {
    const operator = await givenOperator(app);
    const sale = await givenWindow(operator, { seats: 400 });
    await join(sale.id, await givenResident(app, BY_NUSUK));
    await open(sale.id);
    const window = { params: { id: sale.id } };
    const acts = {
      pause: () => app.call(pauseWindow, window, staff.session),
      resume: () => app.call(resumeWindow, window, staff.session),
      stop: () => stop("operator", operator.user.id),
      lift: () => lift(operator.user.id),
    };

    for (let minute = 0; minute <= MINUTES; minute += 5) {
      for (const name of ["pause", "stop", "resume", "lift"] as const) if (at[name] === minute) await acts[name]();
      await round(sale.id);
      if (minute < MINUTES) time.move({ minutes: 5 });
    }

    const row = app.platform.db.selectFrom("saleWindows").select("pausedSeconds").where("id", "=", sale.id);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ pausedSeconds: MINUTES * 60 });
  });

  it("after a standstill is one minute's worth in all, and then the announced rate", async () => {
    const operator = await givenOperator(app);
    const sale = await givenWindow(operator, { seats: 400 });
    const crowd = await givenCrowd(app, 40, BY_OPERATOR);
    for (const member of crowd) await join(sale.id, member);
    await open(sale.id);

    time.move({ minutes: 30 });
    await round(sale.id);
    await play(sale.id, 60);

    expect((await read(sale.id)).admitted).toBe(24);
  });
});
