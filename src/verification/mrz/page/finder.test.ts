import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawContent } from "../../specimens/content.ts";
import { DEMO_STYLE, drawPage } from "../../specimens/drawing/page.ts";
import { CLEAN, photograph } from "../../specimens/drawing/photograph.ts";
import { seededRandom } from "../../specimens/random.ts";
import { findAnchors } from "./finder.ts";

const LEVEL = [-1, 0, 1];

async function pageTurned(turnDegrees: number) {
  const page = drawPage(drawContent(seededRandom(8), "TD3"), { ...DEMO_STYLE, seed: 8, hue: 200 });
  const jpeg = await photograph(page, { ...CLEAN, pageWidth: 900, turnDegrees });
  const { data, info } = await sharp(jpeg).grayscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

describe("the finder", () => {
  it("puts the two lines of a zone before everything else on the page", async () => {
    const picture = await pageTurned(0);

    const [first, second] = findAnchors(picture, "upright", LEVEL);

    const heights = [first, second].map((anchor) => (anchor?.start.y ?? 0) / picture.height).sort();
    expect(heights[0]).toBeGreaterThan(0.82);
    expect(heights[1]).toBeLessThan(1);
    expect((first?.length ?? 0) / picture.width).toBeGreaterThan(0.75);
  });

  it("finds them on a page that lies on its side, running up or down the picture", async () => {
    const picture = await pageTurned(90);

    const [first] = findAnchors(picture, "sideways", LEVEL);

    expect(Math.abs(first?.direction.y ?? 0)).toBeGreaterThan(0.99);
    expect((first?.start.x ?? picture.width) / picture.width).toBeLessThan(0.2);
  });

  it("finds nothing on blank paper", () => {
    const blank = { width: 600, height: 400, data: new Uint8Array(600 * 400).fill(240) };

    expect(findAnchors(blank, "upright", LEVEL)).toEqual([]);
  });
});
