/** Adds the present state to `test/fixtures/backups`: a small world through the product's own calls, then the backup of it. */
import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { register } from "#contract/accounts.ts";
import { payBooking } from "#contract/booking-payments.ts";
import { approveBooking, confirmBooking, createBooking } from "#contract/bookings.ts";
import { uploadDocument } from "#contract/documents.ts";
import { createFamily } from "#contract/family.ts";
import type { Route } from "#contract/route.ts";
import { addTraveller } from "#contract/travellers.ts";
import { staffInvitation } from "#server/features/accounts/service.ts";
import { picture } from "#server/features/documents/test-files.ts";
import { joinConnection } from "#server/open-connection.ts";
import { takeBackup } from "#server/platform/maintenance/take-backup.ts";
import { givenOffer } from "../../test/factories/bookings.ts";
import { type Installation, openInstallation } from "../../test/installation.ts";
import { requestFor } from "../../test/request.ts";

/** A folder a state, named after its last migration. */
const FIXTURES = "test/fixtures/backups";
/** Of everybody in the fixture; the test that restores it signs in with it. */
const PASSWORD = "correct horse";

const folder = await mkdtemp(join(tmpdir(), "rihla-fixture-"));
const installation = await openInstallation(folder);
await fill(installation);
const database = await joinConnection(installation.config);
const fixture = join(FIXTURES, await lastMigration());
await rm(fixture, { recursive: true, force: true });
const { tables } = await takeBackup(installation.config, database.connection, fixture);
await database.close();
await installation.close();
await rm(folder, { recursive: true });
console.log(`${fixture}: ${tables.length} tables`);

async function lastMigration(): Promise<string> {
  const files = (await readdir("migrations")).filter((name) => name.endsWith(".sql"));
  return files.sort().at(-1)?.replace(".sql", "") ?? "";
}

/** One operator with two customers: one pays, the other goes by Nusuk. */
async function fill(given: Installation): Promise<void> {
  const operator = await registered(given, "noor", "operator");
  const { db, clock } = given.platform;
  const licence = { licenceScheme: "atol", licenceNumber: "T7000", licenceVerifiedAt: clock() } as const;
  await db.updateTable("operators").set(licence).where("userId", "=", operator.id).execute();
  const packageId = await givenOffer(given, operator.id);
  const [payer, pilgrim] = [
    await registered(given, "bilal", "pilgrim", "PK"),
    await registered(given, "amina", "pilgrim", "GB"),
  ];

  const paid = await held(given, payer.session, packageId, 2);
  await call(given, payBooking, { params: { id: paid }, body: { card: "sandbox_visa" } }, payer.session);
  await call(given, approveBooking, { params: { id: paid } }, operator.session);
  const confirmed = await held(given, pilgrim.session, packageId, 1);
  await call(given, confirmBooking, { params: { id: confirmed } }, pilgrim.session);
  await held(given, pilgrim.session, packageId, 1);

  const file = { name: "photo.png", type: "image/png", bytes: new Uint8Array(await picture()) };
  await call(given, uploadDocument, { upload: { fields: { type: "photo" }, file } }, pilgrim.session);
  const mother = { surname: "Rahman", givenNames: "Khadija", relationship: "mother", birthDate: "1958-02-01" };
  await call(given, addTraveller, { body: mother }, pilgrim.session);
  await call(given, createFamily, { body: { name: "Rahman" } }, pilgrim.session);
  await staffInvitation(given.platform).invite("nadia@example.org");
}

async function registered(given: Installation, name: string, role: string, country?: string) {
  const names = {
    username: name,
    email: `${name}@example.org`,
    firstName: name,
    lastName: "Rahman",
    password: PASSWORD,
  };
  const answer = await call(given, register, { body: { ...names, role } });
  const { id } = answer.json();
  if (country)
    await given.platform.db.updateTable("users").set({ countryOfResidence: country }).where("id", "=", id).execute();
  return { id, session: { cookie: answer.cookies.map((one) => `${one.name}=${one.value}`).join("; ") } };
}

async function held(
  given: Installation,
  session: { cookie: string },
  packageId: string,
  seats: number,
): Promise<string> {
  const headers = { "idempotency-key": randomUUID() };
  const answer = await call(given, createBooking, { headers, body: { parts: [{ packageId, seats }] } }, session);
  return answer.json().id;
}

async function call({ app }: Installation, route: Route, args: object, session?: { cookie: string }) {
  const answer = await app.inject(requestFor(route, args, session));
  if (answer.statusCode >= 300) throw new Error(`${route.path}: ${answer.body}`);
  return answer;
}
