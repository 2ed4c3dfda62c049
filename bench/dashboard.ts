/** The dashboard of the demonstration's household: one answer, its seven parts by themselves, and the bare SQL of the same rows. */
import { setTimeout } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { login } from "#contract/accounts.ts";
import { listBookings } from "#contract/bookings.ts";
import { dashboard } from "#contract/dashboard.ts";
import { verdictRate } from "#contract/documents.ts";
import { listFamily } from "#contract/family.ts";
import { journey } from "#contract/journey.ts";
import { listActivity } from "#contract/notifications.ts";
import { queueStatus } from "#contract/queue.ts";
import { listWaitlist } from "#contract/waitlist.ts";
import { openProduct } from "./ground/open-product.ts";
import { printTimes, timesOf } from "./ground/percentiles.ts";

const WARM = 20;
const TURNS = 200;
const PARTS = [journey, listBookings, listActivity, listFamily, queueStatus, listWaitlist, verdictRate];

const product = await openProduct({ demo: "on" });
const { db } = product.platform;
try {
  await papersAreRead();
  const { id, cookie } = await signIn();
  const ask = async ({ path }: { readonly path: string }) => {
    const { statusCode } = await product.app.inject({ url: path, headers: { cookie } });
    if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}`);
  };
  const run = async (work: () => Promise<unknown>) => {
    await timesOf(WARM, work);
    return timesOf(TURNS, work);
  };
  const bare = await run(() => Promise.all(bareRows(id).map((query) => query.execute(db))));
  printTimes("bare SQL, nine statements at once", bare, bare);
  printTimes("the dashboard, one call", await run(() => ask(dashboard)), bare);
  printTimes("its parts, seven calls at once", await run(() => Promise.all(PARTS.map(ask))), bare);
  printTimes("its parts, one after the other", await run(() => oneByOne(ask)), bare);
  for (const part of PARTS) printTimes(`  ${part.path}`, await run(() => ask(part)), bare);
} finally {
  await product.close();
}

/** The demonstration's papers go through the engine first; it would take the processor from what is measured. */
async function papersAreRead(): Promise<void> {
  const open = sql<{
    n: number;
  }>`select case when count(*) = 0 then 1 else count(*) filter (where status = 'pending') end
    as n from documents where traveller_id like 'demo-traveller-%'`;
  for (let second = 0; second < 120; second += 1) {
    const [{ n } = { n: 1 }] = (await open.execute(db)).rows;
    if (Number(n) === 0) return;
    await setTimeout(1000);
  }
}

async function oneByOne(ask: (part: { readonly path: string }) => Promise<void>): Promise<void> {
  for (const part of PARTS) await ask(part);
}

async function signIn(): Promise<{ id: string; cookie: string }> {
  const payload = { username: "pilgrim_demo", password: "Labbayk-1448" };
  const answer = await product.app.inject({ method: "POST", url: login.path, payload });
  const [session] = answer.cookies;
  if (!session) throw new Error(`nobody could sign in: ${answer.statusCode}`);
  return { id: answer.json().id, cookie: `${session.name}=${session.value}` };
}

/** The rows behind the page, without names, rules, rights or checks. */
function bareRows(id: string): RawBuilder<unknown>[] {
  const groups = sql`(select group_id from family_members where user_id = ${id})`;
  return [
    sql`select * from users where id = ${id}`,
    sql`select * from travellers where user_id = ${id}`,
    sql`select type, status, traveller_id from documents where user_id = ${id} and replaced_by is null`,
    sql`select * from family_members m join family_groups g on g.id = m.group_id where m.group_id in ${groups}`,
    sql`select * from bookings b join booking_parts p on p.booking_id = b.id where b.user_id = ${id}`,
    sql`select * from activity where user_id = ${id} order by created_at desc limit 50`,
    sql`select * from queue_tickets where user_id = ${id} or family_id in ${groups}`,
    sql`select * from waitlist_entries where user_id = ${id} or family_id in ${groups}`,
    sql`select status, count(*) from documents where processed_at is not null group by status`,
  ];
}
