/** Everything at once: no seat is sold twice or lost, no party is split, nobody waits for ever, and the books agree. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { changeRooms, leaveBooking } from "#contract/booking-changes.ts";
import { payBooking } from "#contract/booking-payments.ts";
import {
  approveBooking,
  type Booking,
  type BookingRequest,
  cancelBooking,
  confirmBooking,
  createBooking,
  getBooking,
} from "#contract/bookings.ts";
import { fromDecimal, toDecimal } from "#domain/money.ts";
import type { PaymentTerms } from "#domain/packages/package.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { testApp } from "../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../test/books.ts";
import { draws } from "../../../../../test/draws.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import {
  BAD_CARD,
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenCrowd,
  givenOffer,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { series } from "../../../../../test/series.ts";
import { notificationsOn } from "../../../../../test/services.ts";
import { packageService } from "../../packages/service.ts";
import { bookingService } from "../service.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const SEEDS = Array.from({ length: series(1, 3) }, (_, at) => at + 1);
const bookings = bookingService({
  ...app.platform,
  packages: packageService(app.platform),
  notifications: notificationsOn(app.platform),
});

const IN_PARTS: PaymentTerms = {
  deposit: { kind: "percent", percent: 25 },
  balanceDays: 60,
  instalments: 3,
  graceDays: 2,
};

interface Call {
  readonly url: string;
  readonly by: { readonly session: Member["session"] };
  readonly payload?: object;
  readonly key?: string;
}

async function post({ url, by, payload, key }: Call) {
  const headers = { ...by.session, ...(key && { "idempotency-key": key }) };
  const answer = await app.inject({ method: "POST", url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json<{ id: string; code?: string }>() };
}

async function seatsLeft(...ids: string[]): Promise<number[]> {
  const rows = await app.platform.db
    .selectFrom("packages")
    .select(["id", "availableSlots"])
    .where("id", "in", ids)
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.availableSlots ?? -1);
}

/** One of each account, entered without the form. */
async function givenTravellers(crowd: readonly Member[]): Promise<{ readonly id: string }[]> {
  const people = crowd.map(({ id: userId }) => ({
    ...{ id: randomUUID(), userId, relationship: "self" as const, surname: "Khan", givenNames: "Bilal" },
    ...{ birthDate: "1980-06-01", sex: "M" as const, countryOfResidence: BY_OPERATOR },
  }));
  await app.platform.db.insertInto("travellers").values(people).execute();
  return people;
}

describe("seats under a rush", () => {
  it("300 parallel holds on 50 seats sell exactly 50", async () => {
    const packageId = await givenOffer(app, operator.user.id, { seats: 50 });
    const crowd = await givenCrowd(app, 300);

    const answers = await Promise.all(
      crowd.map((by) => post({ url: createBooking.path, by, payload: { parts: [{ packageId, seats: 1 }] } })),
    );

    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(201), count(409)]).toEqual([50, 250]);
    expect(await seatsLeft(packageId)).toEqual([0]);
    await expectBooksToBalance(app.platform.db);
  });

  it("parties over two packages in opposite orders get both or none", async () => {
    const [a, b] = [
      await givenOffer(app, operator.user.id, { seats: 60 }),
      await givenOffer(app, operator.user.id, { seats: 40 }),
    ];
    const crowd = await givenCrowd(app, 120);

    const answers = await Promise.all(
      crowd.map((by, index) => {
        const parts = [
          { packageId: a, seats: 1 },
          { packageId: b, seats: 1 },
        ];
        return post({ url: createBooking.path, by, payload: { parts: index % 2 ? parts : parts.reverse() } });
      }),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(40);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(80);
    expect(await seatsLeft(a, b)).toEqual([20, 0]);
  });
});

/** One attempt straight at the service: those of one moment are one batch. */
function holdBy(member: Pick<Member, "id">, parts: readonly BookingRequest["parts"][number][], key: string | null) {
  return bookings.hold(
    { id: member.id, operatorId: member.id, role: "pilgrim", lacks: [] },
    { parts: [...parts] },
    key,
  );
}

/** The id of what was held, else the code of the refusal. */
async function outcomesOf(attempts: readonly Promise<Booking>[]): Promise<string[]> {
  const settled = await Promise.allSettled(attempts);
  return settled.map((one) => {
    if (one.status === "fulfilled") return "held";
    return one.reason instanceof AppError ? `${one.reason.code} ${JSON.stringify(one.reason.params)}` : "error";
  });
}

describe("holds of one moment", () => {
  it("are decided as each by itself would be, in the order in which they came", async () => {
    for (const seed of SEEDS) {
      const draw = draws(seed);
      const pick = <T>(all: readonly T[]) => all[Math.floor(draw() * all.length)] as T;
      const crowd = await givenCrowd(app, 16, BY_OPERATOR);
      const people = await givenTravellers(crowd);
      const stranger = people[0]?.id ?? "";
      const plan = crowd.map((member, index) => ({
        member,
        parts: Array.from({ length: 1 + Math.floor(draw() * 3) }, () => ({
          offer: pick([0, 0, 1, 2, 3]),
          ...pick([{ seats: 1 }, { seats: 2 }, { seats: 3 }, { travellerIds: [people[index]?.id ?? ""] }]),
          ...(draw() < 0.1 && { travellerIds: [stranger], seats: undefined }),
        })),
      }));
      const play = async (isTogether: boolean) => {
        const offers = await Promise.all([9, 7, 5].map((seats) => givenOffer(app, operator.user.id, { seats })));
        const attempts = plan.map(({ member, parts }) => () => {
          const wanted = parts.map(({ offer, ...part }) => ({ ...part, packageId: offers[offer] ?? "none" }));
          return holdBy(member, wanted, null);
        });
        const alone: string[] = [];
        if (!isTogether) for (const attempt of attempts) alone.push(...(await outcomesOf([attempt()])));
        const all = isTogether ? await outcomesOf(attempts.map((attempt) => attempt())) : alone;
        const said = all.map((one) => offers.reduce((text, id, at) => text.replaceAll(id, `offer ${at}`), one));
        const left = await seatsLeft(...offers);
        await app.platform.db.deleteFrom("bookingTravellers").execute();
        await expectBooksToBalance(app.platform.db);
        return { said, left };
      };

      const alone = await play(false);
      expect(await play(true)).toEqual(alone);
      expect(new Set(alone.said.map((one) => one.split(" ")[0])).size).toBeGreaterThan(2);
    }
  });

  it("leave each to itself: a reused key, an account that is gone, the same attempt again", async () => {
    const [packageId, other] = [await givenOffer(app, operator.user.id), await givenOffer(app, operator.user.id)];
    const [a, b, c, d] = (await givenCrowd(app, 4)) as [Member, Member, Member, Member];
    await holdBy(a, [{ packageId, seats: 1 }], "one");
    const replayed = await holdBy(b, [{ packageId, seats: 2 }], "two");

    const attempts = [
      holdBy(a, [{ packageId, seats: 2 }], "one"),
      holdBy(b, [{ packageId, seats: 2 }], "two"),
      holdBy({ id: "nobody" }, [{ packageId, seats: 1 }], null),
      holdBy(
        c,
        [
          { packageId, seats: 1 },
          { packageId: other, seats: 1 },
        ],
        "three",
      ),
      holdBy(
        c,
        [
          { packageId, seats: 1 },
          { packageId: other, seats: 1 },
        ],
        "three",
      ),
      holdBy(d, [{ packageId: other, seats: 3 }], null),
    ];
    const outcomes = (await outcomesOf(attempts)).map((one) => one.split(" ")[0]);

    expect(outcomes).toEqual(["idempotency_key_reused", "held", "error", "held", "held", "held"]);
    expect((await attempts[1])?.id).toBe(replayed.id);
    expect((await attempts[4])?.id).toBe((await attempts[3])?.id);
    expect(await seatsLeft(packageId, other)).toEqual([46, 46]);
  });

  it("keep no seat for whoever has left before their batch began, and wait for nobody's account but their own", async () => {
    const { db } = app.platform;
    const [locked, free] = [await givenOffer(app, operator.user.id), await givenOffer(app, operator.user.id)];
    const crowd = await givenCrowd(app, 5);
    const [first, second, leaver, slow, quick] = crowd as [Member, Member, Member, Member, Member];
    const origin = await app.app.listen({ port: 0, host: "127.0.0.1" });
    const leaving = new AbortController();
    const headers = { ...leaver.session, "content-type": "application/json" };
    const body = JSON.stringify({ parts: [{ packageId: locked, seats: 1 }] });

    const waiting = await db.transaction().execute(async (tx) => {
      await packageService(app.platform).lockForSale(tx, [locked]);
      // Two batches wait for the package, so the next is not begun.
      const began = [first, second].map(async (member, index) => {
        await pause(50 * index);
        return post({ url: createBooking.path, by: member, payload: { parts: [{ packageId: locked, seats: 1 }] } });
      });
      await pause(200);
      const left = fetch(origin + createBooking.path, { method: "POST", headers, body, signal: leaving.signal });
      await pause(200);
      leaving.abort();
      await expect(left).rejects.toThrow("aborted");
      await pause(100);
      return began;
    });
    const answers = await Promise.all(waiting);

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await seatsLeft(locked)).toEqual([48]);
    await db
      .transaction()
      .execute(async (tx) => {
        await lockAccount(tx, slow.id);
        const both = [slow, quick].map((member) => holdBy(member, [{ packageId: free, seats: 1 }], null));
        expect((await both[1])?.phase).toBe("held");
        return { both };
      })
      .then(({ both }) => Promise.all(both));
    expect(await seatsLeft(free)).toEqual([48]);
  });

  it("lose nothing and sell nothing twice when their connections are killed, and each key is one booking", async () => {
    const { db } = app.platform;
    const packageId = await givenOffer(app, operator.user.id, { seats: 400 });
    const crowd = await givenCrowd(app, 60);
    const press = () => Promise.allSettled(crowd.map((member) => holdBy(member, [{ packageId, seats: 1 }], "key")));
    let isOver = false;
    const shooting = (async () => {
      while (!isOver) {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction')
            and query ilike any (array['%packages%', '%bookings%', 'commit'])`.execute(db);
      }
    })().catch(() => undefined);

    const shot = await press();
    isOver = true;
    await shooting;
    const again = await press();

    expect(shot.some(({ status }) => status === "rejected")).toBe(true);
    expect(again.filter(({ status }) => status === "fulfilled")).toHaveLength(60);
    expect(await seatsLeft(packageId)).toEqual([340]);
    await expectBooksToBalance(db);
  });
});

describe("many clients doing everything at once", () => {
  it.each(SEEDS)("keep seats, payments and ledger in agreement (seed %i)", async (seed) => {
    const draw = draws(seed);
    const offers = await Promise.all(
      [12, 8, 5].map((seats) =>
        givenOffer(app, operator.user.id, {
          seats,
          agreed: { ...(seats === 5 && { approval: "instant" }), ...(seats < 12 && { payment: IN_PARTS }) },
        }),
      ),
    );
    const crowd = [...(await givenCrowd(app, 12, BY_OPERATOR)), ...(await givenCrowd(app, 12, BY_NUSUK))];
    const statuses = new Set<number>();

    async function live(member: Member, turn: number): Promise<void> {
      const count = 1 + Math.floor(draw() * 2);
      const parts = Array.from({ length: count }, () => ({
        packageId: offers[Math.floor(draw() * offers.length)],
        seats: 1 + Math.floor(draw() * 3),
      }));
      const attempt = { url: createBooking.path, by: member, payload: { parts }, key: `${seed}-${turn}` };
      const [held, replay] = await Promise.all([post(attempt), post(attempt)]);
      for (const { status } of [held, replay]) statuses.add(status);
      if (held.status !== 201) return;
      if (replay.status === 201) expect(replay.body.id).toBe(held.body.id);
      const inRooms = parts.map((part, index) => ({ ...part, roomType: "triple", room: index + 1 }));
      await use(member, held.body.id, inRooms);
    }

    async function use(member: Member, id: string, inRooms: readonly object[]): Promise<void> {
      const at = (path: string) => path.replace(":id", id);
      const card = draw() < 0.7 ? GOOD_CARD : BAD_CARD;
      const calls: Call[] = [
        { url: at(payBooking.path), by: member, payload: { card } },
        { url: at(payBooking.path), by: member, payload: { card: GOOD_CARD } },
        { url: at(confirmBooking.path), by: member },
        { url: at(approveBooking.path), by: operator },
        { url: at(cancelBooking.path), by: member },
        { url: at(leaveBooking.path), by: member, payload: { position: 0 } },
        { url: at(changeRooms.path), by: member, payload: { parts: inRooms, card } },
      ];
      const chosen = calls.filter(() => draw() < 0.6).sort(() => draw() - 0.5);
      const answers = await Promise.all(chosen.map((call) => post(call)));
      for (const { status } of answers) statuses.add(status);
      await payOn(member, at(payBooking.path), at(getBooking.path));
    }

    /** Of a price in parts: the same amount from several devices at once, and all of it. */
    async function payOn(member: Member, url: string, booking: string): Promise<void> {
      const { schedule } = (await app.inject({ url: booking, headers: { ...member.session } })).json<Booking>();
      const open = schedule.filter(({ state }) => state !== "paid");
      const [next] = open;
      if (!next) return;
      const all = {
        amount: toDecimal(open.reduce((sum, one) => sum + fromDecimal(one.open.amount), 0)),
        currency: "USD",
      };
      const amounts = [{ amount: next.open }, { amount: next.open }, { amount: all, scope: "all" }];
      const answers = await Promise.all(
        amounts.map((payload) => post({ url, by: member, payload: { ...payload, card: GOOD_CARD } })),
      );
      for (const { status } of answers) statuses.add(status);
    }

    for (let round = 0; round < 4; round += 1) {
      const lives = crowd.map((member, index) => live(member, round * crowd.length + index));
      time.move({ minutes: Math.floor(draw() * 20) });
      await Promise.all([...lives, bookings.endOverdue(), bookings.endOverdue()]);
    }
    time.move({ hours: 48 });
    await bookings.endOverdue();
    await app.jobsDone();

    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    await expectBooksToBalance(app.platform.db);
  });
});
