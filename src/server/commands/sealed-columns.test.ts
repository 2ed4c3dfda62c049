/** A change of the master key, on a real database with real files: beside writers, killed in the middle, and afterwards without the old key. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { getDocumentFile, listMyDocuments, uploadDocument } from "#contract/documents.ts";
import { handIn, listIntake } from "#contract/intake.ts";
import { addPushSubscription, listPushSubscriptions } from "#contract/push.ts";
import { beginSecondFactor } from "#contract/second-factor.ts";
import { changeTraveller, listTravellers } from "#contract/travellers.ts";
import { NEEDS_CONSENT_VERSION } from "#domain/travellers/traveller.ts";
import { type TestApp, testApp } from "../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim } from "../../../test/factories/accounts.ts";
import { givenOffer, standingClock } from "../../../test/factories/bookings.ts";
import { givenTravelled } from "../../../test/factories/journeys.ts";
import { givenQueue } from "../../../test/factories/queue.ts";
import { givenTraveller } from "../../../test/factories/travellers.ts";
import { pushStandIn } from "../../../test/push-service.ts";
import { soon } from "../../../test/soon.ts";
import { opinionSealedAs } from "../features/documents/second-opinion/service.ts";
import { picture } from "../features/documents/test-files.ts";
import { needsSealedAs } from "../features/travellers/special-needs.ts";
import { rekey } from "../platform/maintenance/rekey.ts";
import { masterKeys } from "../platform/secrets/keys.ts";
import { sealJson } from "../platform/secrets/sealed-json.ts";
import { SEALED_COLUMNS } from "./sealed-columns.ts";

/** Hashes and salts: nothing of them opens anything. */
const NOT_SEALED = [
  "documents.content_digest",
  "documents.passport_digest",
  "intake_papers.content_digest",
  "invitations.code_hash",
  // Sealed under the caller's key, which no master key wraps.
  ...["kept_answers.id", "kept_answers.request", "kept_answers.sealed_answer"],
  "one_time_tokens.token_hash",
  // Public keys, and the names that devices give them.
  ...["passkeys.credential_id", "passkeys.public_key"],
  "phone_bookings.link_hash",
  "push_subscriptions.endpoint_hash",
  "queue_known.digest",
  "recovery_codes.code_hash",
  "sessions.token_hash",
  "team_invitations.token_hash",
  "view_marks.visitor",
  "view_salts.salt",
];

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const listOf = (...keys: Buffer[]) => keys.map((key) => key.toString("base64")).join();
const time = standingClock();
const push = await pushStandIn();
// Nobody takes its mails, so they wait sealed.
const away = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "rihla@example.org", PUSH_SERVICE_URL: push.url };
// It knows the new key already, so that it reads what the others write.
const before = await testApp({ clock: time.clock, settings: { SECRET_KEY: listOf(oldKey, newKey), ...away } });
const { db, files, config } = before.platform;

const nodeWith = (...keys: Buffer[]) =>
  testApp({
    clock: time.clock,
    connection: before.connection,
    settings: { SECRET_KEY: listOf(...keys), DATA_DIR: config.dataDir, ...away },
  });
const during = await nodeWith(newKey, oldKey);
const after = await nodeWith(newKey);
await after.platform.jobs.stop();
const bothKeys = masterKeys([newKey, oldKey]);

const needs = (note: string) =>
  ({ aids: ["wheelchair"] satisfies ["wheelchair"], note, consentVersion: NEEDS_CONSENT_VERSION }) as const;
const notesOf = async (app: TestApp, { session }: Given) =>
  (await app.call(listTravellers, {}, session)).map(({ specialNeeds }) => specialNeeds?.note).toSorted();

async function givenPaper(app: TestApp, { session, user }: Given, width: number) {
  await db.updateTable("users").set({ emailVerifiedAt: new Date() }).where("id", "=", user.id).execute();
  const file = { name: "a.png", type: "image/png", bytes: await picture(width) };
  return (await app.upload(uploadDocument, { fields: { type: "health_certificate" }, file }, session)).document;
}

/** The reader has said what it found in each of their papers. */
const untilRead = (app: TestApp, { session }: Given) =>
  soon(async () => {
    const found = await app.call(listMyDocuments, {}, session);
    const { papers } = await app.call(listIntake, {}, session);
    expect([...found, ...papers].filter(({ stage }) => stage !== "done")).toEqual([]);
  });

/** Everything that a master key seals, once at least. */
async function givenAllSealed() {
  const [pilgrim, operator] = [await givenPilgrim(before), await givenOperator(before)];
  await before.platform.db.updateTable("users").set({ emailVerifiedAt: new Date() }).execute();
  await before.call(beginSecondFactor, { body: { password: pilgrim.password } }, pilgrim.session);
  await givenTraveller(before, pilgrim, { specialNeeds: needs("No stairs") });
  const { id: documentId } = await givenPaper(before, pilgrim, 400);
  const waiting = { name: "b.png", type: "image/png", bytes: await picture(410) };
  await before.upload(handIn, { fields: { key: "one-paper" }, file: waiting }, pilgrim.session);
  const { publicKey } = await before.call(listPushSubscriptions, {}, pilgrim.session);
  await before.call(addPushSubscription, { body: push.browser(publicKey).subscription }, pilgrim.session);
  await givenQueue(before, time).givenWindow(operator);
  const at = time.clock();
  const paper = { fileId: "licence-1", fileKey: await files.put("licence-1", Buffer.from("a licence")) };
  await db
    .insertInto("licences")
    .values({
      ...{ operatorId: operator.user.id, scheme: "atol", number: "1", registerUrl: "https://example.org" },
      ...{ companyName: "Noor", validUntil: "2030-01-01", submittedAt: at, ...paper },
    })
    .execute();
  const image = { fileId: "image-1", fileKey: await files.put("image-1", Buffer.from("an image")) };
  const packageId = await givenOffer(before, operator.user.id);
  await db
    .insertInto("packageImages")
    .values({ id: "1", packageId, position: 0, alt: "a", width: 1, height: 1, createdAt: at, ...image })
    .execute();
  const own = { packageId, operatorId: operator.user.id };
  const bookingId = await givenTravelled(before, { id: pilgrim.user.id }, own);
  const number = { bookingId, application: 0 };
  await db
    .insertInto("bookingReferences")
    .values({ ...number, reference: "NSK-1001", recordedAt: at })
    .execute();
  const confirmation = {
    fileId: "confirmation-1",
    fileKey: await files.put("confirmation-1", Buffer.from("a picture")),
  };
  await db
    .insertInto("bookingNumberPictures")
    .values({ ...number, createdAt: at, ...confirmation })
    .execute();
  const problem = await db
    .insertInto("problems")
    .values({ bookingId, kind: "other", happenedOn: "2026-11-20", state: "settled", stateSince: at })
    .returning("id as problemId")
    .executeTakeFirstOrThrow();
  const seen = { fileId: "problem-1", fileKey: await files.put("problem-1", Buffer.from("a picture")) };
  await db
    .insertInto("problemPictures")
    .values({ ...problem, ...seen, createdAt: at })
    .execute();
  const sealedOpinion = sealJson(before.platform.keys, opinionSealedAs(documentId), { surname: "Rahman" });
  await db
    .insertInto("secondOpinions")
    .values({ documentId, host: "h", textVersion: "1", consentedAt: at, state: "given", sealedOpinion })
    .execute();
  await untilRead(before, pilgrim);
  return { pilgrim, documentId };
}

/** What every sealed value of the database says, opened with these keys. */
async function contents(...keys: Buffer[]): Promise<Map<string, string[]>> {
  const said = new Map<string, string[]>();
  for (const { table, column, bound, sealedAs } of SEALED_COLUMNS) {
    const { rows } = await sql<{ bound: string; sealed: Buffer }>`
      select ${sql.ref(bound)}::text as bound, ${sql.ref(column)} as sealed
      from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(db);
    const opened = rows.map((row) => masterKeys(keys).unwrap(sealedAs(row.bound), row.sealed).toString("hex"));
    said.set(`${table}.${column}`, opened.toSorted());
  }
  return said;
}

it("goes through every column of bytes that is no hash", async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea'`.execute(db);

  const known = [...SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`), ...NOT_SEALED];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

it("brings everything under the new key beside writers, whose words stay; the old key is then not needed", async () => {
  const { pilgrim, documentId } = await givenAllSealed();
  const [writer, uploader] = [await givenPilgrim(during), await givenPilgrim(during)];
  const people = [];
  for (const note of ["a", "b", "c", "d"])
    people.push(await givenTraveller(before, writer, { specialNeeds: needs(note) }));
  const was = await contents(oldKey, newKey);
  expect([...was].filter(([, values]) => values.length === 0)).toEqual([]);

  let done = false;
  const rekeying = (async () => {
    let runs = await rekey(during.platform.db, bothKeys, SEALED_COLUMNS);
    while (!done) {
      await sleep(20);
      runs = await rekey(during.platform.db, bothKeys, SEALED_COLUMNS);
    }
    return runs;
  })();
  // Read by a worker meanwhile, which puts another file and what it found into the row.
  const read = givenPaper(before, uploader, 300);
  for (const round of [1, 2, 3])
    for (const [place, { id }] of people.entries()) {
      // Both a node that has the new key first and one that has not been told yet write.
      const body = { specialNeeds: needs(`${place} in round ${round}`) };
      await (place % 2 ? during : before).call(changeTraveller, { params: { id }, body }, writer.session);
    }
  await read;
  await untilRead(before, uploader);
  done = true;
  await rekeying;
  const last = await rekey(during.platform.db, bothKeys, SEALED_COLUMNS);

  expect(last.map(({ underOld, underStrange }) => underOld + underStrange)).toEqual(SEALED_COLUMNS.map(() => 0));
  const is = await contents(newKey);
  for (const [column, values] of was)
    if (!/^(documents|travellers|outgoing_mails)/.test(column)) expect(is.get(column), column).toEqual(values);
  expect(await notesOf(after, writer)).toEqual([0, 1, 2, 3].map((place) => `${place} in round 3`));
  expect(await notesOf(after, pilgrim)).toEqual(["No stairs"]);
  const page = await after.inject({
    url: getDocumentFile.path.replace(":id", documentId),
    headers: { ...pilgrim.session },
  });
  expect([page.statusCode, page.rawPayload.subarray(0, 2).toString("hex")]).toEqual([200, "ffd8"]);
  for (const [id, table] of [["licence-1", "licences"] as const, ["image-1", "packageImages"] as const]) {
    const { fileKey } = await db.selectFrom(table).select("fileKey").where("fileId", "=", id).executeTakeFirstOrThrow();
    expect((await after.platform.files.read(id, fileKey ?? Buffer.alloc(0))).toString()).toMatch(/^an? /);
  }
});

it("waits for nobody's transaction, and overwrites nothing that it writes", async () => {
  const writer = await givenPilgrim(before);
  const { id } = await givenTraveller(before, writer, { specialNeeds: needs("as it was") });
  const sealedNeeds = sealJson(before.platform.keys, needsSealedAs(id), { aids: [], note: "as it is now" });
  const run = () => rekey(during.platform.db, bothKeys, SEALED_COLUMNS);

  const beside = await db.transaction().execute(async (tx) => {
    await tx.updateTable("travellers").set({ sealedNeeds }).where("id", "=", id).execute();
    const running = run();
    // Were it to wait for this transaction, both would stand still here.
    await Promise.race([running, sleep(2000)]);
    return { running };
  });
  const [first, second] = [await beside.running, await run()];

  const left = (runs: typeof first) => runs.reduce((sum, { underOld }) => sum + underOld, 0);
  expect([left(first), left(second)]).toEqual([1, 0]);
  expect(await notesOf(after, writer)).toEqual(["as it is now"]);
});

it("as a command that is killed in the middle goes on where it was, and says when nothing is left", async () => {
  const { user } = await givenPilgrim(during);
  const oldKeys = masterKeys([oldKey]);
  const at = time.clock();
  const many = Array.from({ length: 4000 }, (_, place) => {
    const id = `many-${place}`;
    return {
      ...{ id, userId: user.id, relationship: "other" as const, surname: "Rahman", givenNames: "Yusuf" },
      ...{ needsConsentVersion: "1", needsConsentedAt: at },
      sealedNeeds: sealJson(oldKeys, needsSealedAs(id), { aids: [], note: id }),
    };
  });
  for (let from = 0; from < many.length; from += 1000)
    await db
      .insertInto("travellers")
      .values(many.slice(from, from + 1000))
      .execute();
  const half = started();
  await soon(async () => expect(await countUnder(newKey)).toBeGreaterThan(0));
  half.child.kill("SIGKILL");
  await once(half.child, "exit");
  const left = await countUnder(oldKey);

  const again = started();
  const { said, code } = await ended(again);

  expect(left).toBeGreaterThan(0);
  expect(said).toContain(`travellers.sealed_needs: ${left} sealed anew, 0 under an old key (0 damaged), 0 under none`);
  expect(said).toContain("Nothing here needs an old key any more.");
  expect(code).toBe(0);
  expect(await countUnder(newKey)).toBe(many.length);
  expect((await contents(newKey)).get("travellers.sealed_needs")).toHaveLength(many.length + 6);
}, 60_000);

it("a value that is damaged, or under a key that is not in the list, is named and holds nothing up", async () => {
  const [damaged, strange] = ["many-1", "many-2"];
  const broken = sealJson(masterKeys([oldKey]), needsSealedAs("another"), {});
  const foreign = sealJson(masterKeys([randomBytes(32)]), needsSealedAs(strange), {});
  const good = sealJson(masterKeys([oldKey]), needsSealedAs("many-3"), { aids: [], note: "" });
  for (const [id, sealedNeeds] of [[damaged, broken] as const, [strange, foreign] as const, ["many-3", good] as const])
    await db.updateTable("travellers").set({ sealedNeeds }).where("id", "=", id).execute();

  const command = started();
  const { said, code } = await ended(command);

  expect(said).toContain("travellers.sealed_needs: 1 sealed anew, 1 under an old key (1 damaged), 1 under none");
  expect(said).not.toContain("Nothing here needs");
  expect(code).toBe(1);
});

async function countUnder(key: Buffer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from travellers
    where id like 'many-%' and substring(sealed_needs from 1 for 4) = ${masterKeys([key]).marks[0]}`.execute(db);
  return rows[0]?.count ?? 0;
}

function started() {
  const { user, password, host, database } = before.connection;
  const address = `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(host)}`;
  const child = spawn(process.execPath, ["src/server/commands/rekey.ts"], {
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: config.dataDir, DATABASE_URL: address, LOG_LEVEL: "silent" },
      SECRET_KEY: listOf(newKey, oldKey),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { child, said: text(child.stdout) };
}

async function ended({ child, said }: ReturnType<typeof started>) {
  const [code] = await once(child, "close");
  return { said: await said, code };
}
