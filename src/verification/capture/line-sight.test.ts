/** What the camera's screen is told while a page is held: found, cut off, read. */
import sharp from "sharp";
import { expect, it } from "vitest";
import { workClock } from "../limits/work-clock.ts";
import { readingNet } from "../mrz/net/load-net.ts";
import { drawContent } from "../specimens/content.ts";
import { DEMO_STYLE, drawPage } from "../specimens/drawing/page.ts";
import { CLEAN, photograph } from "../specimens/drawing/photograph.ts";
import { seededRandom } from "../specimens/random.ts";
import { lineSightOf } from "./line-sight.ts";

/** A page as a phone's camera shows it, without these shares of its sides. */
async function shown({ left = 0, right = 0, bottom = 0 } = {}) {
  const page = drawPage(drawContent(seededRandom(41), "TD3"), { ...DEMO_STYLE, seed: 41, hue: 40 });
  const jpeg = await photograph(page, { ...CLEAN, pageWidth: 1300, blur: 0.4, noise: 3, seed: 41 });
  const { width, height } = await sharp(jpeg).metadata();
  const kept = { width: Math.round(width * (1 - left - right)), height: Math.round(height * (1 - bottom)) };
  const { data, info } = await sharp(jpeg)
    .extract({ left: Math.round(width * left), top: 0, ...kept })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** On a busy machine the search has its time all the same: the clock goes while this thread works. */
const sight = async (shares?: Parameters<typeof shown>[0]) =>
  lineSightOf(
    readingNet(),
    await shown(shares),
    workClock(() => process.threadCpuUsage()),
  );

it("reads both lines of a page that is held into the frame, and says where they are", async () => {
  const { state, boxes } = await sight();

  expect(state).toBe("read");
  expect(boxes).toHaveLength(2);
});

it.each([
  ["left", { left: 0.2 }],
  ["right", { right: 0.2 }],
])("says that the lines run out at the %s", async (edge, shares) => {
  expect(await sight(shares)).toMatchObject({ state: "cut", edge });
});

it("says nothing of a picture without lines", async () => {
  expect(await sight({ bottom: 0.4 })).toMatchObject({ state: "none", boxes: [] });
});
