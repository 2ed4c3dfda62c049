/** The room: as many beds as share it, and more to see from the window the better the stay. */
import type { AccommodationType } from "#domain/packages/package.ts";
import {
  arch,
  arrayOf,
  between,
  box,
  disc,
  dots,
  HEIGHT,
  minaret,
  orb,
  palm,
  polygon,
  type Scene,
  type ScenePoint,
  shape,
  WIDTH,
} from "./scene.ts";

const FLOOR = 356;
/** Windows and how wide they are together. */
const WINDOWS: Readonly<Record<AccommodationType, readonly [count: number, width: number]>> = {
  Standard: [1, 120],
  Deluxe: [2, 118],
  VIP: [3, 122],
  "Presidential Suite": [1, 420],
};

export const room: Scene = ({ roomTypes, accommodationType }, random) => {
  const beds = Math.min(...roomTypes.map(({ occupants }) => occupants), 4) || 4;
  const shared = Math.max(...roomTypes.map(({ occupants }) => occupants), 2);
  const count = random() < 0.5 ? beds : shared;
  const width = Math.min(640 / count, 190);
  const from = 400 - (width * count) / 2;
  return [
    box("wall", [0, 0], [WIDTH, FLOOR]),
    pattern(random),
    view(accommodationType, random),
    box("shade", [0, FLOOR - 12], [WIDTH, 14]),
    box("floor", [0, FLOOR], [WIDTH, HEIGHT - FLOOR]),
    carpet(random),
    ...arrayOf(count + 1, (at) => lamp([from + at * width, FLOOR + 6], random)),
    ...arrayOf(count, (at) => bed([from + (at + 0.5) * width, FLOOR + 62], width * 0.8)),
    suitcase([random() < 0.5 ? 66 : 734, 466], between(random, 46, 58)),
  ].join("");
};

/** The eight-pointed star, faint on the wall. */
function pattern(random: () => number): string {
  const step = between(random, 46, 64);
  return (
    arrayOf(Math.ceil(WIDTH / step), (at) =>
      dots("shade", [at * step + step / 2, 40], [step * 0.34, step * 0.34], 8, 5),
    ).join("") + box("shade", [0, 74], [WIDTH, 3])
  );
}

function view(stay: AccommodationType, random: () => number): string {
  const [count, width] = WINDOWS[stay];
  const gap = 66;
  const total = count * width + (count - 1) * gap;
  const lefts = arrayOf(count, (at) => 400 - total / 2 + at * (width + gap));
  const height = 190;
  const frames = lefts.map((left) => arch("brass", [left + width / 2, 276], width + 14, height + 10));
  const openings = lefts.map((left) => arch("orb", [left + width / 2, 272], width, height));
  const moon = between(random, 0.2, 0.8);
  return [
    `<clipPath id="w">${openings.join("")}</clipPath>`,
    frames.join(""),
    `<g clip-path="url(#w)"><rect class="sky" width="800" height="300"/>`,
    orb(random, [400 - total / 2 + total * moon, 150], 15),
    ...arrayOf(12, (at) =>
      box(at % 2 ? "far" : "mid", [at * 70 - 20, 290 - between(random, 26, 90)], [between(random, 38, 66), 100]),
    ),
    stay === "Standard"
      ? palm([400 + between(random, -40, 40), 292], 96, random, "near")
      : minaret([400 + between(random, -0.35, 0.35) * total, 292], 170) +
        minaret([400 + between(random, -0.2, 0.45) * total, 292], 130),
    "</g>",
    ...lefts.map((left) => curtains(left, width)),
  ].join("");
}

function curtains(left: number, width: number): string {
  const right = left + width;
  return shape(
    "accent",
    `M${left - 22} 92C${left + 10} 150 ${left - 4} 240 ${left - 14} 290H${left - 34}V84ZM${right + 22} 92C${right - 10} 150 ${right + 4} 240 ${right + 14} 290H${right + 34}V84Z`,
  );
}

/** Seen from its foot. */
function bed([x, y]: ScenePoint, width: number): string {
  const half = width / 2;
  return [
    shape("dusk", `M${x - half} ${y - 30}V${y - 116}Q${x} ${y - 150} ${x + half} ${y - 116}V${y - 30}Z`),
    shape("shade", `M${x - half + 9} ${y - 30}V${y - 108}Q${x} ${y - 138} ${x + half - 9} ${y - 108}V${y - 30}Z`),
    box("cloth", [x - half * 0.82, y - 88], [half * 0.76, 30], 12),
    box("cloth", [x + half * 0.06, y - 88], [half * 0.76, 30], 12),
    polygon(
      "cloth",
      [x - half * 0.95, y - 62],
      [x + half * 0.95, y - 62],
      [x + half * 1.06, y + 12],
      [x - half * 1.06, y + 12],
    ),
    polygon(
      "accent",
      [x - half * 0.98, y - 40],
      [x + half * 0.98, y - 40],
      [x + half * 1.1, y + 30],
      [x - half * 1.1, y + 30],
    ),
    polygon("fold", [x - half * 0.98, y - 46], [x + half * 0.98, y - 46], [x + half, y - 34], [x - half, y - 34]),
    polygon(
      "brass",
      [x - half * 1.06, y + 14],
      [x + half * 1.06, y + 14],
      [x + half * 1.08, y + 19],
      [x - half * 1.08, y + 19],
    ),
    box("dusk", [x - half * 1.02, y + 30], [10, 14]),
    box("dusk", [x + half * 1.02 - 10, y + 30], [10, 14]),
  ].join("");
}

function lamp([x, y]: ScenePoint, random: () => number): string {
  const warm = random() < 0.85;
  return [
    warm
      ? arrayOf(3, (ring) =>
          dots("halo", [x, y - 62], [20 + ring * 9, 20 + ring * 9], 18 + ring * 6, 2.2, 0.6 - ring * 0.15),
        ).join("")
      : "",
    box("dusk", [x - 15, y - 26], [30, 44], 3),
    box("brass", [x - 1.5, y - 50], [3, 24]),
    polygon(warm ? "lit" : "fold", [x - 9, y - 74], [x + 9, y - 74], [x + 15, y - 50], [x - 15, y - 50]),
  ].join("");
}

/** A prayer rug before the beds. */
function carpet(random: () => number): string {
  const x = between(random, 330, 470);
  return [
    polygon("brand", [x - 120, 452], [x + 120, 452], [x + 150, 496], [x - 150, 496]),
    polygon("brass", [x - 108, 457], [x + 108, 457], [x + 112, 462], [x - 112, 462]),
    dots("brass", [x, 479], [62, 9], 16, 4),
    disc("cloth", [x, 479], 4),
  ].join("");
}

function suitcase([x, y]: ScenePoint, size: number): string {
  return [
    `<path class="line deep" stroke-width="4" d="M${x - size * 0.18} ${y - size * 1.3}v${-size * 0.34}h${size * 0.36}v${size * 0.34}"/>`,
    box("near", [x - size * 0.46, y - size * 1.32], [size * 0.92, size * 1.28], 9),
    box("deep", [x - size * 0.46, y - size], [size * 0.92, size * 0.07]),
    box("deep", [x - size * 0.46, y - size * 0.4], [size * 0.92, size * 0.07]),
    disc("brass", [x, y - size * 0.68], size * 0.08),
    disc("deep", [x - size * 0.3, y], size * 0.07),
    disc("deep", [x + size * 0.3, y], size * 0.07),
  ].join("");
}
