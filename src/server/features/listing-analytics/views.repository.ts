/** The rows of views: a salt and marks for the day, and the numbers that stay. */
import { sql } from "kysely";
import type { IsoDate } from "#domain/calendar.ts";
import type { Db } from "#server/platform/database/database.ts";

/** The day's salt, the same on all nodes: whoever comes first brings it. */
export async function saltOf(db: Db, day: IsoDate, proposed: Buffer): Promise<Buffer> {
  await db
    .insertInto("viewSalts")
    .values({ day, salt: proposed })
    .onConflict((oc) => oc.column("day").doNothing())
    .execute();
  const { salt } = await db.selectFrom("viewSalts").select("salt").where("day", "=", day).executeTakeFirstOrThrow();
  return salt;
}

export interface ViewMark {
  readonly packageId: string;
  readonly visitor: Buffer;
}

/** Marks who was not marked today, and adds those to the numbers; in one statement, in one order on every node. */
export async function countViews(db: Db, day: IsoDate, marks: readonly ViewMark[]): Promise<void> {
  const packageIds = marks.map(({ packageId }) => packageId);
  const visitors = marks.map(({ visitor }) => visitor.toString("hex"));
  await sql`
    with marked as (
      insert into view_marks (day, package_id, visitor)
      select distinct ${day}::date, seen.package_id, decode(seen.visitor, 'hex')
      from unnest(${packageIds}::text[], ${visitors}::text[]) as seen (package_id, visitor)
      join packages on packages.id = seen.package_id and packages.status = 'listed'
      order by 2, 3
      on conflict do nothing
      returning package_id
    )
    insert into package_views (package_id, day, views)
    select package_id, ${day}::date, count(*) from marked group by package_id order by package_id
    on conflict (package_id, day) do update set views = package_views.views + excluded.views
  `.execute(db);
}

/** With salt and marks gone, nobody can tell any more who looked on the days before. */
export async function forgetVisitors(db: Db, today: IsoDate): Promise<void> {
  await db.deleteFrom("viewMarks").where("day", "<", today).execute();
  await db.deleteFrom("viewSalts").where("day", "<", today).execute();
}
