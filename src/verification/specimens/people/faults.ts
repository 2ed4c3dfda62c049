/** Portraits of real faces with one fault each, drawn over them or done to the picture. */
import sharp, { type Sharp } from "sharp";
import type { RuleId } from "#domain/documents/verdicts/finding.ts";
import { type Random, seededRandom } from "../random.ts";
import { type Bust, bustOf, HEADS, type Head, type Marks, mean, path } from "./bust.ts";
import type { Crop } from "./crops.ts";

export const PEOPLE_FAULTS = [
  "sunglasses",
  "glasses",
  "hand",
  "mask",
  "cap",
  "blurred_face",
  "grey",
  "drawing",
  "on_its_side",
  "upside_down",
  "head_cut",
  "too_close",
] as const;
export type PeopleFault = (typeof PEOPLE_FAULTS)[number];
/** The rule that tells of each fault. */
export const PEOPLE_RULES: Readonly<Record<PeopleFault, RuleId>> = {
  sunglasses: "photo_eyes",
  glasses: "photo_eyes",
  hand: "photo_uncovered",
  mask: "photo_uncovered",
  cap: "photo_uncovered",
  blurred_face: "photo_sharp",
  grey: "photo_colour",
  drawing: "photo_colour",
  on_its_side: "photo_upright",
  upside_down: "photo_upright",
  head_cut: "photo_whole",
  too_close: "photo_whole",
};
/** Shapes of the one series are in none of the other. */
export type PeopleSeries = "tune" | "test";

interface Wanted {
  readonly seed: number;
  readonly series: PeopleSeries;
  readonly fault: PeopleFault | null;
  readonly head?: Head;
  /** The skin is made darker than it is. */
  readonly dark?: boolean;
}

const BARE = ["short_hair", "beard", "long_hair"] as const;

/** A JPEG. */
export async function drawPerson(crop: Crop, { seed, series, fault, head, dark = false }: Wanted): Promise<Buffer> {
  const random = seededRandom(seed);
  const chosen = head ?? random.pick(fault === "cap" ? BARE : HEADS);
  const bust = await bustOf(crop, seed, chosen, dark);
  const { width, height } = bust;
  const over = fault ? overlay({ random, series, mark: bust.mark, bust }, fault) : "";
  const inner =
    bust.behind + bust.face + (fault === "hand" || fault === "cap" ? bust.before + over : over + bust.before);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">${inner}</svg>`;
  const flat = await sharp(Buffer.from(svg)).flatten({ background: "#ffffff" }).png({ compressionLevel: 0 }).toBuffer();
  const changed = await change(flat, { random, series, mark: bust.mark, bust }, fault);
  const { width: w = width, height: h = height } = await sharp(changed).metadata();
  const noise = { type: "gaussian", mean: 128, sigma: random.between(1, 4) } as const;
  const grain = await sharp({ create: { width: w, height: h, channels: 3, background: "#808080", noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const taken = sharp(
    await sharp(changed)
      .composite([{ input: grain, blend: "soft-light" }])
      .png({ compressionLevel: 0 })
      .toBuffer(),
  );
  if (fault === "grey") toned(taken, random, series);
  return taken.jpeg({ quality: Math.round(random.between(72, 95)) }).toBuffer();
}

interface Drawing {
  readonly random: Random;
  readonly series: PeopleSeries;
  readonly mark: Marks;
  readonly bust: Bust;
}

function overlay(drawing: Drawing, fault: PeopleFault): string {
  if (fault === "sunglasses") return glasses(drawing, true);
  if (fault === "glasses") return glasses(drawing, false);
  if (fault === "hand") return hand(drawing);
  if (fault === "mask") return mask(drawing);
  return fault === "cap" ? cap(drawing) : "";
}

type Shape = (w: number, h: number) => string;
/** Around 0 0, the nose on the right. */
const LENSES: Readonly<Record<PeopleSeries, readonly [Shape, ...Shape[]]>> = {
  tune: [
    (w, h) => `M${-w} 0A${w} ${h} 0 1 1 ${w} 0A${w} ${h} 0 1 1 ${-w} 0Z`,
    (w, h) =>
      `M${-w} ${-h * 0.8}q0 ${-h * 0.2} ${w * 0.2} ${-h * 0.2}H${w * 0.8}q${w * 0.2} 0 ${w * 0.2} ${h * 0.2}V${h * 0.7}q0 ${h * 0.2} ${-w * 0.2} ${h * 0.2}H${-w * 0.8}q${-w * 0.2} 0 ${-w * 0.2} ${-h * 0.2}Z`,
    (w, h) => `M${-w} ${-h}L${w} ${-h * 0.85}L${w * 0.8} ${h * 0.8}Q0 ${h * 1.1} ${-w * 0.75} ${h * 0.8}Z`,
  ],
  test: [
    (w, h) =>
      `M${-w} ${-h * 0.8}Q0 ${-h * 1.1} ${w} ${-h * 0.7}Q${w} ${h * 0.2} ${w * 0.3} ${h * 0.9}Q${-w * 0.4} ${h * 1.3} ${-w * 0.9} ${h * 0.3}Z`,
    (w, h) => `M${-w} 0L${-w * 0.55} ${-h}H${w * 0.55}L${w} 0L${w * 0.55} ${h}H${-w * 0.55}Z`,
    (w, h) =>
      `M${-w * 1.1} ${-h * 1.05}Q0 ${-h * 0.75} ${w} ${-h * 0.6}Q${w * 0.9} ${h} 0 ${h * 0.9}Q${-w} ${h * 0.9} ${-w * 1.1} ${-h * 1.05}Z`,
    (w, h) =>
      `M${-w} ${h * 0.1}Q${-w} ${-h} 0 ${-h * 0.95}T${w} ${h * 0.1}Q${w * 0.8} ${h * 0.95} 0 ${h * 0.95}T${-w} ${h * 0.1}Z`,
  ],
};
const FRAMES = {
  tune: ["#111", "#3a2416", "#b08d3c", "#8a8f96"],
  test: ["#1a1a22", "#5c3a1e", "#c9a45a", "#a7adb5", "#7a1f2b", "#22375f"],
} as const;
const DARK = { tune: ["#0b0b0d", "#24160c", "#131c16"], test: ["#101014", "#2b1a10", "#14202c", "#26262a"] } as const;

function glasses({ random, series, mark: { eyes, apart, at } }: Drawing, isDark: boolean): string {
  const shape = random.pick(LENSES[series]);
  const w = apart * random.between(0.34, 0.45);
  const h = w * random.between(0.55, 0.9);
  const thick = apart * random.between(0.02, 0.08);
  const frame = random.pick(FRAMES[series]);
  const fill = isDark ? random.pick(DARK[series]) : "#dfe8ef";
  const opacity = isDark ? random.between(0.78, 1) : random.between(0.02, 0.12);
  const drop = apart * random.between(0.0, 0.1);
  const lens = (index: 0 | 1) => {
    const { x, y } = eyes[index];
    const gleam = random.chance(0.5)
      ? `<path d="M${-w * 0.5} ${h * 0.3}L${-w * 0.1} ${-h * 0.6}" stroke="#fff" stroke-width="${w * 0.12}" opacity="${random.between(0.1, 0.5)}"/>`
      : "";
    return `<g transform="translate(${x} ${y + drop}) scale(${index === 0 ? 1 : -1} 1)"><path d="${shape(w, h)}" fill="${fill}" fill-opacity="${opacity}" stroke="${frame}" stroke-width="${thick}"/>${gleam}</g>`;
  };
  const [one, other] = eyes;
  const y = (one.y + other.y) / 2 + drop;
  const bridge = `<path d="M${one.x + w * 0.95} ${y - h * 0.2}Q${(one.x + other.x) / 2} ${y - h * 0.5} ${other.x - w * 0.95} ${y - h * 0.2}" fill="none" stroke="${frame}" stroke-width="${thick}"/>`;
  const arms = `<path d="M${one.x - w} ${y - h * 0.4}L${at(127).x} ${at(127).y - h * 0.2}M${other.x + w} ${y - h * 0.4}L${at(356).x} ${at(356).y - h * 0.2}" stroke="${frame}" stroke-width="${thick}"/>`;
  return `<defs><filter id="lens"><feGaussianBlur stdDeviation="${apart * random.between(0.004, 0.015)}"/></filter></defs><g filter="url(#lens)">${lens(0)}${lens(1)}${bridge}${arms}</g>`;
}

/** Fingers side by side, in the colour of the face. */
function hand({ random, series, mark }: Drawing): string {
  const { at, apart, skin, chin } = mark;
  const finger = apart * random.between(0.3, 0.38);
  const targets = series === "tune" ? [at(13), at(50), at(280)] : [at(0), at(159), at(386), at(205)];
  const target = random.pick([targets[0] ?? at(13), ...targets.slice(1)]);
  const lean = random.between(-0.5, 0.5) + (target.x < at(1).x ? 0.3 : -0.3);
  const count = series === "tune" ? 4 : 3 + random.below(2);
  const fingers = Array.from({ length: count }, (_, i) => {
    const x = (i - (count - 1) / 2) * finger;
    const tip = -apart * random.between(0.5, 0.8) - Math.abs(x) * -0.2;
    return `<rect x="${x - finger / 2}" y="${tip}" width="${finger}" height="${apart * 3}" rx="${finger / 2}" fill="${skin}"/><rect x="${x + finger * 0.38}" y="${tip + finger * 0.3}" width="${finger * 0.16}" height="${apart * 3}" fill="#000" opacity=".28"/><path d="M${x - finger * 0.2} ${tip + finger * 0.15}q${finger * 0.2} ${-finger * 0.2} ${finger * 0.4} 0v${finger * 0.35}h${-finger * 0.4}Z" fill="#fff" opacity=".28"/>`;
  }).join("");
  const palm = `<rect x="${(-count / 2) * finger}" y="${apart * 0.9}" width="${count * finger}" height="${Math.max(apart, chin - target.y + apart)}" rx="${finger * 0.6}" fill="${skin}"/>`;
  return `<defs><filter id="shade"><feGaussianBlur stdDeviation="${apart * 0.02}"/></filter></defs><g transform="translate(${target.x} ${target.y}) rotate(${(lean * 180) / Math.PI})"><g filter="url(#shade)">${fingers}${palm}<rect x="${(-count / 2) * finger}" y="0" width="${count * finger}" height="${apart * 0.1}" fill="#000" opacity=".1"/></g></g>`;
}

const MASKS = { tune: ["#9cc3dd", "#f0f2f2"], test: ["#17171a", "#cfe3d8", "#f6f6f4", "#3f4f75"] } as const;

function mask({ random, series, mark }: Drawing): string {
  const { at, apart, oval } = mark;
  const colour = random.pick(MASKS[series]);
  const nose = series === "test" && random.chance(0.4) ? at(4) : at(6 + 189);
  const low = oval.filter(({ y }) => y > at(50).y);
  const y = series === "tune" ? at(5).y : (at(5).y + nose.y) / 2;
  const shape = path([
    { x: at(1).x, y: y - apart * 0.1 },
    ...low.toSorted((a, b) => Math.atan2(a.y - y, a.x - at(1).x) - Math.atan2(b.y - y, b.x - at(1).x)),
  ]);
  const folds = [0.2, 0.5, 0.8]
    .map(
      (share) =>
        `<path d="M${mean(low.map(({ x }) => x)) - apart} ${y + apart * share}q${apart} ${apart * 0.14} ${2 * apart} 0" fill="none" stroke="#000" stroke-opacity=".15" stroke-width="${apart * 0.03}"/>`,
    )
    .join("");
  return `<clipPath id="mask"><path d="${shape}"/></clipPath><path d="${shape}" fill="${colour}"/><g clip-path="url(#mask)">${folds}</g>`;
}

const CAPS = {
  tune: ["#1d2c4f", "#7d1f1f", "#222"],
  test: ["#e9e7e0", "#3a5a3c", "#151515", "#8a6a3a", "#30455c"],
} as const;

function cap({ random, series, mark }: Drawing): string {
  const { left, right, top, chin, at, apart } = mark;
  const colour = random.pick(CAPS[series]);
  const [middle, wide, tall] = [(left + right) / 2, right - left, chin - top];
  const brow = Math.min(at(105).y, at(334).y);
  const edge = top + (brow - top) * random.between(0.35, 0.8);
  const out = wide * random.between(0.54, 0.62);
  const above = top - tall * random.between(0.18, 0.3);
  const crown = `M${middle - out} ${edge + apart * 0.15}C${middle - out} ${above} ${middle - out * 0.6} ${above} ${middle} ${above}S${middle + out} ${above} ${middle + out} ${edge + apart * 0.15}Q${middle} ${edge - apart * 0.2} ${middle - out} ${edge + apart * 0.15}Z`;
  const dome = `<path d="${crown}" fill="${colour}"/><path d="${crown}" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="${apart * 0.04}"/>`;
  const kinds =
    series === "tune"
      ? [
          `${dome}<path d="M${middle} ${above}V${edge}M${middle - out * 0.5} ${above + tall * 0.03}Q${middle - out * 0.5} ${edge - apart * 0.4} ${middle - out * 0.45} ${edge}" stroke="#000" stroke-opacity=".3" stroke-width="${apart * 0.03}" fill="none"/><path d="M${middle - out * 0.9} ${edge}Q${middle} ${edge + apart * 0.5} ${middle + out * 0.9} ${edge}Q${middle} ${edge - apart * 0.35} ${middle - out * 0.9} ${edge}Z" fill="${colour}" stroke="#000" stroke-opacity=".35" stroke-width="${apart * 0.03}"/>`,
          dome,
        ]
      : [
          `${dome}<rect x="${middle - out}" y="${edge - apart * 0.35}" width="${2 * out}" height="${apart * 0.45}" rx="${apart * 0.1}" fill="${colour}" stroke="#000" stroke-opacity=".3" stroke-width="${apart * 0.03}"/>`,
          `<path d="M${middle - out * 0.95} ${edge}L${middle - out * 0.85} ${above}Q${middle} ${above - apart * 0.3} ${middle + out * 0.85} ${above}L${middle + out * 0.95} ${edge}Q${middle} ${edge - apart * 0.25} ${middle - out * 0.95} ${edge}Z" fill="${colour}" stroke="#000" stroke-opacity=".25" stroke-width="${apart * 0.03}"/>`,
          `${dome}<ellipse cx="${middle}" cy="${edge}" rx="${out * 1.45}" ry="${apart * 0.28}" fill="${colour}" stroke="#000" stroke-opacity=".4" stroke-width="${apart * 0.03}"/>`,
          `${dome}<path d="M${middle - out * 1.02} ${edge - apart * 0.1}Q${middle} ${edge - apart * 0.6} ${middle + out * 1.02} ${edge - apart * 0.1}L${middle + out * 0.9} ${edge + apart * 0.2}Q${middle} ${edge - apart * 0.05} ${middle - out * 0.9} ${edge + apart * 0.2}Z" fill="#000" opacity=".45"/>`,
        ];
  return kinds[random.below(kinds.length)] ?? dome;
}

/** What is done to the whole picture. */
async function change(flat: Buffer, drawing: Drawing, fault: PeopleFault | null): Promise<Buffer> {
  if (fault === "blurred_face") return blurredFace(flat, drawing);
  if (fault === "drawing") return drawn(flat, drawing);
  const picture = sharp(flat);
  if (fault === "on_its_side") picture.rotate(drawing.random.pick([90, 270]));
  if (fault === "upside_down") picture.rotate(180);
  if (fault === "head_cut" || fault === "too_close") picture.extract(frame(drawing, fault));
  return picture.png({ compressionLevel: 0 }).toBuffer();
}

async function blurredFace(flat: Buffer, { random, series, mark }: Drawing): Promise<Buffer> {
  const { left, right, top, chin, apart } = mark;
  const sigma = apart * (series === "tune" ? random.between(0.14, 0.3) : random.between(0.12, 0.35));
  const [x, y, w, h] = [left, top, right - left, chin - top].map(Math.round) as [number, number, number, number];
  const soft = await sharp(flat).blur(sigma).extract({ left: x, top: y, width: w, height: h }).toBuffer();
  const round = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><ellipse cx="${w / 2}" cy="${h / 2}" rx="${w / 2}" ry="${h / 2}" fill="#fff"/></svg>`,
  );
  const patch = await sharp(soft)
    .ensureAlpha()
    .composite([{ input: round, blend: "dest-in" }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(flat)
    .composite([{ input: patch, left: x, top: y }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Few colours with hard edges; in the other series outlines are drawn, too, or only they. */
async function drawn(flat: Buffer, { random, series, mark: { apart } }: Drawing): Promise<Buffer> {
  const levels = 3 + random.below(3);
  const size = Math.max(3, Math.round(apart * 0.05) * 2 + 1);
  const { data, info } = await sharp(flat).median(size).raw().toBuffer({ resolveWithObject: true });
  const step = 255 / (levels - 1);
  const few = Buffer.from(data.map((value) => Math.round(Math.round(value / step) * step)));
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const flatColours = sharp(few, raw).median(5);
  if (series === "tune") return flatColours.png({ compressionLevel: 0 }).toBuffer();
  const soft = await sharp(flat)
    .greyscale()
    .blur(apart * 0.02)
    .raw()
    .toBuffer();
  const wide = await sharp(flat)
    .greyscale()
    .blur(apart * 0.06)
    .raw()
    .toBuffer();
  const isPencil = random.chance(0.35);
  const inked = Buffer.alloc(info.width * info.height * 3);
  const colours = await flatColours.raw().toBuffer();
  for (let i = 0; i < info.width * info.height; i++) {
    const line = Math.min(1, Math.max(0, ((wide[i] ?? 0) - (soft[i] ?? 0) - 3) / 8));
    for (let c = 0; c < 3; c++) {
      const base = isPencil ? 250 : (colours[i * info.channels + c] ?? 0);
      inked[i * 3 + c] = Math.round(base * (1 - 0.9 * line));
    }
  }
  return sharp(inked, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function toned(picture: Sharp, random: Random, series: PeopleSeries): void {
  picture.greyscale();
  if (series === "test" && random.chance(0.5))
    picture.toColourspace("srgb").tint(random.pick(["#d9b48a", "#9fb6d6", "#c9c2b0"]));
}

function frame({ random, series, mark, bust }: Drawing, fault: "head_cut" | "too_close") {
  const { at, top, chin, left, right } = mark;
  const brow = Math.min(at(105).y, at(334).y);
  if (fault === "head_cut") {
    const from = Math.round(
      series === "tune" ? top + (brow - top) * random.between(0, 0.5) : top + (brow - top) * random.between(-0.2, 0.9),
    );
    return { left: 0, top: from, width: bust.width, height: bust.height - from };
  }
  const [wide, tall] = [right - left, chin - top];
  const around = random.between(0.02, series === "tune" ? 0.08 : 0.12);
  const x = Math.max(0, Math.round(left - wide * around));
  const y = Math.max(0, Math.round(top - tall * around));
  return {
    ...{ left: x, top: y },
    width: Math.min(bust.width - x, Math.round(wide * (1 + 2 * around))),
    height: Math.min(bust.height - y, Math.round(tall * (1 + 2 * around))),
  };
}
