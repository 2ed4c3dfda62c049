import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { MINUTE_MS } from "#domain/durations.ts";
import { type ObjectStorage, startObjectStorage } from "../../../../test/object-storage.ts";
import { readConfig } from "../config/config.ts";
import { masterKeys } from "../secrets/keys.ts";
import { openStorage } from "./open-storage.ts";
import { DamagedFile } from "./sealed-chunks.ts";
import { type FileStore, sealedFiles } from "./sealed-files.ts";
import { type FileStorage, StorageAway } from "./storage.ts";

const keys = masterKeys([Buffer.alloc(32, 1)]);
const MEGABYTE = 1024 * 1024;

let folder: string;
let storage: ObjectStorage;
let place: FileStorage;
let files: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rihla-bucket-"));
  storage = await startObjectStorage(folder);
  place = await openStorage(readConfig(storage.settings));
  files = sealedFiles(place, keys);
});
afterAll(async () => {
  await storage.stop();
  await rm(folder, { recursive: true });
});

describe("a file in a bucket", () => {
  it.each([0, 1, 65_537, 10 * MEGABYTE])("of %d bytes comes back as it was", async (size) => {
    const content = Buffer.alloc(size, "labbayk");

    const key = await files.put(`size-${size}`, content);

    expect((await files.read(`size-${size}`, key)).equals(content)).toBe(true);
  });

  it("lies there sealed", async () => {
    await files.put("passport", Buffer.from("P<GBRRAHMAN<<AMINA"));
    const stored = (await readdir(folder, { recursive: true })).filter((path) => path.includes("passport"));
    const bytes = await Promise.all(
      stored.filter((path) => path.endsWith("object")).map((at) => readFile(join(folder, at))),
    );

    expect(bytes.length).toBe(1);
    expect(bytes[0]?.includes("RAHMAN")).toBe(false);
  });

  it("that was changed there, or exchanged for another, is refused", async () => {
    const key = await files.put("mine", Buffer.from("mine"));
    await files.put("yours", Buffer.from("yours"));
    await place.write("mine", (await place.read("yours")) ?? Buffer.alloc(0));

    await expect(files.read("mine", key)).rejects.toThrow(DamagedFile);
  });

  it("is gone when removed, twice too", async () => {
    const key = await files.put("gone", Buffer.from("x"));

    await files.remove("gone");
    await files.remove("gone");

    await expect(files.read("gone", key)).rejects.toThrow("named and not there");
  });

  it("is listed by the beginning of its id and by its age", async () => {
    await Promise.all(Array.from({ length: 45 }, (_, at) => place.write(`many-${at}`, Buffer.from("x"))));
    const soon = new Date(Date.now() + MINUTE_MS);

    expect((await files.list("many-", soon)).length).toBe(45);
    expect((await files.list("many-4", soon)).toSorted()).toEqual([
      "many-4",
      "many-40",
      "many-41",
      "many-42",
      "many-43",
      "many-44",
    ]);
    expect(await files.list("many-", new Date(0))).toEqual([]);
  });

  it("cannot leave its part of the bucket by its id", async () => {
    await expect(files.put("../other", Buffer.from("x"))).rejects.toThrow("letters, digits");
  });

  it("may be written many times at once, and is then one of them", async () => {
    const written = ["a", "b", "c", "d", "e", "f"].map((letter) => Buffer.alloc(100_000, letter));
    await Promise.all(written.map((bytes) => place.write("together", bytes)));
    const found = await place.read("together");

    expect(written.some((bytes) => found?.equals(bytes))).toBe(true);
  });
});

describe("a storage that does not do what it is asked", () => {
  it.each([
    ["is not there", { S3_ENDPOINT: "http://127.0.0.1:9" }],
    ["has no such bucket", { S3_BUCKET: "another" }],
    ["knows no such key", { S3_ACCESS_KEY: "stranger" }],
  ])("%s: told as away, never as a file that is not there", async (_, wrong) => {
    const away = await openStorage(readConfig({ ...storage.settings, ...wrong }));

    await expect(away.read("passport")).rejects.toThrow(StorageAway);
    await expect(away.write("passport", Buffer.from("x"))).rejects.toThrow(StorageAway);
    await expect(away.list("")).rejects.toThrow(StorageAway);
  });

  it("is away in the middle, and works again when it is back", async () => {
    const other = await mkdtemp(join(tmpdir(), "rihla-bucket-"));
    const shaky = await startObjectStorage(other);
    onTestFinished(() => rm(other, { recursive: true }));
    const kept = await openStorage(readConfig(shaky.settings));
    await kept.write("kept", Buffer.from("x"));
    await shaky.stop();
    await expect(kept.read("kept")).rejects.toThrow(StorageAway);
    const back = await startObjectStorage(other);
    onTestFinished(() => back.stop());

    const again = await openStorage(readConfig(back.settings));

    expect((await again.read("kept"))?.toString()).toBe("x");
  });
});
