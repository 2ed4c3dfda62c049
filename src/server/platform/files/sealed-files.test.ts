import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { loadMasterKeys, masterKeys } from "../secrets/keys.ts";
import { diskStorage } from "./disk-storage.ts";
import { DamagedFile } from "./sealed-chunks.ts";
import { sealedFiles } from "./sealed-files.ts";

const folder = await mkdtemp(join(tmpdir(), "rihla-files-"));
afterAll(() => rm(folder, { recursive: true }));

const old = Buffer.alloc(32, 1);
const current = Buffer.alloc(32, 2);
const files = sealedFiles(diskStorage(folder), masterKeys([old]));

/** Where the bytes of a file lie. */
async function placeOf(id: string): Promise<string> {
  const found = (await readdir(folder, { recursive: true })).find((path) => path.endsWith(`/${id}`));
  return join(folder, found ?? "");
}

async function change(id: string, how: (bytes: Buffer) => Buffer): Promise<void> {
  const place = await placeOf(id);
  await writeFile(place, how(await readFile(place)));
}

describe("a stored file", () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])("of %d bytes comes back as it was", async (size) => {
    const content = Buffer.alloc(size, "labbayk");

    const key = await files.put(`size-${size}`, content);

    expect((await files.read(`size-${size}`, key)).equals(content)).toBe(true);
  });

  it("lies encrypted on the disk, for this user only, with nothing half-written beside it", async () => {
    await files.put("passport", Buffer.from("P<GBRRAHMAN<<AMINA"));
    const place = await placeOf("passport");

    expect((await readFile(place)).includes("RAHMAN")).toBe(false);
    expect((await stat(place)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(place, ".."))).not.toContainEqual(expect.stringContaining("passport."));
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ["a flipped bit in the text", (bytes) => Buffer.from(bytes).fill((bytes[70_000] ?? 0) ^ 1, 70_000, 70_001)],
    ["a flipped bit in the head", (bytes) => Buffer.from(bytes).fill((bytes[5] ?? 0) ^ 1, 5, 6)],
    ["an end cut off between two chunks", (bytes) => bytes.subarray(0, 11 + 65_552)],
    ["an end cut off anywhere", (bytes) => bytes.subarray(0, 80_000)],
    ["nothing left", () => Buffer.alloc(0)],
    [
      "two chunks in the other order",
      (bytes) => Buffer.concat([bytes.subarray(0, 11), bytes.subarray(11 + 65_552), bytes.subarray(11, 11 + 65_552)]),
    ],
  ])("with %s is refused", async (name, how) => {
    const id = name.replaceAll(" ", "-");
    const key = await files.put(id, Buffer.alloc(131_072, 7));
    await change(id, how);

    await expect(files.read(id, key)).rejects.toThrow(DamagedFile);
  });

  it("put in another's place is refused, with either key", async () => {
    const [key, other] = [await files.put("mine", Buffer.from("mine")), await files.put("yours", Buffer.from("yours"))];
    await writeFile(await placeOf("mine"), await readFile(await placeOf("yours")));

    await expect(files.read("mine", key)).rejects.toThrow(DamagedFile);
    await expect(files.read("mine", other)).rejects.toThrow();
  });

  it("stays readable after the master key was changed, and not without the old one", async () => {
    const key = await files.put("rotated", Buffer.from("kept"));

    const both = sealedFiles(diskStorage(folder), masterKeys([current, old]));
    const alone = sealedFiles(diskStorage(folder), masterKeys([current]));

    expect((await both.read("rotated", key)).toString()).toBe("kept");
    await expect(alone.read("rotated", key)).rejects.toThrow("not among SECRET_KEY");
  });

  it("is gone when removed, twice too", async () => {
    const key = await files.put("gone", Buffer.from("x"));

    await files.remove("gone");
    await files.remove("gone");

    await expect(files.read("gone", key)).rejects.toThrow("named and not there");
  });

  it("cannot leave its folder by its id", async () => {
    await expect(files.put("../../etc/passwd", Buffer.from("x"))).rejects.toThrow("letters, digits");
  });
});

describe("the master key", () => {
  it("is made once in the data folder, for this user only", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "rihla-files-"));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    await chmod(dataDir, 0o700);

    const wrapped = loadMasterKeys({ secretKeys: null, dataDir }).wrap("id", Buffer.from("a key"));
    const again = loadMasterKeys({ secretKeys: null, dataDir }).unwrap("id", wrapped);

    expect(again.toString()).toBe("a key");
    expect((await stat(join(dataDir, "secret-key"))).mode & 0o777).toBe(0o600);
  });
});
