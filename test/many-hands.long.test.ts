/** Two nodes of two workers each sell one package: whatever its buyers do at once, no seat is sold twice and none is lost. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { type Booking, cancelBooking, createBooking } from "#contract/bookings.ts";
import { openDatabase, openPool } from "#server/platform/database/database.ts";
import { EmbeddedPostgres } from "#server/platform/database/embedded/embedded-postgres.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { addressOf } from "../scripts/nodes/database-address.ts";
import { openNodes } from "../scripts/nodes/nodes.ts";
import { draws } from "./draws.ts";
import { givenOperatorRow } from "./factories/accounts.ts";
import { BY_OPERATOR, givenCrowd, givenOffer, type Member } from "./factories/bookings.ts";
import { BOOKS, brokenRules } from "./invariants.ts";
import { endLeftServers } from "./server-process.ts";

const ACTIONS = 100_000;
const BUYERS = 64;
/** So many that most are allowed what they try: an account that lets go again and again has to wait. */
const ACCOUNTS = 16_000;
/** Rows of one statement. */
const AT_ONCE = 2_000;
/** Few, so that most acts meet at the last of them. */
const SEATS = 120;
const WITHIN_MS = 3_600_000;

const folder = mkdtempSync(join(tmpdir(), "rihla-hands-"));
const database = await EmbeddedPostgres.open(join(folder, "postgres"), ["fsync=off", "max_connections=200"]);
const pool = openPool(database.connection);
const db = openDatabase(pool);
await migrate(pool);
const nodes = await openNodes({
  ...{ databaseUrl: addressOf(database.connection), dataDir: folder, secret: randomBytes(32) },
  settings: { WORKERS: "2" },
});
afterAll(async () => {
  await nodes.close();
  endLeftServers();
  await db.destroy();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it(
  `sells no seat twice in ${ACTIONS} acts`,
  async () => {
    const deps = { platform: { db, clock: () => new Date() } };
    await Promise.all([nodes.start(), nodes.start()]);
    const [operator] = await givenCrowd(deps, 1, BY_OPERATOR);
    const crowd: Member[] = [];
    while (crowd.length < ACCOUNTS) crowd.push(...(await givenCrowd(deps, AT_ONCE, BY_OPERATOR)));
    await db.updateTable("users").set({ emailVerifiedAt: new Date() }).execute();
    const packageId = await givenOffer(deps, await givenOperatorRow(db, operator?.id ?? ""), { seats: SEATS });
    const next = draws(1);
    const draw = (below: number) => Math.floor(next() * below);
    const held = new Map<string, { by: Member; seats: number }>();
    const answers = new Map<string, number>();

    async function act(): Promise<void> {
      const [id] = [...held.keys()].slice(draw(held.size));
      const own = id === undefined ? undefined : held.get(id);
      if (id !== undefined && own && draw(3) === 0) {
        held.delete(id);
        const { status } = await post(cancelBooking.path.replace(":id", id), own.by, {});
        count(`cancel ${status}`);
        return;
      }
      const by = crowd[draw(crowd.length)];
      if (!by) return;
      const seats = 1 + draw(5);
      const { status, body } = await post(createBooking.path, by, { parts: [{ packageId, seats }] });
      count(`hold ${status}`);
      if (status === 201) held.set(body.id, { by, seats });
    }

    function count(answer: string): void {
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }

    let left = ACTIONS;
    const lane = async () => {
      while (left > 0) {
        left -= 1;
        await act();
      }
    };
    await Promise.all(Array.from({ length: BUYERS }, lane));

    const { availableSlots } = await db
      .selectFrom("packages")
      .select("availableSlots")
      .where("id", "=", packageId)
      .executeTakeFirstOrThrow();
    console.log([...answers].map(([answer, times]) => `${answer}: ${times}`).join(", "));
    expect(availableSlots).toBe(SEATS - seatsOf(held));
    expect(await brokenRules(db, BOOKS)).toEqual({});
    expect([...answers.keys()].filter((answer) => / 5\d\d$/.test(answer))).toEqual([]);
  },
  WITHIN_MS,
);

function seatsOf(held: ReadonlyMap<string, { readonly seats: number }>): number {
  return [...held.values()].reduce((sum, { seats }) => sum + seats, 0);
}

async function post(path: string, { session }: Member, body: object) {
  const headers = { ...session, "content-type": "application/json", origin: nodes.origin };
  const answer = await fetch(`${nodes.origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Pick<Booking, "id"> };
}
