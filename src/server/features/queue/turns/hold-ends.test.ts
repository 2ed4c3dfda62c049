/** The end of holds while their turns last: rounds, the sweep, payments and new holds of the same moment. */
import { expect, it } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { createBooking, nameTravellers } from "#contract/bookings.ts";
import { BY_OPERATOR, GOOD_CARD, givenCrowd, givenHold, type Member } from "../../../../../test/factories/bookings.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";
import { amina, givenTurns } from "../../../../../test/factories/turn-seats.ts";
import { endOverdueJob } from "../../bookings/phases/overdue.job.ts";

const { time, app, operator, givenWindow, round, open, play, join, show } = await givenTurns();
const { db } = app.platform;

const HOUSEHOLDS = 9;

interface Household {
  readonly member: Member;
  readonly travellerId: string;
}

const post = async (url: string, { member }: Household, payload: object) =>
  (await app.inject({ method: "POST", url, headers: { ...member.session }, payload })).statusCode;

const pay = (household: Household, id: string) =>
  post(payBooking.path.replace(":id", id), household, { card: GOOD_CARD });

function name({ member, travellerId }: Household, id: string) {
  const body = { parts: [{ travellerIds: [travellerId] }] };
  return app.call(nameTravellers, { params: { id }, body }, member.session);
}

async function bookingsOf({ member }: Household) {
  return db
    .selectFrom("bookings")
    .select(["id", "phase"])
    .select((eb) =>
      eb
        .selectFrom("queueTickets as ticket")
        .innerJoin("queueKnown as known", "known.ticketId", "ticket.id")
        .select(eb.fn.countAll<number>().as("people"))
        .whereRef("ticket.bookingId", "=", "bookings.id")
        .as("known"),
    )
    .where("userId", "=", member.id)
    .where("phase", "<>", "cancelled")
    .execute();
}

it("leaves each turn one booking that is kept, whose people are known", async () => {
  const window = await givenWindow(operator, { admittedMinutes: 30 });
  const hold = (household: Household) =>
    post(createBooking.path, household, { parts: [{ packageId: window.packageId, seats: 1 }] });
  const households: Household[] = [];
  for (const [at, member] of (await givenCrowd(app, HOUSEHOLDS, BY_OPERATOR)).entries()) {
    const { id: travellerId } = await givenTraveller(app, member, { ...amina, relationship: "self" });
    await show(member, `C3000000${at}`);
    await join(window.id, member);
    households.push({ member, travellerId });
  }
  await open(window.id);
  await play(window.id, 60);
  const held = await Promise.all(
    households.map(async (household) => ({
      household,
      id: (await givenHold(app, household.member, window.packageId)).id,
    })),
  );
  for (const [at, { household, id }] of held.entries()) if (at % 2 === 0) await name(household, id);
  time.move({ minutes: 15 });
  const paying = (those: typeof held) => those.map(({ household, id }) => pay(household, id));

  const answers = [
    ...(await Promise.all([...paying(held.slice(0, 3)), round(window.id)])),
    ...(await Promise.all([...paying(held.slice(3, 6)), round(window.id), ...households.map(hold)])),
    ...(await Promise.all([...paying(held), app.runJob(endOverdueJob, {}), round(window.id), ...households.map(hold)])),
  ];
  await round(window.id);
  for (const household of households) {
    await hold(household);
    for (const { id, phase } of await bookingsOf(household)) {
      if (phase !== "held") continue;
      await name(household, id);
      await pay(household, id);
    }
  }

  expect(answers.filter((status) => status !== undefined && ![200, 201, 409].includes(status))).toEqual([]);
  const kept = await Promise.all(households.map(bookingsOf));
  expect(kept.map((those) => those.map(({ phase, known }) => ({ phase, known })))).toEqual(
    households.map(() => [{ phase: "confirmed", known: 1 }]),
  );
});
