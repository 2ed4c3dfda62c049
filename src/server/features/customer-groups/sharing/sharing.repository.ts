/** SQL of what is told to operators of people on a booking, and of passport numbers that went out. */
import { sql } from "kysely";
import type { GroupList } from "#domain/groups/lists.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { PersonOnBooking } from "../../bookings/service.ts";

/** The operator of a booking that the account made or that names one of its people; undefined for any other. */
export function findBookingOperator(db: Db, userId: string, bookingId: string) {
  return db
    .selectFrom("bookings")
    .innerJoin("operators", "operators.userId", "bookings.operatorId")
    .select(["operators.companyName as operatorName"])
    .where("bookings.id", "=", bookingId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("bookings.userId", "=", userId),
        exists(
          selectFrom("bookingTravellers as seat")
            .innerJoin("travellers as person", "person.id", "seat.travellerId")
            .select("seat.travellerId")
            .whereRef("seat.bookingId", "=", "bookings.id")
            .where("person.userId", "=", userId),
        ),
      ]),
    )
    .executeTakeFirst();
}

interface Taken {
  readonly at: string;
  readonly list: GroupList;
}

const taken = sql<Taken[]>`(
  select coalesce(json_agg(json_build_object('at', disclosure.at, 'list', disclosure.list) order by disclosure.id desc), '[]')
  from passport_disclosures disclosure
  where disclosure.booking_id = seat.booking_id and disclosure.traveller_id = seat.traveller_id
)`;

/** The account's own people on a booking, in the order they were entered. */
export function ownPeopleOn(db: Db, userId: string, bookingId: string) {
  return db
    .selectFrom("bookingTravellers as seat")
    .innerJoin("travellers as person", "person.id", "seat.travellerId")
    .leftJoin("needsTold as told", (join) =>
      join.onRef("told.bookingId", "=", "seat.bookingId").onRef("told.travellerId", "=", "seat.travellerId"),
    )
    .select(["person.id", "person.surname", "person.givenNames", "person.sealedNeeds", "told.toldAt"])
    .select(taken.as("taken"))
    .where("seat.bookingId", "=", bookingId)
    .where("person.userId", "=", userId)
    .orderBy("person.createdAt")
    .orderBy("person.id")
    .execute();
}

export async function recordDisclosures(
  tx: Db,
  people: readonly PersonOnBooking[],
  { list, at }: { readonly list: GroupList; readonly at: Date },
): Promise<void> {
  if (people.length === 0) return;
  await tx
    .insertInto("passportDisclosures")
    .values(people.map(({ bookingId, travellerId }) => ({ bookingId, travellerId, list, at })))
    .execute();
}
