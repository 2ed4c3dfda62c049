/** Everything at once: no seat is sold twice or lost, no party is split, nobody waits for ever, and the books agree. */
import { describe, expect, it } from "vitest";
import { changeRooms, leaveBooking } from "#contract/booking-changes.ts";
import { payBooking } from "#contract/booking-payments.ts";
import {
  approveBooking,
  type Booking,
  cancelBooking,
  confirmBooking,
  createBooking,
  getBooking,
} from "#contract/bookings.ts";
import { fromDecimal, toDecimal } from "#domain/money.ts";
import type { PaymentTerms } from "#domain/packages/package.ts";
import { testApp } from "../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../test/books.ts";
import { draws } from "../../../../test/draws.ts";
import { givenOperator } from "../../../../test/given/accounts.ts";
import {
  BAD_CARD,
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenCrowd,
  givenOffer,
  type Member,
  standingClock,
} from "../../../../test/given/bookings.ts";
import { notificationsOn } from "../../../../test/services.ts";
import { packageService } from "../packages/service.ts";
import { bookingService } from "./service.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
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

describe("many clients doing everything at once", () => {
  it.each([1, 2, 3])("keep seats, payments and ledger in agreement (seed %i)", async (seed) => {
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
