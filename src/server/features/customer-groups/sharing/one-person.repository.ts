/** SQL of two rows of one person: beds, wishes and passports that were given out of the one become the other's. */
import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import type { OwnPerson } from "#server/platform/records/one-person.ts";

/** What operators were told of needs is not taken over: the person decides anew. */
export async function moveGroupPlaces(tx: Db, from: string, { travellerId: to }: OwnPerson): Promise<void> {
  await raiseGroupsOf(tx, [from]);
  await tx
    .updateTable("groupRoomPeople")
    .set({ travellerId: to })
    .where("travellerId", "=", from)
    .where("groupId", "not in", (eb) =>
      eb.selectFrom("groupRoomPeople as own").select("own.groupId").where("own.travellerId", "=", to),
    )
    .execute();
  await sql`
    insert into group_wishes (group_id, one_id, other_id, kind)
    select group_id, least(${to}, other), greatest(${to}, other), kind
    from (
      select group_id, kind, case when one_id = ${from} then other_id else one_id end as other
      from group_wishes where one_id = ${from} or other_id = ${from}
    ) wish
    where other <> ${to}
    on conflict do nothing
  `.execute(tx);
  await tx.updateTable("passportDisclosures").set({ travellerId: to }).where("travellerId", "=", from).execute();
}

/** Groups in which these people have a bed or a wish count one version on, so that nobody writes over the change. */
async function raiseGroupsOf(tx: Db, travellerIds: readonly string[]): Promise<void> {
  if (travellerIds.length === 0) return;
  await tx
    .updateTable("customerGroups")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where((eb) =>
      eb.or([
        eb("id", "in", eb.selectFrom("groupRoomPeople").select("groupId").where("travellerId", "in", travellerIds)),
        eb(
          "id",
          "in",
          eb
            .selectFrom("groupWishes")
            .select("groupId")
            .where((wish) => wish.or([wish("oneId", "in", travellerIds), wish("otherId", "in", travellerIds)])),
        ),
      ]),
    )
    .execute();
}
