/** A household whose booking is changed: another traveller, other rooms, one person less. */
import { payBooking } from "#contract/booking-payments.ts";
import { type Booking, createBooking, getBooking } from "#contract/bookings.ts";
import { STANDARD_TERMS } from "#domain/packages/package.ts";
import { testApp } from "../app.ts";
import { givenOperator } from "./accounts.ts";
import { BY_OPERATOR, GOOD_CARD, givenOffer, givenResident, type Member, standingClock } from "./bookings.ts";
import { givenTraveller } from "./travellers.ts";

const ROOMS = [
  { type: "quad", supplementMinor: 0 },
  { type: "double", supplementMinor: 30_000 },
];
export const INSTANT = { ...STANDARD_TERMS, approval: "instant" as const };

export const params = ({ id }: { readonly id: string }) => ({ params: { id } });
export const namesOn = ({ parts }: Booking) => parts.flatMap(({ travellers }) => travellers.map(({ id }) => id)).sort();

/** At the top level of a test file; closed after it. */
export async function givenChanges() {
  const time = standingClock();
  const app = await testApp({ clock: time.clock });
  const operator = await givenOperator(app);

  function givenRoomy(terms: object = INSTANT): Promise<string> {
    return givenOffer(app, operator.user.id, {
      roomTypes: JSON.stringify(ROOMS),
      groupDiscounts: JSON.stringify([{ fromPeople: 3, percent: 10 }]),
      terms: JSON.stringify(terms),
    });
  }

  /** Amina, Yusuf and Maryam of one account, paid and confirmed in one quad and what else is asked. */
  async function family({ terms = INSTANT, country = BY_OPERATOR }: { terms?: object; country?: string } = {}) {
    const payer = await givenResident(app, country);
    const person = (sex: "F" | "M", givenNames: string) =>
      givenTraveller(app, payer, { sex, givenNames, countryOfResidence: country });
    const [amina, yusuf, maryam] = [
      await person("F", "Amina"),
      await person("M", "Yusuf"),
      await person("F", "Maryam"),
    ];
    const packageId = await givenRoomy(terms);
    const parts = [
      { packageId, roomType: "double" as const, room: 1, travellerIds: [amina.id, yusuf.id] },
      { packageId, roomType: "quad" as const, room: 2, travellerIds: [maryam.id] },
    ];
    const held = await app.call(createBooking, { body: { parts } }, payer.session);
    return { payer, amina, yusuf, maryam, packageId, held };
  }

  const paid = ({ payer, held: { id } }: { payer: Member; held: Booking }) =>
    app.call(payBooking, { params: { id }, body: { card: GOOD_CARD } }, payer.session);

  async function seatsLeft(packageId: string): Promise<number> {
    const { availableSlots } = await app.platform.db
      .selectFrom("packages")
      .select("availableSlots")
      .where("id", "=", packageId)
      .executeTakeFirstOrThrow();
    return availableSlots;
  }

  async function noticesOf(userId: string, kind: string): Promise<number> {
    const rows = await app.platform.db
      .selectFrom("notifications")
      .select("id")
      .where("userId", "=", userId)
      .where("kind", "=", kind as "customer_swapped")
      .execute();
    return rows.length;
  }

  const read = (payer: Member, booking: Booking) => app.call(getBooking, params(booking), payer.session);
  return { time, app, operator, givenRoomy, family, paid, seatsLeft, noticesOf, read };
}
