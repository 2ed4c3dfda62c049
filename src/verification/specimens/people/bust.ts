/** Portraits of real faces: the face of a crop on a drawn head with hair or a headscarf, before a white wall. */
import sharp from "sharp";
import { leftEye, OVAL, rightEye } from "../../faces/mesh-points.ts";
import type { Point } from "../../picture/gray.ts";
import { type Random, seededRandom } from "../random.ts";
import type { Crop } from "./crops.ts";

export const HEADS = [
  "black_scarf",
  "beige_scarf",
  "white_scarf",
  "coloured_scarf",
  "short_hair",
  "beard",
  "long_hair",
] as const;
export type Head = (typeof HEADS)[number];

export interface Bust {
  readonly width: number;
  readonly height: number;
  /** Layers from back to front: svg of the ground and body, then of what is before the face. */
  readonly behind: string;
  readonly face: string;
  readonly before: string;
  readonly mark: Marks;
}

/** Where things lie on the portrait. */
export interface Marks {
  readonly at: (point: number) => Point;
  readonly eyes: readonly [Point, Point];
  /** Pixels between the eyes, and of the whole face. */
  readonly apart: number;
  readonly oval: readonly Point[];
  readonly top: number;
  readonly chin: number;
  readonly left: number;
  readonly right: number;
  readonly skin: string;
}

const SCARF: Readonly<Record<string, readonly [string, ...string[]]>> = {
  black_scarf: ["#141416", "#1c1a1d", "#101214"],
  beige_scarf: ["#d8c7a8", "#c9b391", "#e0d3bd"],
  white_scarf: ["#f4f4f2", "#eceded", "#faf9f6"],
  coloured_scarf: ["#3d5b8c", "#7d3b52", "#2e6b58", "#8a6f9c"],
};
const HAIR = ["#14110f", "#2b1e16", "#4a3524", "#7a746f", "#b9b3ab", "#6b4a2a"] as const;
const CLOTH = ["#23303f", "#f1f1ee", "#5b4636", "#35523f", "#7b2f36", "#c8b79a", "#111214"] as const;

/** `dark`: the skin is made darker than it is. */
export async function bustOf(given: Crop, seed: number, head: Head, dark = false): Promise<Bust> {
  const random = seededRandom(seed);
  const crop = await lit(given, random, dark);
  const width = Math.round(random.between(340, 640));
  const height = Math.round(width * random.between(1.2, 1.32));
  const place = placing(crop, random, { width, height });
  const skin = await skinOf(crop);
  const mark = marksOf(place.at, skin);
  const light = random.between(94, 99.5);
  const ground = `<rect width="${width}" height="${height}" fill="hsl(${random.below(360)} ${random.between(0, 8)}% ${light}%)"/>`;
  const cloth = head === "white_scarf" && random.chance(0.6) ? "#f3f3f1" : random.pick(CLOTH);
  const isScarf = head.endsWith("scarf");
  const colour = isScarf ? random.pick(SCARF[head] ?? ["#222222"]) : random.pick(HAIR);
  const cover = isScarf ? scarf(random, mark, colour, height) : hair(random, mark, colour, head === "long_hair");
  const whiskers = head === "beard" ? beard(random, mark, colour) : "";
  const face = faceLayer(crop, place.matrix, mark) + whiskers + shade(random, mark);
  return {
    width,
    height,
    behind: ground + cover.behind + body(mark, cloth, { width, height }) + cover.over,
    face,
    before: cover.before,
    mark,
  };
}

/** Other light: brighter or dimmer, warmer or colder. */
async function lit(crop: Crop, random: Random, dark: boolean): Promise<Crop> {
  const [bright, warm] = [random.between(0.88, 1.1), random.between(-0.05, 0.05)];
  const shares = dark ? DARKER : [1, 1, 1];
  const by = [1 + warm, 1, 1 - warm].map((share, at) => bright * share * (shares[at] ?? 1));
  return { ...crop, jpeg: await sharp(crop.jpeg).linear(by, [0, 0, 0]).png({ compressionLevel: 0 }).toBuffer() };
}

/** Shares of red, green and blue that are left. */
const DARKER = [0.58, 0.48, 0.42];

function placing(crop: Crop, random: Random, { width, height }: { width: number; height: number }) {
  const { points } = crop.mesh;
  const [right, left] = [rightEye(points), leftEye(points)];
  const angle = Math.atan2(left.y - right.y, left.x - right.x);
  const turned = ({ x, y }: Point) => ({
    x: x * Math.cos(angle) + y * Math.sin(angle),
    y: y * Math.cos(angle) - x * Math.sin(angle),
  });
  const oval = OVAL.map((at) => turned(points[at] ?? { x: 0, y: 0 }));
  const [top, foot] = [Math.min(...oval.map(({ y }) => y)), Math.max(...oval.map(({ y }) => y))];
  const middle = (Math.min(...oval.map(({ x }) => x)) + Math.max(...oval.map(({ x }) => x))) / 2;
  const scale = (random.between(0.36, 0.44) * height) / (foot - top);
  const [dx, dy] = [width / 2 - middle * scale, random.between(0.25, 0.29) * height - top * scale];
  const at = (number: number) => {
    const { x, y } = turned(points[number] ?? { x: 0, y: 0 });
    return { x: x * scale + dx, y: y * scale + dy };
  };
  const [c, s] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  return { at, matrix: `matrix(${c} ${-s} ${s} ${c} ${dx} ${dy})` };
}

function marksOf(at: (point: number) => Point, skin: string): Marks {
  const oval = OVAL.map(at);
  const points = Array.from({ length: 468 }, (_, i) => at(i));
  const eyes = [rightEye(points), leftEye(points)] as const;
  const [xs, ys] = [oval.map(({ x }) => x), oval.map(({ y }) => y)];
  return {
    ...{ at, eyes, oval, skin, apart: Math.hypot(eyes[1].x - eyes[0].x, eyes[1].y - eyes[0].y) },
    ...{ left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), chin: Math.max(...ys) },
  };
}

/** Of the cheeks. */
async function skinOf(crop: Crop): Promise<string> {
  const { data, info } = await sharp(crop.jpeg).raw().toBuffer({ resolveWithObject: true });
  const sums = [50, 280, 205, 425, 101, 330].map((number) => {
    const { x, y } = crop.mesh.points[number] ?? { x: 0, y: 0 };
    const clamp = (value: number, most: number) => Math.min(most - 1, Math.max(0, Math.round(value)));
    const at = (clamp(y, info.height) * info.width + clamp(x, info.width)) * info.channels;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  });
  const mean = (channel: number) => Math.round(sums.reduce((sum, one) => sum + (one[channel] ?? 0), 0) / sums.length);
  return `rgb(${mean(0)},${mean(1)},${mean(2)})`;
}

export const path = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

function faceLayer({ jpeg, width, height }: Crop, matrix: string, { oval, apart }: Marks): string {
  const [cx, cy] = [mean(oval.map(({ x }) => x)), mean(oval.map(({ y }) => y))];
  const inside = oval.map(({ x, y }) => ({ x: cx + (x - cx) * 0.95, y: cy + (y - cy) * 0.96 }));
  return `<defs><filter id="soft" filterUnits="userSpaceOnUse" x="0" y="0" width="900" height="1200"><feGaussianBlur stdDeviation="${apart * 0.03}"/></filter><mask id="face" maskUnits="userSpaceOnUse" x="0" y="0" width="900" height="1200"><path d="${path(inside)}" fill="#fff" filter="url(#soft)"/></mask></defs><g mask="url(#face)"><image transform="${matrix}" width="${width}" height="${height}" xlink:href="data:image/png;base64,${jpeg.toString("base64")}"/></g>`;
}

function body(
  { skin, chin, left, right, oval, apart }: Marks,
  cloth: string,
  { width, height }: { width: number; height: number },
) {
  const middle = (left + right) / 2;
  const neck = (right - left) * 0.33;
  const shoulders = chin + apart * 0.75;
  return `<path d="M${middle - neck} ${chin - apart * 0.6}h${2 * neck}V${shoulders + apart * 0.4}h${-2 * neck}Z" fill="${skin}"/><path d="M${middle - neck} ${chin - apart * 0.05}q${neck} ${apart * 0.4} ${2 * neck} 0v${apart * 0.2}q${-neck} ${apart * 0.4} ${-2 * neck} 0Z" fill="#000" opacity=".2"/><path d="M0 ${height}C${width * 0.03} ${shoulders + apart * 0.3} ${middle - neck * 2} ${shoulders + apart * 0.1} ${middle - neck} ${shoulders}q${neck} ${apart * 0.5} ${2 * neck} 0C${middle + neck * 2} ${shoulders + apart * 0.1} ${width * 0.97} ${shoulders + apart * 0.3} ${width} ${height}Z" fill="${cloth}"/><path d="${path(oval)}" fill="${skin}"/>`;
}

/** Light and dark threads along arcs, as hair and folds have them. */
function threads(
  random: Random,
  count: number,
  draw: () => string,
  width: [number, number],
  opacity: [number, number],
) {
  return Array.from(
    { length: count },
    () =>
      `<path d="${draw()}" fill="none" stroke="${random.chance(0.5) ? "#000" : "#fff"}" stroke-width="${random.between(...width)}" opacity="${random.between(...opacity)}"/>`,
  ).join("");
}

function scarf(random: Random, { left, right, top, chin, oval, apart }: Marks, colour: string, height: number) {
  const [middle, wide, tall] = [(left + right) / 2, right - left, chin - top];
  const [out, above] = [wide * random.between(0.64, 0.78), top - tall * random.between(0.14, 0.24)];
  const outer = `M${middle} ${above}C${middle - out} ${above} ${middle - out * 1.1} ${top + tall * 0.5} ${middle - out} ${chin}C${middle - out * 1.1} ${chin + tall * 0.4} ${middle - out * 1.5} ${height} ${middle - out * 1.6} ${height}H${middle + out * 1.6}C${middle + out * 1.5} ${height} ${middle + out * 1.1} ${chin + tall * 0.4} ${middle + out} ${chin}C${middle + out * 1.1} ${top + tall * 0.5} ${middle + out} ${above} ${middle} ${above}Z`;
  const [cx, cy] = [middle, (top + chin) / 2];
  const hole = path(oval.map(({ x, y }) => ({ x: cx + (x - cx) * 0.93, y: cy + (y - cy) * (y < cy ? 0.9 : 0.98) })));
  const folds = threads(
    random,
    26,
    () => {
      const [side, depth] = [random.chance(0.5) ? 1 : -1, random.between(0.55, 1)];
      const low = chin + tall * random.between(0.1, 0.6);
      return `M${middle + side * wide * 0.1} ${above + tall * random.between(0.03, 0.12)}Q${middle + side * out * depth} ${top + tall * random.between(0, 0.4)} ${middle + side * out * depth * 0.9} ${chin}Q${middle + side * out * 0.4} ${low} ${middle} ${low}`;
    },
    [apart * 0.02, apart * 0.12],
    [0.03, 0.1],
  );
  const cloth = `<path fill-rule="evenodd" d="${outer}${hole}" fill="${colour}"/><clipPath id="cloth"><path clip-rule="evenodd" d="${outer}${hole}"/></clipPath><g clip-path="url(#cloth)">${folds}</g><path d="${hole}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="${apart * 0.05}" filter="url(#soft)"/>`;
  return { behind: "", over: "", before: cloth };
}

function hair(random: Random, { left, right, top, chin, oval, apart, skin }: Marks, colour: string, isLong: boolean) {
  const [middle, wide, tall] = [(left + right) / 2, right - left, chin - top];
  const [out, above] = [wide * random.between(0.55, 0.64), top - tall * random.between(0.1, 0.2)];
  const foot = isLong ? chin + tall * random.between(0.1, 0.5) : top + tall * 0.38;
  const outer = `M${middle} ${above}C${middle - out * 0.95} ${above} ${middle - out} ${top + tall * 0.2} ${middle - out} ${foot}H${middle + out}C${middle + out} ${top + tall * 0.2} ${middle + out * 0.95} ${above} ${middle} ${above}Z`;
  const hole = path(
    oval.map(({ x, y }) => ({ x: middle + (x - middle) * 0.98, y: y + (y < top + tall * 0.3 ? tall * 0.02 : 0) })),
  );
  const strands = threads(
    random,
    90,
    () => {
      const side = random.chance(0.5) ? 1 : -1;
      const reach = random.between(0.2, 1);
      return `M${middle + side * wide * 0.05} ${above + tall * random.between(0, 0.1)}Q${middle + side * out * reach} ${above + tall * 0.1} ${middle + side * out * reach} ${foot}`;
    },
    [apart * 0.01, apart * 0.04],
    [0.05, 0.3],
  );
  const ears = isLong
    ? ""
    : [left, right]
        .map(
          (x) =>
            `<ellipse cx="${x}" cy="${top + tall * 0.45}" rx="${wide * 0.06}" ry="${tall * 0.11}" fill="${skin}"/>`,
        )
        .join("");
  const mass = `<clipPath id="hair"><path d="${outer}"/></clipPath><path d="${outer}" fill="${colour}"/><g clip-path="url(#hair)">${strands}</g>`;
  const line = `<clipPath id="line"><path clip-rule="evenodd" d="${outer}${hole}"/></clipPath><g clip-path="url(#line)">${isLong ? "" : mass}</g>`;
  return { behind: isLong ? mass : "", over: ears, before: isLong ? "" : line };
}

/** Hair around mouth and chin, thinner on the cheeks. */
function beard(random: Random, { at, oval, chin, apart }: Marks, colour: string): string {
  const mouth = at(13);
  const low = oval.filter(({ y }) => y > mouth.y - apart * random.between(0.1, 0.5));
  const inside = low
    .toReversed()
    .map(({ x, y }) => ({ x: mouth.x + (x - mouth.x) * 0.55, y: Math.min(y - apart * 0.3, mouth.y + apart * 0.35) }));
  const length = random.between(0, 0.5) * apart;
  const outer = low.map(({ x, y }) => ({ x, y: y + length * Math.max(0, 1 - Math.abs(x - mouth.x) / apart) }));
  const whiskers = threads(
    random,
    120,
    () => {
      const [x, y] = [random.between(at(58).x, at(288).x), random.between(mouth.y - apart * 0.3, chin + length)];
      return `M${x} ${y}l${random.between(-0.05, 0.05) * apart} ${apart * 0.12}`;
    },
    [apart * 0.008, apart * 0.02],
    [0.1, 0.4],
  );
  const lip = `M${at(61).x} ${at(61).y}Q${at(0).x} ${at(0).y - apart * 0.3} ${at(291).x} ${at(291).y}Q${at(0).x} ${at(0).y - apart * 0.08} ${at(61).x} ${at(61).y}Z`;
  const shape = path([...outer, ...inside]);
  return `<clipPath id="beard"><path d="${shape}${lip}"/></clipPath><path d="${shape}${lip}" fill="${colour}" opacity="${random.between(0.6, 0.95)}" filter="url(#soft)"/><g clip-path="url(#beard)">${whiskers}</g>`;
}

/** Light from one side. */
function shade(random: Random, { oval }: Marks): string {
  const [from, dark] = [random.pick([0, 1]), random.between(0, 0.35)];
  return `<linearGradient id="side" x1="${from}" x2="${1 - from}" y1="0" y2="0"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${dark}"/></linearGradient><path d="${path(oval)}" fill="url(#side)"/>`;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
