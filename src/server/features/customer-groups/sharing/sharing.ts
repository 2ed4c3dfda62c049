/** The pilgrims' side: which needs they tell the operator of a journey, and when their passport numbers were taken. */

import type { RouteOutput } from "#contract/route.ts";
import type { sharedFacts } from "#contract/shared-facts.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { forgetTold, keepTold } from "../../bookings/service.ts";
import { openToldNeeds } from "../../travellers/service.ts";
import type { CustomerGroupDependencies } from "../reading.ts";
import * as rows from "./sharing.repository.ts";

type Shared = RouteOutput<typeof sharedFacts>;

/** Of the account's own people alone. Throws AppError `not_found`. */
export async function readShared(
  { db, keys }: CustomerGroupDependencies,
  userId: string,
  bookingId: string,
): Promise<Shared> {
  const booking = await rows.findBookingOperator(db, userId, bookingId);
  if (!booking) throw new AppError("not_found");
  const people = await rows.ownPeopleOn(db, userId, bookingId);
  return {
    operatorName: booking.operatorName,
    people: people.map((person) => ({
      travellerId: person.id,
      surname: person.surname,
      givenNames: person.givenNames,
      aids: openToldNeeds(keys, person)?.aids ?? [],
      toldAt: person.toldAt?.toISOString() ?? null,
      passportTaken: person.taken.map(({ at, list }) => ({ at: new Date(at).toISOString(), list })),
    })),
  };
}

/** Null withdraws. Throws AppError `not_found` for somebody else's person, `unacceptable` where no need is known. */
export async function tellNeeds(
  deps: CustomerGroupDependencies,
  userId: string,
  { id: bookingId, travellerId }: { readonly id: string; readonly travellerId: string },
  consentVersion: string | null,
): Promise<Shared> {
  const { db, clock } = deps;
  await db.transaction().execute(async (tx) => {
    const people = await rows.ownPeopleOn(tx, userId, bookingId);
    const person = people.find(({ id }) => id === travellerId);
    if (!person) throw new AppError("not_found");
    if (consentVersion !== null && person.sealedNeeds === null) throw new AppError("unacceptable");
    const telling = { bookingId, travellerId };
    if (consentVersion === null) await forgetTold(tx, telling);
    else await keepTold(tx, telling, consentVersion, clock());
    const action = consentVersion === null ? "traveller.needs_withdrawn" : "traveller.needs_told";
    const details = { bookingId };
    await recordAudit(tx, { actorId: userId, action, subjectType: "traveller", subjectId: travellerId, details });
  });
  return readShared(deps, userId, bookingId);
}
