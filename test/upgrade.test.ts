/** A filled backup of an earlier state is restored, brought to the newest form, and used. */
import { mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { login } from "#contract/accounts.ts";
import { getBooking, listMyBookings } from "#contract/bookings.ts";
import { getDocumentFile, listMyDocuments } from "#contract/documents.ts";
import { listTravellers } from "#contract/travellers.ts";
import { restoreBackup } from "#server/platform/backup/restore-backup.ts";
import { readConfig } from "#server/platform/config.ts";
import { expectBooksToBalance } from "./books.ts";
import { sessionOf } from "./given/accounts.ts";
import { openInstallation } from "./installation.ts";
import { requestFor } from "./request.ts";

const root = mkdtempSync(join(tmpdir(), "rihla-upgrade-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it("an installation of an earlier state is brought to this one, with everything in it", async () => {
  const dataDir = join(root, "data");
  const config = readConfig({ DATA_DIR: dataDir, DEMO: "off", LOG_LEVEL: "silent" });

  await restoreBackup(config, "test/fixtures/backup", async () => undefined);
  const { app, platform, close } = await openInstallation(dataDir);
  const signedIn = await app.inject(requestFor(login, { body: { username: "amina", password: "correct horse" } }));
  const session = sessionOf(signedIn);
  const read = async (route: Parameters<typeof requestFor>[0], id?: string) =>
    app.inject(requestFor(route, id ? { params: { id } } : {}, session));
  const bookings = (await read(listMyBookings)).json();
  const [document] = (await read(listMyDocuments)).json();
  const opened = [await read(getBooking, bookings[0].id), await read(getDocumentFile, document.id)];
  const { rows: run } = await sql<{ name: string }>`select name from migrations order by name`.execute(platform.db);

  expect(signedIn.statusCode).toBe(200);
  expect(bookings).toHaveLength(2);
  expect((await read(listTravellers)).json()).toContainEqual(expect.objectContaining({ givenNames: "Khadija" }));
  expect(opened.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(run.map(({ name }) => name)).toEqual(await migrationFiles());
  await expectBooksToBalance(platform.db);
  await close();
});

async function migrationFiles(): Promise<string[]> {
  return (await readdir("migrations")).filter((name) => name.endsWith(".sql")).sort();
}
