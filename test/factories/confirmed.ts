/** Confirmed bookings with named people, for what operators do after their answer. */
import { payBooking } from "#contract/booking-payments.ts";
import { approveBooking, type Booking, createBooking } from "#contract/bookings.ts";
import type { NewTraveller, Traveller } from "#contract/travellers.ts";
import type { RoomTypeName } from "#domain/packages/package.ts";
import type { Session, TestApp } from "../app.ts";
import { BY_OPERATOR, GOOD_CARD, givenResident, type Member } from "./bookings.ts";
import { givenTraveller } from "./travellers.ts";

interface Wanted {
  readonly packageId: string;
  readonly operator: Session;
  /** What is particular to each of them. */
  readonly people: readonly Partial<NewTraveller>[];
  readonly roomType?: RoomTypeName;
  /** All in one room of the booking. */
  readonly room?: number;
  readonly customer?: Member;
}

export interface Party {
  readonly customer: Member;
  readonly booking: Booking;
  readonly people: readonly Traveller[];
}

/** Paid to the operator and approved; the customer lives where operators sell. */
export async function givenParty(app: TestApp, wanted: Wanted): Promise<Party> {
  const customer = wanted.customer ?? (await givenResident(app, BY_OPERATOR));
  const people: Traveller[] = [];
  for (const person of wanted.people) {
    people.push(await givenTraveller(app, customer, { countryOfResidence: BY_OPERATOR, ...person }));
  }
  const { packageId, roomType = "quad", room } = wanted;
  const travellerIds = people.map(({ id }) => id);
  const part = { packageId, roomType, travellerIds, ...(room === undefined ? {} : { room }) };
  const { id } = await app.call(createBooking, { body: { parts: [part] } }, customer.session);
  await app.call(payBooking, { params: { id }, body: { card: GOOD_CARD, scope: "all" } }, customer.session);
  const booking = await app.call(approveBooking, { params: { id } }, wanted.operator);
  return { customer, booking, people };
}
