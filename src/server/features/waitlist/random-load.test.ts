/** Hundreds of things done at once and at random, by people, operator and rounds: seats, lines, travellers and money agree all the same. */
import { sql } from "kysely";
import { expect, it } from "vitest";
import { changeRooms, leaveBooking, swapTraveller } from "#contract/booking-changes.ts";
import { payBooking } from "#contract/booking-payments.ts";
import {
  approveBooking,
  cancelBooking,
  confirmBooking,
  createBooking,
  declineBooking,
  listMyBookings,
  nameTravellers,
} from "#contract/bookings.ts";
import { joinWaitlist, leaveWaitlist, listWaitlist } from "#contract/waitlist.ts";
import { testApp } from "../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../test/books.ts";
import { draws } from "../../../../test/draws.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import {
  BAD_CARD,
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenCrowd,
  givenOffer,
  type Member,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { casesOf } from "../../../../test/series.ts";
import { endOverdueJob } from "../bookings/phases/overdue.job.ts";
import { sweepWaitlists } from "./sweep-waitlists.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const { db, jobs } = app.platform;
const operator = await givenOperator(app);

const SEATS = [7, 5, 3];
const ROUNDS = 6;
const ACTIONS_A_ROUND = 3;

interface Person extends Member {
  /** Oneself, and somebody who may go instead. */
  readonly travellerIds: readonly [string, string];
}

async function givenPeople(size: number, country: string): Promise<Person[]> {
  const crowd = await givenCrowd(app, size, country);
  const named = (userId: string, relationship: "self" | "brother", givenNames: string) => ({
    ...{ userId, relationship, surname: "Khan", givenNames, sex: "M" as const, countryOfResidence: country },
  });
  const people = await db
    .insertInto("travellers")
    .values(crowd.flatMap(({ id }) => [named(id, "self", "Bilal"), named(id, "brother", "Umar")]))
    .returning(["id", "userId", "relationship"])
    .execute();
  const idOf = (userId: string, relationship: string) =>
    people.find((one) => one.userId === userId && one.relationship === relationship)?.id ?? "";
  return crowd.map((member) => ({ ...member, travellerIds: [idOf(member.id, "self"), idOf(member.id, "brother")] }));
}

it.each(casesOf([1, 2, 3, 4, 5, 6], (seed) => seed === 1))(
  "everything at once leaves nobody skipped, no seat lost and no penny over (seed %i)",
  async (seed) => {
    const draw = draws(seed);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(draw() * list.length)];
    const packageIds = await Promise.all(
      SEATS.map((seats, nth) =>
        givenOffer(app, operator.user.id, { seats, ...(nth === 0 && { agreed: { approval: "instant" as const } }) }),
      ),
    );
    const people = [...(await givenPeople(12, BY_OPERATOR)), ...(await givenPeople(12, BY_NUSUK))];
    const statuses = new Map<number, number>();

    async function send(method: "POST" | "PUT" | "DELETE", url: string, by: Pick<Member, "session">, payload?: object) {
      const answer = await app.inject({ method, url, headers: { ...by.session }, ...(payload && { payload }) });
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    }
    /** Mostly one that still lives; what has ended is touched too. */
    const own = async ({ session }: Person) => {
      const bookings = await app.call(listMyBookings, {}, session);
      const open = bookings.filter(({ status }) => status !== "cancelled");
      return pick(open.length > 0 && draw() < 0.8 ? open : bookings);
    };
    const to = (route: { readonly path: string }, id = "none") => route.path.replace(":id", id);

    const actions: ((person: Person) => Promise<void>)[] = [
      (person) => {
        const packageId = pick(packageIds);
        const named = { packageId, travellerIds: person.travellerIds.slice(0, 1) };
        const parts = draw() < 0.5 ? [named] : [{ packageId, seats: 1 + Math.floor(draw() * 3) }];
        return send("POST", createBooking.path, person, { parts });
      },
      (person) => {
        const body = { packageId: pick(packageIds), seats: 1 + Math.floor(draw() * 4) };
        return send("POST", joinWaitlist.path, person, body);
      },
      async (person) => {
        const place = pick(await app.call(listWaitlist, {}, person.session));
        await send("DELETE", to(leaveWaitlist, place?.id), person);
      },
      async (person) => send("POST", to(confirmBooking, (await own(person))?.id), person),
      async (person) => {
        const card = draw() < 0.8 ? GOOD_CARD : BAD_CARD;
        await send("POST", to(payBooking, (await own(person))?.id), person, { card });
      },
      async (person) => send("POST", to(cancelBooking, (await own(person))?.id), person),
      async (person) => {
        const booking = await own(person);
        const parts =
          booking?.parts.map((_, at) => ({ travellerIds: at === 0 ? person.travellerIds.slice(0, 1) : [] })) ?? [];
        await send("PUT", to(nameTravellers, booking?.id), person, { parts });
      },
      async (person) => {
        const [outId, inId] = draw() < 0.5 ? person.travellerIds : person.travellerIds.toReversed();
        await send("POST", to(swapTraveller, (await own(person))?.id), person, { outId, inId });
      },
      async (person) => send("POST", to(leaveBooking, (await own(person))?.id), person, { position: 0 }),
      async (person) => {
        const booking = await own(person);
        const roomType = draw() < 0.5 ? "double" : "quad";
        const parts = booking?.parts.map(({ packageId, seats }, at) => ({ packageId, seats, roomType, room: at + 1 }));
        await send("POST", to(changeRooms, booking?.id), person, { parts, card: GOOD_CARD });
      },
      async (person) => send("POST", to(approveBooking, (await own(person))?.id), operator),
      async (person) => send("POST", to(declineBooking, (await own(person))?.id), operator, { reason: "Full" }),
    ];

    async function live(person: Person): Promise<void> {
      for (let turn = 0; turn < ACTIONS_A_ROUND; turn += 1) await pick(actions)?.(person);
    }

    for (let round = 0; round < ROUNDS; round += 1) {
      const sweeps = [endOverdueJob, sweepWaitlists, endOverdueJob].map((job) => jobs.enqueue(db, job, {}));
      await Promise.all([...people.map(live), ...sweeps]);
      time.move(draw() < 0.6 ? { minutes: Math.floor(draw() * 20) } : { hours: Math.floor(draw() * 30) });
    }
    for (const job of [endOverdueJob, sweepWaitlists]) await app.runJob(job, {});

    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(statuses.get(201)).toBeGreaterThan(20);
    await expectBooksToBalance(db);
    expect(await headsThatFit(packageIds)).toEqual([]);
  },
);

/** Whoever is first in line and could have been offered seats. */
async function headsThatFit(packageIds: readonly string[]) {
  const { rows } = await sql`
    select distinct on (package_id) entry.id, entry.seats, available_slots from waitlist_entries entry
    join packages on packages.id = entry.package_id
    where state = 'waiting' and entry.package_id = any(${packageIds}::text[]) and entry.seats <= available_slots
      and not exists (select from waitlist_entries before where before.package_id = entry.package_id
        and before.state = 'waiting' and before.place < entry.place)
  `.execute(db);
  return rows;
}
