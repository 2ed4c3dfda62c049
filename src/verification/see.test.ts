import sharp from "sharp";
import { expect, it } from "vitest";
import { openFile } from "./picture/open.ts";
import { facesOf, wordsOf } from "./see.ts";

const sheet = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#dfe7e2" } })
  .jpeg()
  .toBuffer();
const file = await openFile(sheet);

it("says how the face finder broke, which is not the same as a picture without faces", async () => {
  const [page] = file.read;
  const broken = { ...file, read: [{ ...page, colour: { ...page.colour, data: Buffer.alloc(1) } }] as const };

  const { seen, fault } = await facesOf(broken, "photo", null);

  expect(seen).toBeNull();
  expect(fault).toMatch(/^faces: Error: /);
  expect(await facesOf(file, "photo", null)).toEqual({ seen: [], fault: null });
});

it("says how the reader of words broke, which is not the same as no time for it", async () => {
  const breaking = () => {
    throw new Error("no data for this language");
  };

  expect(await wordsOf(file, "visa", breaking)).toEqual({
    seen: null,
    fault: "words: Error: no data for this language",
  });
  expect(await wordsOf(file, "visa", () => 0)).toEqual({ seen: null, fault: null });
});
