/** Takes pictures of a page and strings them into a film: each is held, long ones are scrolled, one fades into the next. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { quiet } from "../screens/quiet.ts";
import { encode, FOLDER, type Format, writePoster } from "./encode.ts";

const FORMAT: Format = { width: 1280, height: 800, rate: 10, quality: { av1: 42, h264: 27 } };
const FADE_FRAMES = 4;
/** A long page rests so long at its top and at its end. */
const REST = 0.22;
const QUIET_MS = 500;

interface Shot {
  /** As wide as the film, as high as the page or higher than the film. */
  pixels: Buffer;
  rows: number;
  frames: number;
  caption: string;
}

export class Recorder {
  private readonly shots: Shot[] = [];

  /** What is in sight now, for `seconds`; with `press` marked as what is pressed next. */
  async hold(page: Page, seconds: number, caption: string, press?: Locator): Promise<void> {
    await settle(page);
    await press?.scrollIntoViewIfNeeded();
    const box = await press?.boundingBox();
    const scale = FORMAT.width / (page.viewportSize()?.width ?? FORMAT.width);
    const picture = await page.screenshot({ animations: "disabled" });
    const ring = box ? [{ input: marked(box, scale) }] : [];
    await this.add(
      await sharp(picture).resize(FORMAT.width, FORMAT.height).composite(ring).toBuffer(),
      seconds,
      caption,
    );
  }

  /** The page from its top down to its end, but no farther than two heights. */
  async scroll(page: Page, seconds: number, caption: string): Promise<void> {
    await settle(page);
    const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
    const tall = await sharp(picture).resize(FORMAT.width).toBuffer({ resolveWithObject: true });
    const height = Math.max(FORMAT.height, Math.min(tall.info.height, 2 * FORMAT.height));
    await this.add(
      await sharp(tall.data).extract({ left: 0, top: 0, width: FORMAT.width, height }).toBuffer(),
      seconds,
      caption,
    );
  }

  private async add(picture: Buffer, seconds: number, caption: string): Promise<void> {
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    this.shots.push({ pixels: data, rows: info.height, frames: Math.round(seconds * FORMAT.rate), caption });
  }

  /** Writes film, poster and captions. */
  async finish(name: string): Promise<void> {
    await encode(name, FORMAT, () => this.frames());
    const [first] = this.shots;
    if (first) await writePoster(name, FORMAT, frameOf(first, 0));
    await writeFile(join(FOLDER, `${name}.vtt`), this.captions());
  }

  private *frames(): Iterable<Buffer> {
    let before: Buffer | null = null;
    for (const shot of this.shots) {
      for (let index = 0; index < shot.frames; index += 1) {
        const frame = frameOf(shot, index);
        yield before && index < FADE_FRAMES ? mixed(before, frame, (index + 1) / (FADE_FRAMES + 1)) : frame;
      }
      before = frameOf(shot, shot.frames - 1);
    }
  }

  /** Shots one after another under one caption are one cue. */
  private captions(): string {
    const cues: { from: number; to: number; text: string }[] = [];
    let frame = 0;
    for (const { frames, caption } of this.shots) {
      const last = cues.at(-1);
      if (last?.text === caption) last.to = frame + frames;
      else cues.push({ from: frame, to: frame + frames, text: caption });
      frame += frames;
    }
    return `WEBVTT\n\n${cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}\n`).join("\n")}`;
  }
}

async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET_MS);
  await quiet(page);
  await page.evaluate("document.fonts.ready");
}

function frameOf({ pixels, rows, frames }: Shot, index: number): Buffer {
  const moment = Math.min(1, Math.max(0, (index / frames - REST) / (1 - 2 * REST)));
  const eased = moment * moment * (3 - 2 * moment);
  const top = Math.round((rows - FORMAT.height) * eased) * FORMAT.width * 3;
  return pixels.subarray(top, top + FORMAT.width * FORMAT.height * 3);
}

function mixed(from: Buffer, to: Buffer, share: number): Buffer {
  return Buffer.from(to.map((value, index) => value * share + (from[index] ?? value) * (1 - share)));
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A brass line round what is pressed next. */
function marked({ x, y, width, height }: Box, scale: number): Buffer {
  const line = { x: x * scale - 5, y: y * scale - 5, width: width * scale + 10, height: height * scale + 10 };
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FORMAT.width}" height="${FORMAT.height}"><rect x="${line.x}" y="${line.y}" width="${line.width}" height="${line.height}" rx="12" fill="none" stroke="#e2b45d" stroke-width="4"/></svg>`,
  );
}

function stamp(frame: number): string {
  return new Date((frame * 1000) / FORMAT.rate).toISOString().slice(11, 23);
}
