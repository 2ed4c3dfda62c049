/** Pictures that are not of the passport itself: a photograph of a screen that shows it, and a photocopy of a photocopy. */
import sharp from "sharp";
import type { DrawnPage } from "./drawing/page.ts";
import type { Pixels } from "./drawing/pixels.ts";
import type { Random } from "./random.ts";

/** What a camera sees of a screen; lengths in pixels of the camera unless told otherwise. */
interface Screen {
  /** Width of the page in pixels of the screen. */
  readonly page: number;
  /** Pixels of the camera to one of the screen. */
  readonly scale: number;
  readonly grid: "stripes" | "diamonds";
  readonly turnDegrees: number;
  readonly tilt: number;
  /** Of the lens, as a standard deviation. */
  readonly blur: number;
  readonly noise: number;
  readonly jpegQuality: number;
  /** Longer side in which it is sent on; 0: as it was taken. */
  readonly sentSide: number;
  readonly desktop: Colour;
}

type Colour = readonly [number, number, number];

const DESKTOPS: readonly [Colour, ...Colour[]] = [
  [24, 25, 28],
  [240, 240, 240],
  [90, 92, 96],
  [12, 34, 60],
];

const GAMMA = 2.2;
/** Looks into each pixel of the camera, across and down. */
const LOOKS = 4;

function drawScreen(random: Random): Screen {
  const page = Math.round(random.between(560, 1300));
  const scale = random.between(Math.max(0.9, 900 / page), Math.min(3, 1700 / page));
  return {
    ...{ page, scale, grid: random.pick(["stripes", "stripes", "diamonds"] as const) },
    ...{ turnDegrees: random.normal(2.5), tilt: random.between(0, 0.03), blur: random.between(0.35, 0.9) },
    ...{ noise: random.between(1, 5), jpegQuality: Math.round(random.between(78, 95)) },
    sentSide: random.chance(0.3) ? random.pick([1280, 1600]) : 0,
    desktop: random.pick(DESKTOPS),
  };
}

/** A JPEG of a screen that shows the page. */
export async function photographedScreen(page: DrawnPage, random: Random): Promise<Buffer> {
  const screen = drawScreen(random);
  const shown = await sharp(Buffer.from(page.svg))
    .flatten({ background: "#fff" })
    .resize(screen.page)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const {
    width,
    height,
    data: light,
  } = seen({ data: new Uint8Array(shown.data), width: shown.info.width, height: shown.info.height }, screen, random);
  const soft = blurred(light, width, height, screen.blur);
  const data = sensed(soft, width, height, screen.noise, random);
  const taken = sharp(data, { raw: { width, height, channels: 3 } });
  if (screen.sentSide === 0) return taken.jpeg({ quality: screen.jpegQuality }).toBuffer();
  const first = await taken.jpeg({ quality: 92 }).toBuffer();
  return sharp(first)
    .resize({ width: screen.sentSide, height: screen.sentSide, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: screen.jpegQuality })
    .toBuffer();
}

/** Light on each pixel of the camera, 0–1 for each colour. */
function seen(shown: Pixels, screen: Screen, random: Random) {
  const { scale, desktop } = screen;
  const [width, height] = [Math.round(shown.width * scale * 1.12), Math.round(shown.height * scale * 1.12)];
  const angle = (screen.turnDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) / scale, Math.sin(angle) / scale];
  const [px, py] = [random.normal(screen.tilt) / shown.width, random.normal(screen.tilt) / shown.width];
  const offset = { x: random.next(), y: random.next() };
  const linear = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** GAMMA);
  const data = new Float32Array(width * height * 3);
  const part = 1 / (LOOKS * LOOKS);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      for (let look = 0; look < LOOKS * LOOKS; look++) {
        const dx = x + ((look % LOOKS) + 0.5) / LOOKS - width / 2;
        const dy = y + (Math.floor(look / LOOKS) + 0.5) / LOOKS - height / 2;
        const [u, v] = [dx * cos + dy * sin, dy * cos - dx * sin];
        const depth = 1 + px * u * 2 + py * v * 2;
        const [sx, sy] = [u / depth + shown.width / 2 + offset.x, v / depth + shown.height / 2 + offset.y];
        const [column, row] = [Math.floor(sx), Math.floor(sy)];
        const isPage = column >= 0 && row >= 0 && column < shown.width && row < shown.height;
        const from = (row * shown.width + column) * 3;
        const lamp = lampAt(screen.grid, sx - column, sy - row, (column + row) % 2 !== 0);
        if (lamp === null) continue;
        const value = isPage ? (shown.data[from + lamp.colour] ?? 0) : (desktop[lamp.colour] ?? 0);
        const index = at + lamp.colour;
        data[index] = (data[index] ?? 0) + (linear[value] ?? 0) * lamp.strength * part;
      }
    }
  }
  return { width, height, data };
}

/** Which colour shines at a place within a pixel of the screen; as bright in the mean as the whole pixel. */
function lampAt(
  grid: Screen["grid"],
  x: number,
  y: number,
  isOdd: boolean,
): { colour: number; strength: number } | null {
  if (grid === "stripes") {
    const colour = Math.min(2, Math.floor(x * 3));
    const within = x * 3 - colour;
    return within > 0.1 && within < 0.9 && y > 0.06 && y < 0.94 ? { colour, strength: 3 / (0.8 * 0.88) } : null;
  }
  if (Math.abs(x - 0.25) < 0.18 && Math.abs(y - 0.5) < 0.3) return { colour: 1, strength: 1 / (0.36 * 0.6) };
  const isOther = Math.abs(x - 0.75) < 0.22 && Math.abs(y - 0.5) < 0.32;
  return isOther ? { colour: isOdd ? 2 : 0, strength: 2 / (0.44 * 0.64) } : null;
}

/** By a lens, along rows and columns. */
function blurred(data: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const reach = 2;
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, k) => Math.exp(-((k - reach) ** 2) / (2 * sigma * sigma)));
  const whole = kernel.reduce((sum, one) => sum + one, 0);
  const along = (from: Float32Array, step: number, limit: (at: number) => number) =>
    from.map((_, at) => {
      let sum = 0;
      for (let k = -reach; k <= reach; k++) {
        const place = limit(at) + k;
        const isInside = place >= 0 && place < (step === 3 ? width : height);
        sum += (kernel[k + reach] ?? 0) * (from[isInside ? at + k * step : at] ?? 0);
      }
      return sum / whole;
    });
  const across = along(data, 3, (at) => Math.floor(at / 3) % width);
  return along(across, width * 3, (at) => Math.floor(at / 3 / width));
}

/** One colour at each pixel of the sensor, the others from its neighbours; with noise, as a camera's file has it. */
function sensed(light: Float32Array, width: number, height: number, noise: number, random: Random): Buffer {
  const filterAt = (x: number, y: number) => (y % 2 === 0 ? (x % 2 === 0 ? 0 : 1) : x % 2 === 0 ? 1 : 2);
  const raw = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const speck = (noise / 255) * (random.next() + random.next() + random.next() - 1.5) * 0.6;
      raw[y * width + x] = (light[(y * width + x) * 3 + filterAt(x, y)] ?? 0) + speck;
    }
  }
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sums = [0, 0, 0];
      const counts = [0, 0, 0];
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [column, row] = [x + dx, y + dy];
          if (column < 0 || row < 0 || column >= width || row >= height) continue;
          const c = filterAt(column, row);
          if (c === filterAt(x, y) && (dx !== 0 || dy !== 0)) continue;
          sums[c] = (sums[c] ?? 0) + (raw[row * width + column] ?? 0);
          counts[c] = (counts[c] ?? 0) + 1;
        }
      }
      for (let c = 0; c < 3; c++) {
        const value = Math.max(0, Math.min(1, (sums[c] ?? 0) / Math.max(1, counts[c] ?? 1)));
        data[(y * width + x) * 3 + c] = Math.round(255 * value ** (1 / GAMMA));
      }
    }
  }
  return data;
}

/** A JPEG of a copy of a copy: no colour, hard contrast; scanned in grey or in colour, or photographed. */
export async function copyOfCopy(page: DrawnPage, random: Random): Promise<Buffer> {
  const across = Math.round(random.between(950, 1500));
  const drawn = await sharp(Buffer.from(page.svg))
    .flatten({ background: "#fff" })
    .resize(across)
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = drawn.info;
  let copy: Buffer = drawn.data;
  for (let generation = 0; generation < 2; generation++) copy = await copied(copy, width, height, random);
  const way = random.pick(["grey scan", "colour scan", "photograph"] as const);
  const isPhoto = way === "photograph";
  const data = isPhoto ? lit(copy, width, photoLight(random), random) : lit(copy, width, SCANNER_LIGHT, random);
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  const turned = isPhoto ? picture.rotate(random.normal(2), { background: "#8a6b4a" }) : picture;
  const out = way === "grey scan" ? turned.toColourspace("b-w") : turned;
  return out.jpeg({ quality: Math.round(random.between(70, 92)) }).toBuffer();
}

/** What falls on a sheet: its colour, how much darker one side is, in which direction, and the noise of what takes it. */
interface Light {
  readonly cast: Colour;
  readonly shade: number;
  readonly angle: number;
  readonly noise: number;
}

const SCANNER_LIGHT: Light = { cast: [1, 0.995, 0.985], shade: 0, angle: 0, noise: 1 };

function photoLight(random: Random): Light {
  return {
    cast: [1, random.between(0.9, 1), random.between(0.72, 1.02)],
    ...{ shade: random.between(0, 0.4), angle: random.between(0, 2 * Math.PI), noise: random.between(1, 6) },
  };
}

function lit(sheet: Buffer, width: number, { cast, shade, angle, noise }: Light, random: Random): Buffer {
  const height = sheet.length / width;
  const data = Buffer.alloc(sheet.length * 3);
  for (const [at, value] of sheet.entries()) {
    const [x, y] = [(at % width) / width - 0.5, Math.floor(at / width) / height - 0.5];
    const light = 1 - shade * (0.5 + (x * Math.cos(angle) + y * Math.sin(angle)) * 1.4);
    for (const [c, share] of cast.entries()) {
      const speck = noise * (random.next() + random.next() + random.next() - 1.5) * 2;
      data[at * 3 + c] = Math.max(0, Math.min(255, value * share * light + speck));
    }
  }
  return data;
}

async function copied(data: Buffer, width: number, height: number, random: Random): Promise<Buffer> {
  const [middle, soft] = [random.between(115, 165), random.between(10, 30)];
  const worn = await sharp(data, { raw: { width, height, channels: 1 } })
    .blur(random.between(0.4, 0.9))
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  return Buffer.from(
    worn.map((value) => {
      const toner = 255 / (1 + Math.exp((middle - value) / soft));
      return Math.max(0, Math.min(255, toner + random.normal(3) - (random.chance(0.0004) ? 150 : 0)));
    }),
  );
}
