import sharp from "sharp";
import { expect, it } from "vitest";
import { openFile } from "./picture/open.ts";
import { portraitInFile, readPageWords } from "./see.ts";

const colour = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });
const sheet = colour(400, 300, "#dfe7e2");
const stain = await colour(40, 40, "#445566").png().toBuffer();
const empty = await openFile(await sheet.clone().jpeg().toBuffer());
const file = await openFile(
  await sheet
    .composite([{ input: stain, left: 90, top: 60 }])
    .jpeg()
    .toBuffer(),
);

it("says how the face finder broke, which is not the same as a picture without faces", async () => {
  const [page] = file.read;
  const broken = { ...file, read: [{ ...page, colour: { ...page.colour, data: Buffer.alloc(1) } }] as const };

  const { seen, fault } = await portraitInFile(broken, "photo", null);

  expect(seen).toBeNull();
  expect(fault).toMatch(/^faces: Error: /);
  expect(await portraitInFile(file, "photo", null)).toMatchObject({ seen: { faces: [] }, fault: null });
});

it("says how the reader of words broke, which is not the same as no time for it", async () => {
  const breaking = () => {
    throw new Error("no data for this language");
  };

  expect(await readPageWords(file, "visa", breaking)).toEqual({
    seen: null,
    fault: "words: Error: no data for this language",
  });
  expect(await readPageWords(file, "visa", () => 0)).toEqual({ seen: null, fault: null });
});

it("does not search a sheet of one colour", async () => {
  const breaking = () => {
    throw new Error("searched");
  };

  expect(await readPageWords(empty, "visa", breaking)).toEqual({ seen: [], fault: null });
  expect(await portraitInFile(empty, "visa", [])).toMatchObject({ seen: { faces: [] }, fault: null });
});
