/** When the steps of a journey were taken. */
import { sql } from "kysely";
import type { Db } from "#server/platform/database.ts";

export interface Moments {
  readonly account: Date;
  readonly firstName: string;
  readonly lastName: string;
  readonly upload: Date | null;
  readonly verification: Date | null;
  readonly family: Date | null;
  readonly payment: Date | null;
  readonly queue: Date | null;
  readonly nusuk: Date | null;
}

/** Of this account; `bookingIds` are those of its standing bookings. Each is null while there is nothing to date. */
export async function momentsOf(db: Db, userId: string, bookingIds: readonly string[]): Promise<Moments> {
  const { rows } = await sql<Moments>`
    with own as (
      select documents.* from documents left join travellers on travellers.id = documents.traveller_id
      where documents.user_id = ${userId} and coalesce(travellers.relationship = 'self', true)
    )
    select users.created_at as account, users.first_name, users.last_name,
      (select min(uploaded_at) from own) as upload,
      (select min(processed_at) from own where status = 'verified') as verification,
      (select min(joined_at) from family_members where user_id = users.id) as family,
      (select max(settled_at) from payments
        where booking_id = any(${bookingIds}::text[]) and kind = 'charge' and status = 'completed') as payment,
      (select max(admitted_at) from queue_tickets where user_id = users.id and state = 'completed') as queue,
      (select max(recorded_at) from booking_references where booking_id = any(${bookingIds}::text[])) as nusuk
    from users where users.id = ${userId}
  `.execute(db);
  const [moments] = rows;
  if (!moments) throw new Error("the account of a session is gone");
  return moments;
}
