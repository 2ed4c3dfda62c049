import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { JudgeContext } from "#domain/documents/context.ts";
import { judgeDocument } from "#domain/documents/judge.ts";
import { series } from "../../test/series.ts";
import { findFaces } from "./faces/find-faces.ts";
import { openFile } from "./picture/open.ts";
import { sharpnessOf } from "./picture/sharpness.ts";
import { measurePortrait } from "./portrait/measure.ts";
import { drawPortrait, PORTRAIT_FAULTS, PORTRAIT_KINDS, type PortraitKind } from "./specimens/papers/portraits.ts";
import { verifyDocument } from "./verify.ts";

const TIMEOUT_MS = 60_000;
const SEED = 8_000_000;
const CONTEXT: JudgeContext = {
  chosenType: "photo",
  today: "2027-03-20",
  lastHajjDay: "2027-05-19",
  returnsOn: null,
  traveller: null,
  allowSpecimens: true,
};

/** Judged by what is measured, without the search for machine-readable lines and words. */
async function judged(seed: number, kind: PortraitKind) {
  const { read, type } = await openFile(await drawPortrait(seed, kind));
  const [{ gray, colour, clean }] = read;
  const file = { type, width: clean.width, height: clean.height, pages: 1, pagesRead: 1, scripts: false };
  const portrait = { ...measurePortrait(colour), faces: await findFaces(colour) };
  const facts = { file, sharpness: sharpnessOf(gray), zone: null, text: [], textFrom: "picture", portrait } as const;
  return judgeDocument(facts, CONTEXT);
}

const failing = ({ checks }: Awaited<ReturnType<typeof judged>>) =>
  checks.filter(({ outcome }) => outcome === "fail").map(({ ruleId }) => ruleId);

describe("portraits drawn by chance", { timeout: TIMEOUT_MS }, () => {
  it.each(PORTRAIT_KINDS)("%s: each verified or with its own fault", async (kind) => {
    const fault = PORTRAIT_FAULTS[kind];
    for (let at = 0; at < series(1, 6); at++) {
      const verdict = await judged(SEED + at * 7919, kind);

      expect(verdict.status, `${kind} ${at}`).toBe(fault ? "rejected" : "verified");
      if (fault) expect(failing(verdict), `${kind} ${at}`).toContain(fault);
      else expect(failing(verdict), `${kind} ${at}`).toEqual([]);
    }
  });
});

describe("the copy for Nusuk", { timeout: TIMEOUT_MS }, () => {
  it("is a JPEG of 200 × 200 pixels and 5 to 18 KB, without metadata", async () => {
    const output = await verifyDocument({ ...CONTEXT, bytes: await drawPortrait(SEED + 1, "good") });

    const photo = output.refused ? null : output.nusukPhoto;
    const metadata = await sharp(photo?.bytes).metadata();
    expect(metadata).toMatchObject({ format: "jpeg", width: 200, height: 200, space: "srgb" });
    expect(metadata.exif).toBeUndefined();
    expect(photo?.bytes.length).toBeGreaterThanOrEqual(5 * 1024);
    expect(photo?.bytes.length).toBeLessThanOrEqual(18 * 1024);
  });

  it("has the face in its middle, as large as a portrait wants it, also out of a wide picture", async () => {
    const wide = await sharp(await drawPortrait(SEED + 1, "good"))
      .extend({ left: 500, right: 100, top: 200, background: "#fafafa" })
      .jpeg()
      .toBuffer();

    const output = await verifyDocument({ ...CONTEXT, bytes: wide });

    const photo = output.refused ? null : output.nusukPhoto;
    const { read } = await openFile(photo?.bytes ?? new Uint8Array());
    const [face] = await findFaces(read[0].colour);
    expect(face?.box.height).toBeGreaterThan(0.36);
    expect(face?.box.height).toBeLessThan(0.48);
    expect((face?.box.x ?? 0) + (face?.box.width ?? 0) / 2).toBeCloseTo(0.5, 1);
  });

  it.each(["coloured", "tiny", "empty"] as const)("is not made of a photo that fails (%s)", async (kind) => {
    const output = await verifyDocument({ ...CONTEXT, bytes: await drawPortrait(SEED + 2, kind) });

    expect(output).toMatchObject({ status: "rejected", nusukPhoto: null });
  });
});
