/** Filled backups of earlier states are restored, brought to the newest form, and used. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { login } from "#contract/accounts.ts";
import { getBooking, listMyBookings } from "#contract/bookings.ts";
import { getDocumentFile, listMyDocuments } from "#contract/documents.ts";
import { listTravellers } from "#contract/travellers.ts";
import { readConfig } from "#server/platform/config/config.ts";
import type { Db } from "#server/platform/database/database.ts";
import { restoreBackup } from "#server/platform/maintenance/restore-backup.ts";
import { expectBooksToBalance } from "./books.ts";
import { sessionOf } from "./factories/accounts.ts";
import { openInstallation } from "./installation.ts";
import { requestFor } from "./request.ts";

const FIXTURES = "test/fixtures/backups";
const root = mkdtempSync(join(tmpdir(), "rihla-upgrade-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each(readdirSync(FIXTURES))(
  "an installation as it was after %s is brought to this state, with everything in it",
  async (state) => {
    const dataDir = join(root, state);
    const config = readConfig({ DATA_DIR: dataDir, DEMO: "off", LOG_LEVEL: "silent" });

    const { tables } = await restoreBackup(config, join(FIXTURES, state), async () => undefined);
    const { app, platform, close } = await openInstallation(dataDir);
    const signedIn = await app.inject(requestFor(login, { body: { username: "amina", password: "correct horse" } }));
    const session = sessionOf(signedIn);
    const read = async (route: Parameters<typeof requestFor>[0], id?: string) =>
      app.inject(requestFor(route, id ? { params: { id } } : {}, session));
    const bookings = (await read(listMyBookings)).json();
    const [document] = (await read(listMyDocuments)).json();
    const opened = [await read(getBooking, bookings[0].id), await read(getDocumentFile, document.id)];
    const { rows: run } = await sql<{ name: string }>`select name from migrations order by name`.execute(platform.db);

    for (const { name, rows } of tables) expect(await countOf(platform.db, name), name).toBeGreaterThanOrEqual(rows);
    expect(signedIn.statusCode).toBe(200);
    expect(bookings).toHaveLength(2);
    expect((await read(listTravellers)).json()).toContainEqual(expect.objectContaining({ givenNames: "Khadija" }));
    expect(opened.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(run.map(({ name }) => name)).toEqual(await migrationFiles());
    await expectBooksToBalance(platform.db);
    await close();
  },
);

async function countOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
  return rows[0]?.n ?? 0;
}

async function migrationFiles(): Promise<string[]> {
  return (await readdir("migrations")).filter((name) => name.endsWith(".sql")).sort();
}
