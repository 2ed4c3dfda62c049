import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { login, register } from "#contract/accounts.ts";
import { getDocumentFile, listMyDocuments, uploadDocument } from "#contract/documents.ts";
import { registration, sessionOf } from "../../../../test/factories/accounts.ts";
import { type Installation, openInstallation } from "../../../../test/installation.ts";
import { startObjectStorage } from "../../../../test/object-storage.ts";
import { requestFor } from "../../../../test/request.ts";
import { picture } from "../../features/documents/test-files.ts";
import { joinConnection } from "../../open-connection.ts";
import { readConfig } from "../config/config.ts";
import { BackupRefused, type Manifest } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { takeBackup } from "./take-backup.ts";

const root = mkdtempSync(join(tmpdir(), "rihla-backup-"));
const home = join(root, "home");
const backup = join(root, "backup");
const amina = registration({ username: "amina", email: "amina@example.org" });
const noJobs = async () => undefined;

let taken: Manifest;
let page: Buffer;

/** Signs in, and answers the session with the bytes of the one document's file. */
async function signInAndOpen({ app }: Pick<Installation, "app">) {
  const { username, password } = amina;
  const signedIn = await app.inject(requestFor(login, { body: { username, password } }));
  const session = sessionOf(signedIn);
  const [document] = (await app.inject(requestFor(listMyDocuments, {}, session))).json();
  const file = await app.inject(requestFor(getDocumentFile, { params: { id: document?.id } }, session));
  return { status: signedIn.statusCode, fileStatus: file.statusCode, bytes: file.rawPayload };
}

/** Backs up beside the running server, as the command does. */
async function backUp({ config }: Installation, folder: string): Promise<Manifest> {
  const database = await joinConnection(config);
  const manifest = await takeBackup(config, database.connection, folder);
  await database.close();
  return manifest;
}

/** Registers one after the other until told to stop, and answers the names that were accepted. */
async function registerUntil({ app }: Installation, stopped: () => boolean): Promise<string[]> {
  const accepted: string[] = [];
  while (!stopped()) {
    const body = registration({ username: `writer-${accepted.length}`, email: `w${accepted.length}@example.org` });
    if ((await app.inject(requestFor(register, { body }))).statusCode === 201) accepted.push(body.username);
  }
  return accepted;
}

beforeAll(async () => {
  const server = await openInstallation(home);
  const session = sessionOf(await server.app.inject(requestFor(register, { body: amina })));
  const file = { name: "a.png", type: "image/png", bytes: new Uint8Array(await picture()) };
  await server.app.inject(requestFor(uploadDocument, { upload: { fields: { type: "photo" }, file } }, session));
  page = (await signInAndOpen(server)).bytes;
  let done = false;
  const writing = registerUntil(server, () => done);
  taken = await backUp(server, backup);
  done = true;
  expect((await writing).length).toBeGreaterThan(0);
  await server.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const target = (name: string) => readConfig({ DATA_DIR: join(root, name), LOG_LEVEL: "silent", DEMO: "off" });

describe("a backup that was taken while people wrote", () => {
  const config = target("restored");

  it("is restored, also from a second backup that is taken while the server stands still", async () => {
    await restoreBackup(config, backup, noJobs);
    const database = await joinConnection(config);
    const again = await takeBackup(config, database.connection, join(root, "again"));
    await database.close();
    const kept = ({ pieces }: Manifest) => pieces.filter(({ path }) => /^(files|secret)/.test(path));

    expect(again.tables).toEqual(taken.tables);
    expect(kept(again)).toEqual(kept(taken));
    expect(readdirSync(config.dataDir)).not.toContain("restoring");
  });

  it("brings back an installation in which the same sign-in works and the same file opens", async () => {
    const restored = await openInstallation(config.dataDir);
    const seen = await signInAndOpen(restored);
    const { db } = restored.platform;
    const asleep = await sql`select 1 from pg_trigger where tgenabled = 'D'`.execute(db);
    const keys = await sql`select 1 from pg_constraint where contype = 'f' and convalidated`.execute(db);
    const before = await sql<{ last: number }>`select max(id) as last from audit`.execute(db);
    const next = await sql<{ id: number }>`
      insert into audit (action, subject_type, subject_id) values ('test', 'test', '1') returning id`.execute(db);
    await restored.close();

    expect(seen).toEqual({ status: 200, fileStatus: 200, bytes: page });
    expect(page.length).toBeGreaterThan(0);
    expect([asleep.rows.length, keys.rows.length > 10]).toEqual([0, true]);
    expect(next.rows[0]?.id).toBeGreaterThan(before.rows[0]?.last ?? Number.POSITIVE_INFINITY);
  });

  it("moves its files into a bucket, and is taken from there", async () => {
    const storage = await startObjectStorage(join(root, "objects"));
    const settings = { DATA_DIR: join(root, "bucketed"), DEMO: "off", ...storage.settings };
    await restoreBackup(readConfig(settings), backup, noJobs);
    const restored = await openInstallation(settings.DATA_DIR, () => new Date(), storage.settings);
    const seen = await signInAndOpen(restored);
    const again = await backUp(restored, join(root, "from-bucket"));
    await restored.close();
    const filesOf = ({ pieces }: Manifest) => pieces.filter(({ path }) => path.startsWith("files/"));

    expect(seen).toEqual({ status: 200, fileStatus: 200, bytes: page });
    expect(existsSync(join(settings.DATA_DIR, "files"))).toBe(false);
    expect(filesOf(again)).toEqual(filesOf(taken));
    expect(again.lostFiles).toEqual([]);
    await storage.stop();
  });

  it("moves into another PostgreSQL, given the key as a setting", async () => {
    const database = `test_${randomBytes(6).toString("hex")}`;
    const { host, user, password } = inject("connection");
    const admin = new pg.Client(inject("superuser"));
    await admin.connect();
    await admin.query(`create database ${database} owner ${user}`);
    const address = `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(host)}`;
    const settings = { DATA_DIR: join(root, "external"), DATABASE_URL: address, DEMO: "off" };
    const fitting = readFileSync(join(backup, "secret-key"), "utf8");
    const strange = readConfig({ ...settings, SECRET_KEY: randomBytes(32).toString("base64") });

    await expect(restoreBackup(strange, backup, noJobs)).rejects.toThrow("sealed with a key that is not in SECRET_KEY");
    await restoreBackup(readConfig({ ...settings, SECRET_KEY: fitting }), backup, noJobs);
    const twice = restoreBackup(
      readConfig({ ...settings, DATA_DIR: join(root, "twice"), SECRET_KEY: fitting }),
      backup,
      noJobs,
    );

    await expect(twice).rejects.toThrow("The database is not empty");
    expect(existsSync(join(root, "external", "secret-key"))).toBe(false);
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
  });
});

describe("what cannot be restored", () => {
  const damages: [string, (folder: string) => void, string][] = [
    [
      "a table that was cut",
      (at) => truncateSync(join(at, "tables/users.copy.gz"), 100),
      "tables/users.copy.gz is not what",
    ],
    ["a file with one other bit", (at) => flipBit(join(at, firstFile())), "is not what was written"],
    ["a missing piece", (at) => rmSync(join(at, "jobs.json")), "jobs.json is missing"],
    [
      "a list that was edited",
      (at) => edit(join(at, "manifest.json"), '"rows": ', '"rows": 1'),
      "its list is not what",
    ],
    ["a backup that was not finished", (at) => rmSync(join(at, "manifest.sha256")), "there is no complete backup"],
  ];

  it.each(damages)("%s is refused, and nothing is touched", async (name, damage, sentence) => {
    const damaged = join(root, `damaged ${name}`);
    await cp(backup, damaged, { recursive: true });
    damage(damaged);
    const config = target(`untouched ${name}`);

    const attempt = restoreBackup(config, damaged, noJobs);

    await expect(attempt).rejects.toThrow(BackupRefused);
    await expect(attempt).rejects.toThrow(sentence);
    expect(existsSync(config.dataDir)).toBe(false);
  });

  it("is everything where something lies already", async () => {
    const config = target("inhabited");
    mkdirSync(config.dataDir);
    writeFileSync(join(config.dataDir, "mine"), "");

    await expect(restoreBackup(config, backup, noJobs)).rejects.toThrow("is not empty");
    expect(readdirSync(config.dataDir)).toEqual(["mine"]);
  });

  it("is a folder that holds no backup, and a backup is never written over another", async () => {
    await expect(restoreBackup(target("none"), root, noJobs)).rejects.toThrow("there is no complete backup");
    await expect(takeBackup(target("home"), {}, backup)).rejects.toThrow("is not empty");
  });
});

function firstFile(): string {
  const path = taken.pieces.find((piece) => piece.path.startsWith("files/"))?.path;
  if (!path) throw new Error("the backup has no file");
  return path;
}

function flipBit(path: string): void {
  const bytes = readFileSync(path);
  bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40);
  writeFileSync(path, bytes);
}

function edit(path: string, from: string, to: string): void {
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
}
