/** A booking paid in parts, and a household that pays the rest of it together. */
import { payBooking } from "#contract/booking-payments.ts";
import type { Booking } from "#contract/bookings.ts";
import type { PaymentTerms } from "#domain/packages/package.ts";
import type { TestApp } from "../app.ts";
import { BY_OPERATOR, GOOD_CARD, givenHold, givenOffer, givenResident, type Member } from "./bookings.ts";
import { givenFamily, givenJoined } from "./families.ts";

/** A fifth at once, the rest in two parts. */
export const IN_PARTS: PaymentTerms = {
  deposit: { kind: "percent", percent: 20 },
  balanceDays: 60,
  instalments: 2,
  graceDays: 7,
};

interface Shared {
  readonly owner: Member;
  readonly booking: Booking;
  readonly familyId: string;
  /** Another account of the owner's household. */
  readonly member: Member;
  readonly memberId: string;
}

/** 5,000 dollars: the deposit of 1,000 is paid, 2,000 are due on 6 February 2027 and 2,000 on 6 March. */
export async function givenShared(app: TestApp, operatorId: string): Promise<Shared> {
  const owner = await givenResident(app, BY_OPERATOR);
  const packageId = await givenOffer(app, operatorId, { agreed: { approval: "instant", payment: IN_PARTS } });
  const { id } = await givenHold(app, owner, packageId);
  const booking = await app.call(payBooking, { params: { id }, body: { card: GOOD_CARD } }, owner.session);
  const family = await givenFamily(app, owner);
  const member = await givenJoined(app, owner, family.id);
  const { db } = app.platform;
  const row = db.selectFrom("familyMembers").select("id").where("groupId", "=", family.id);
  const { id: memberId } = await row.where("userId", "=", member.id).executeTakeFirstOrThrow();
  return { owner, member, booking, familyId: family.id, memberId };
}
