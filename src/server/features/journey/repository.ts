/** When the steps of a journey were taken. */
import { sql } from "kysely";
import type { IsoDate } from "#domain/calendar.ts";
import { REQUIRED_TYPES } from "#domain/documents/document.ts";
import type { Db } from "#server/platform/database/database.ts";
import { unseen } from "#server/platform/database/pools/unseen.ts";

export interface Moments {
  readonly account: Date;
  readonly firstName: string;
  readonly lastName: string;
  /** Null until told. */
  readonly countryOfResidence: string | null;
  readonly upload: Date | null;
  readonly verification: Date | null;
  readonly payment: Date | null;
  readonly queue: Date | null;
  readonly nusuk: Date | null;
  /** The last day on which somebody named gave fingerprints in the official app; null while anybody's is not written down. */
  readonly app: IsoDate | null;
  /** When operators had seen the numbers that were recorded. */
  readonly seen: Date | null;
}

/**
 * Of this account, papers of all whom it has entered included: a step is done with the last of them, and another copy or
 * an optional paper does not move that. `bookingIds` are those of its standing bookings. Each is null while there is nothing to date.
 */
export async function momentsOf(db: Db, userId: string, bookingIds: readonly string[]): Promise<Moments> {
  const booked = unseen(bookingIds, "text[]");
  const { rows } = await sql<Moments>`
    with kept as (
      select min(uploaded_at) as uploaded_at, min(processed_at) filter (where status = 'verified') as verified_at
      from documents where user_id = ${userId} and type = any(${unseen(REQUIRED_TYPES, "text[]")})
      group by traveller_id, type having bool_or(replaced_by is null)
    )
    select users.created_at as account, users.first_name, users.last_name, users.country_of_residence,
      (select max(uploaded_at) from kept) as upload,
      (select max(verified_at) from kept) as verification,
      (select max(settled_at) from payments
        where booking_id = any(${booked}) and kind = 'charge' and status = 'completed') as payment,
      (select max(admitted_at) from queue_tickets where user_id = users.id and state = 'completed') as queue,
      (select max(recorded_at) from booking_references where booking_id = any(${booked})) as nusuk,
      (select case when bool_and(person.biometrics_done_on is not null) then max(person.biometrics_done_on)::text end
        from booking_travellers seated join travellers person on person.id = seated.traveller_id
        where seated.booking_id = any(${booked})) as app,
      (select max(seen_at) from booking_references where booking_id = any(${booked})) as seen
    from users where users.id = ${userId}
  `.execute(db);
  const [moments] = rows;
  if (!moments) throw new Error("the account of a session is gone");
  return moments;
}

/** When the first of these bookings was no longer only held; null while all are. */
export async function takenUpAt(db: Db, bookingIds: readonly string[]): Promise<Date | null> {
  const { rows } = await sql<{ readonly at: Date | null }>`
    select min(at) as at from audit
    where subject_type = 'booking' and subject_id = any(${bookingIds}::text[]) and details ->> 'from' = 'held'
  `.execute(db);
  return rows[0]?.at ?? null;
}
