/** SQL of recorded numbers: what lies beside them, what has become of them, and which nobody has seen. */
import { sql } from "kysely";
import type { Numbered } from "#domain/nusuk/applications.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { KeptFile } from "#server/uploads/keep-page.ts";

/** So many changes of a booking's numbers are shown, the newest. */
const HISTORY_SHOWN = 50;
/** So many bookings wait in one list. */
const LISTED = 200;

export async function deleteNumber(tx: Db, bookingId: string, application: number): Promise<void> {
  await tx
    .deleteFrom("bookingReferences")
    .where("bookingId", "=", bookingId)
    .where("application", "=", application)
    .execute();
}

/** Answers those that nobody had seen. */
export async function markSeen(tx: Db, bookingId: string, seenAt: Date): Promise<Numbered[]> {
  return tx
    .updateTable("bookingReferences")
    .set({ seenAt })
    .where("bookingId", "=", bookingId)
    .where("seenAt", "is", null)
    .returning(["application", "reference"])
    .execute();
}

export function findNumberPicture(db: Db, bookingId: string, application: number): Promise<KeptFile | undefined> {
  return db
    .selectFrom("bookingNumberPictures")
    .select(["fileId", "fileKey"])
    .where("bookingId", "=", bookingId)
    .where("application", "=", application)
    .executeTakeFirst();
}

/** Answers the file that it takes the place of. Under the booking's lock. */
export async function replaceNumberPicture(
  tx: Db,
  picture: KeptFile & { readonly bookingId: string; readonly application: number; readonly createdAt: Date },
): Promise<string | null> {
  const before = await findNumberPicture(tx, picture.bookingId, picture.application);
  await deleteNumberPicture(tx, picture.bookingId, picture.application);
  await tx.insertInto("bookingNumberPictures").values(picture).execute();
  return before?.fileId ?? null;
}

export async function deleteNumberPicture(tx: Db, bookingId: string, application: number): Promise<void> {
  await tx
    .deleteFrom("bookingNumberPictures")
    .where("bookingId", "=", bookingId)
    .where("application", "=", application)
    .execute();
}

/** Which of these files, at least one, belong to a row. */
export async function findKnownNumberPictures(db: Db, fileIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("bookingNumberPictures").select("fileId").where("fileId", "in", fileIds).execute();
  return new Set(rows.map(({ fileId }) => fileId));
}

/** Pictures of the numbers on the account's own bookings, for the copy of its data. */
export function listOwnNumberPictures(db: Db, userId: string) {
  return db
    .selectFrom("bookingNumberPictures as picture")
    .innerJoin("bookings", "bookings.id", "picture.bookingId")
    .select(["bookings.reference", "picture.application", "picture.fileId", "picture.fileKey"])
    .where("bookings.userId", "=", userId)
    .execute();
}

export function numbersOf(db: Db, bookingId: string) {
  return db
    .selectFrom("bookingReferences as given")
    .leftJoin("bookingNumberPictures as picture", (join) =>
      join.onRef("picture.bookingId", "=", "given.bookingId").onRef("picture.application", "=", "given.application"),
    )
    .select(["given.application", "given.reference", "given.recordedAt", "given.seenAt"])
    .select("picture.createdAt as pictureAt")
    .where("given.bookingId", "=", bookingId)
    .execute();
}

/** The newest first. */
export function findNumberChanges(db: Db, bookingId: string) {
  return db
    .selectFrom("bookingNumberChanges as change")
    .leftJoin("users as actor", "actor.id", "change.actorId")
    .select(["change.id", "change.at", "change.application", "change.what", "change.side"])
    .select(["change.before", "change.after", "actor.firstName", "actor.lastName"])
    .where("change.bookingId", "=", bookingId)
    .orderBy("change.id", "desc")
    .limit(HISTORY_SHOWN)
    .execute();
}

export interface ReportedRow {
  readonly id: string;
  readonly reference: string;
  readonly customerName: string;
  readonly packageName: string;
  readonly departureDate: string;
  readonly seats: number;
  readonly recorded: readonly Numbered[];
  readonly recordedAt: Date;
  readonly pictures: readonly number[];
}

/** Of an operator's bookings that stand: whose numbers are reported and not all seen, the longest waiting first. */
export async function reportedTo(db: Db, operatorId: string): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    select bookings.id, bookings.reference, customer.first_name || ' ' || customer.last_name as "customerName",
      bookings.departure_date as "departureDate", parts.titles[1] as "packageName", parts.seats,
      given.recorded, given.since as "recordedAt", given.pictures
    from bookings
    join users customer on customer.id = bookings.user_id
    cross join lateral (
      select json_agg(json_build_object('application', each.application, 'reference', each.reference)) as recorded,
        min(each.recorded_at) filter (where each.seen_at is null) as since,
        coalesce(array_agg(each.application) filter (where picture.id is not null), '{}') as pictures
      from booking_references each left join booking_number_pictures picture
        on picture.booking_id = each.booking_id and picture.application = each.application
      where each.booking_id = bookings.id
    ) given
    cross join lateral (
      select array_agg(packages.title order by part.position) as titles, sum(part.seats)::int as seats
      from booking_parts part join packages on packages.id = part.package_id where part.booking_id = bookings.id
    ) parts
    where bookings.operator_id = ${operatorId} and not bookings.numbers_seen and bookings.channel = 'nusuk'
      and bookings.phase in ('awaiting_reference', 'confirmed') and given.since is not null
    order by given.since, bookings.id limit ${LISTED}
  `.execute(db);
  return rows;
}
