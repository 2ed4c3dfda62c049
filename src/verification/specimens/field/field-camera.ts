/** Cameras, scanners and web sites: everything that happens to a page on its way into a file. */
import sharp from "sharp";
import { copyBetween, type Pixels } from "../drawing/pixels.ts";
import { type Random, seededRandom } from "../random.ts";
import type { FieldPage } from "./field-page.ts";

/** Lengths of blur are in characters of the zone, so that small and large pictures suffer alike. */
export interface Camera {
  readonly seed: number;
  /** Width of the page in the finished picture, in pixels. */
  readonly pageWidth: number;
  readonly turnDegrees: number;
  /** Wandering of the corners, as a share of the page's width. */
  readonly corners: number;
  /** Barrel (positive) or cushion distortion at the corners, as a share. */
  readonly barrel: number;
  /** Surroundings on each side, as a share of the page's width; negative crops. */
  readonly margin: number;
  readonly defocus: number;
  readonly motion: number;
  /** Standard deviation in grey levels. */
  readonly noise: number;
  readonly exposure: number;
  readonly contrast: number;
  readonly shade: number;
  /** Bright spots and streaks, 0–1. */
  readonly glare: number;
  /** Strength of screen lines in grey levels. */
  readonly moire: number;
  readonly grey: boolean;
  readonly sharpen: boolean;
  readonly jpegQuality: number;
  /** Saved small and enlarged again so many times. */
  readonly enlarge: number;
}

/** A JPEG of the page. */
export async function shoot(page: FieldPage, camera: Camera): Promise<Buffer> {
  const scale = camera.pageWidth / page.width;
  const drawn = await sharp(Buffer.from(page.svg(scale * 1.15)))
    .flatten({ background: "#f3f1ec" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const source = { data: new Uint8Array(drawn.data), width: drawn.info.width, height: drawn.info.height };
  const scene = lay(source, camera, 1.15);
  const pitch = (camera.pageWidth * 0.9) / 44;
  const sigma = camera.defocus * pitch;
  let picture = sharp(scene.data, { raw: { width: scene.width, height: scene.height, channels: 3 } });
  if (sigma > 0.3) picture = picture.blur(sigma);
  const soft = await picture.raw().toBuffer();
  const pixels = { ...scene, data: new Uint8Array(soft) };
  if (camera.motion > 0) smear(pixels, Math.round(camera.motion * pitch), camera.seed);
  light(pixels, camera);
  let finished = sharp(pixels.data, { raw: { width: scene.width, height: scene.height, channels: 3 } });
  if (camera.sharpen) finished = finished.sharpen({ sigma: 1.1, m1: 1, m2: 3 });
  if (camera.grey) finished = finished.grayscale();
  const file = await finished.jpeg({ quality: camera.jpegQuality }).toBuffer();
  if (camera.enlarge === 1) return file;
  return sharp(file)
    .resize(Math.round(scene.width * camera.enlarge))
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** The page on its surroundings, seen through the lens. */
function lay(source: Pixels, camera: Camera, finer: number): Pixels {
  const random = seededRandom(camera.seed);
  const [w, h] = [source.width / finer, source.height / finer];
  const angle = (camera.turnDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const margin = camera.margin * w;
  const width = Math.max(48, Math.ceil(Math.abs(w * cos) + Math.abs(h * sin) + 2 * margin));
  const height = Math.max(48, Math.ceil(Math.abs(w * sin) + Math.abs(h * cos) + 2 * margin));
  const [px, py] = [random.normal(camera.corners) / w, random.normal(camera.corners) / h];
  const shear = random.normal(camera.corners * 0.6);
  const radius2 = (w * w + h * h) / 4;
  const ground = surroundings(random);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x + 0.5 - width / 2, y + 0.5 - height / 2];
      const bulge = 1 + camera.barrel * ((dx * dx + dy * dy) / radius2);
      const [u, v] = [(dx * cos + dy * sin) * bulge, (dy * cos - dx * sin) * bulge];
      const depth = 1 + 2 * px * u + 2 * py * v;
      const sx = ((u + shear * v) / depth + w / 2) * finer;
      const sy = (v / depth + h / 2) * finer;
      const at = (y * width + x) * 3;
      if (sx < 0 || sy < 0 || sx >= source.width || sy >= source.height) ground(data, at, x, y);
      else copyBetween(source, sx, sy, data, at);
    }
  }
  return { data, width, height };
}

function surroundings(random: Random): (data: Uint8Array, at: number, x: number, y: number) => void {
  const base = random.pick([
    [250, 250, 250],
    [255, 255, 255],
    [40, 42, 46],
    [150, 110, 72],
    [190, 186, 178],
    [92, 110, 128],
    [120, 60, 50],
  ]);
  const [grain, length, lean] = [
    random.chance(0.4) ? 0 : random.between(3, 30),
    random.between(4, 40),
    random.normal(0.5),
  ];
  return (data, at, x, y) => {
    const wave = grain * Math.sin((y + lean * x) / length + 2 * Math.sin(x / (length * 5)));
    base.forEach((value, c) => {
      data[at + c] = Math.max(0, Math.min(255, value + wave));
    });
  };
}

/** Movement of the camera: a run of pixels averaged along a direction. */
function smear({ data, width, height }: Pixels, length: number, seed: number) {
  if (length < 2) return;
  const random = seededRandom(seed + 3);
  const angle = random.between(0, Math.PI);
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const before = data.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let k = 0; k < length; k++) {
          const sx = Math.max(0, Math.min(width - 1, Math.round(x + (k - length / 2) * ux)));
          const sy = Math.max(0, Math.min(height - 1, Math.round(y + (k - length / 2) * uy)));
          sum += before[(sy * width + sx) * 3 + c] ?? 0;
        }
        data[(y * width + x) * 3 + c] = sum / length;
      }
    }
  }
}

/** Exposure, contrast, shade, glare, screen lines and noise, in place. */
function light({ data, width, height }: Pixels, camera: Camera) {
  const random = seededRandom(camera.seed + 1);
  const shadeAngle = random.between(0, 2 * Math.PI);
  const hand = {
    x: random.chance(0.5) ? 0 : width,
    y: random.between(0.1, 0.9) * height,
    size: random.between(0.2, 0.5) * width,
  };
  const spots = Array.from({ length: 1 + random.below(3) }, () => ({
    x: random.between(0.05, 0.95) * width,
    y: random.between(0.3, 1) * height,
    sx: random.between(0.03, 0.22) * width,
    sy: random.between(0.02, 0.12) * width,
    power: camera.glare * random.between(0.5, 1),
  }));
  const [mx, my] = [random.between(-1.6, 1.6), random.between(0.7, 2.4)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const across = ((x / width - 0.5) * Math.cos(shadeAngle) + (y / height - 0.5) * Math.sin(shadeAngle)) * 1.4;
      const near = Math.exp(-((x - hand.x) ** 2 + (y - hand.y) ** 2) / (hand.size * hand.size));
      const lit = camera.exposure * (1 - camera.shade * (0.4 + across + 0.5 * near));
      let shine = 0;
      for (const spot of spots) {
        shine += spot.power * Math.exp(-(((x - spot.x) / spot.sx) ** 2) - ((y - spot.y) / spot.sy) ** 2);
      }
      const screen = camera.moire === 0 ? 0 : camera.moire * Math.sin(x * mx + y * my) * Math.sin(x * 0.11 + y * 0.05);
      const speck = camera.noise * (random.next() + random.next() + random.next() - 1.5) * 2 + screen;
      for (let c = 0; c < 3; c++) {
        const at = (y * width + x) * 3 + c;
        const plain = (205 + ((data[at] ?? 0) - 205) * camera.contrast) * lit;
        data[at] = Math.max(0, Math.min(255, plain + (255 - plain) * Math.min(1, shine) + speck));
      }
    }
  }
}
