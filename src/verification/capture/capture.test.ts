/** Why a page could not be read is measured and said; what the picture lacks is not blamed on the passport. */
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { casesOf } from "../../../test/series.ts";
import { drawContent } from "../specimens/content.ts";
import { DEMO_STYLE, drawPage } from "../specimens/drawing/page.ts";
import { CLEAN, type Conditions, photograph } from "../specimens/drawing/photograph.ts";
import { seededRandom } from "../specimens/random.ts";
import type { VerifyInput } from "../types.ts";
import { verifyDocument } from "../verify.ts";

const INPUT: Omit<VerifyInput, "bytes"> = {
  chosenType: "passport",
  traveller: null,
  today: "2026-11-20",
  lastHajjDay: "2027-05-19",
  returnsOn: null,
  allowSpecimens: true,
};

async function photographed(seed: number, conditions: Partial<Conditions> = {}): Promise<Buffer> {
  const page = drawPage(drawContent(seededRandom(seed), "TD3"), { ...DEMO_STYLE, seed, hue: 40 });
  return photograph(page, { ...CLEAN, pageWidth: 1100, blur: 0.4, noise: 3, seed, ...conditions });
}

interface Shares {
  readonly left?: number;
  readonly right?: number;
  readonly bottom?: number;
}

/** Without these shares of its sides. */
async function cropped(jpeg: Buffer, { left = 0, right = 0, bottom = 0 }: Shares): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const kept = { width: Math.round(width * (1 - left - right)), height: Math.round(height * (1 - bottom)) };
  return sharp(jpeg)
    .extract({ left: Math.round(width * left), top: 0, ...kept })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A lamp's reflection on the lower line, and what little light is left of it elsewhere. */
async function shining(jpeg: Buffer, across: number): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const spot = `<ellipse cx="${width * across}" cy="${height * 0.93}" rx="${width * 0.05}" ry="${height * 0.05}" fill="#fff"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${spot}</svg>`;
  return sharp(jpeg)
    .composite([{ input: await sharp(Buffer.from(svg)).blur(4).png().toBuffer() }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** A twentieth of the light, and the noise of a sensor that looks for more. */
async function darkened(jpeg: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const noise = { type: "gaussian", mean: 30, sigma: 14 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: "#000", noise } })
    .png()
    .toBuffer();
  const dark = await sharp(jpeg).linear(0.05).png().toBuffer();
  return sharp(dark)
    .composite([{ input: grain, blend: "add" }])
    .jpeg({ quality: 60 })
    .toBuffer();
}

async function readingOf(jpeg: Buffer) {
  const output = await verifyDocument({ ...INPUT, bytes: new Uint8Array(jpeg) });
  if (output.refused) throw new Error(`refused: ${output.refused.reason}`);
  const { status, checks } = output;
  const failing = checks.filter(({ outcome }) => outcome === "fail").map(({ ruleId }) => ruleId);
  const remedies = new Set(checks.flatMap(({ outcome, remedyKey }) => (outcome === "pass" ? [] : (remedyKey ?? []))));
  return { status, failing, remedies: [...remedies], reading: checks.find(({ ruleId }) => ruleId === "mrz_reading") };
}

const CUT = casesOf(
  [
    ["two characters at its right", async () => cropped(await photographed(3), { right: 0.085 }), "right"],
    ["characters at its left", async () => cropped(await photographed(4), { left: 0.1 }), "left"],
    ["its lower line", async () => cropped(await photographed(5), { bottom: 0.08 }), "bottom"],
    ["half of its lower line", async () => cropped(await photographed(6), { bottom: 0.055 }), "bottom"],
    [
      "characters, turned on its side",
      async () =>
        sharp(await cropped(await photographed(7), { right: 0.1 }))
          .rotate(90)
          .toBuffer(),
      "bottom",
    ],
  ] as const,
  (_, at) => at === 0,
);

const OTHERS = casesOf(
  [
    ["small", "retake_closer", () => photographed(8, { pageWidth: 180 })],
    ["dark", "retake_lighter", async () => darkened(await photographed(9))],
    ["blurred", "retake_sharper", () => photographed(10, { blur: 6 })],
    ["glare", "retake_glare", async () => shining(await photographed(11), 0.4)],
  ] as const,
  ([cause]) => cause === "blurred",
);

describe("a passport's page", { timeout: 30_000 }, () => {
  it.each(CUT)("without %s is sent back as cut there, and not called wrong", async (_, draw, edge) => {
    const { status, failing, remedies, reading } = await readingOf(await draw());

    expect({ status, failing, remedies }).toEqual({
      status: "rejected",
      failing: ["mrz_reading"],
      remedies: ["retake_whole"],
    });
    expect(reading?.evidence).toMatchObject({ cause: "cut", edge });
  });

  it.each(OTHERS)("that is %s is left to a person with that cause and one remedy", async (cause, remedy, draw) => {
    const { status, failing, remedies, reading } = await readingOf(await draw());

    expect({ status, failing, remedies }).toEqual({ status: "pending", failing: [], remedies: [remedy] });
    expect(reading?.evidence).toMatchObject({ cause });
  });
});

describe("an empty page", { timeout: 30_000 }, () => {
  it.each(casesOf([0, 5], (sigma) => sigma > 0))("with noise of deviation %i goes back at once", async (sigma) => {
    const noise = { type: "gaussian", mean: 225, sigma } as const;
    const paper = await sharp({ create: { width: 1000, height: 1400, channels: 3, background: "#fff", noise } })
      .jpeg({ quality: 85 })
      .toBuffer();

    const { status, failing, remedies } = await readingOf(paper);

    expect({ status, failing }).toEqual({ status: "rejected", failing: ["document_kind"] });
    expect(remedies).toContain("send_paper");
  });
});
