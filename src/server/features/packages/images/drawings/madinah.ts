/** Madinah: the green dome among its minarets, and the umbrellas of the courtyard over rows in prayer. */
import {
  arch,
  arrayOf,
  between,
  box,
  disc,
  HEIGHT,
  minaret,
  orb,
  type Scene,
  type ScenePoint,
  shape,
  WIDTH,
} from "./scene.ts";

const GROUND = 330;

export const madinah: Scene = (_, random) => {
  const side = random() < 0.5 ? 1 : -1;
  const dome = 400 + side * between(random, 60, 150);
  const opens = between(random, 0.75, 1);
  return [
    orb(random, [400 - side * between(random, 150, 260), between(random, 100, 140)], between(random, 22, 30)),
    ...arrayOf(9, (at) =>
      box(at % 2 ? "far" : "mid", [at * 100 - 30, 250 - between(random, 10, 60)], [between(random, 50, 96), 120]),
    ),
    minaret([dome + side * 78, GROUND - 60], 250),
    minaret([dome - side * 250, GROUND - 60], 205),
    minaret([dome + side * 262, GROUND - 60], 190),
    greenDome([dome, GROUND - 84], between(random, 46, 54)),
    hall(random, dome),
    box("floor", [0, GROUND], [WIDTH, HEIGHT - GROUND]),
    rows(random),
    ...arrayOf(5, (at) => umbrella([at * 200 + side * 26, 452], [92, 150], opens)),
  ].join("");
};

function greenDome([x, y]: ScenePoint, size: number): string {
  return [
    box("shade", [x - size, y - size * 0.5], [size * 2, size * 0.9]),
    ...arrayOf(7, (at) => arch("dusk", [x - size * 0.84 + at * size * 0.28, y + size * 0.2], size * 0.16, size * 0.5)),
    box("wall", [x - size * 1.08, y - size * 0.58], [size * 2.16, size * 0.12]),
    shape(
      "brand",
      `M${x - size} ${y - size * 0.58}C${x - size * 1.02} ${y - size * 1.3} ${x - size * 0.45} ${y - size * 1.62} ${x} ${y - size * 1.8}C${x + size * 0.45} ${y - size * 1.62} ${x + size * 1.02} ${y - size * 1.3} ${x + size} ${y - size * 0.58}Z`,
    ),
    shape(
      "deep",
      `M${x + size * 0.28} ${y - size * 0.58}C${x + size * 0.42} ${y - size * 1.25} ${x + size * 0.2} ${y - size * 1.6} ${x} ${y - size * 1.8}C${x + size * 0.45} ${y - size * 1.62} ${x + size * 1.02} ${y - size * 1.3} ${x + size} ${y - size * 0.58}Z`,
      ' opacity=".28"',
    ),
    box("brass", [x - 1.5, y - size * 2.2], [3, size * 0.42]),
    disc("brass", [x, y - size * 2.05], 4),
  ].join("");
}

/** The long front with its arches, and the small domes that slide on its roof. */
function hall(random: () => number, dome: number): string {
  const domes = arrayOf(9, (at) => 50 + at * 88 + between(random, -4, 4)).filter((x) => Math.abs(x - dome) > 90);
  return [
    ...domes.map((x) => shape("shade", `M${x - 22} ${GROUND - 84}a22 24 0 0 1 44 0Z`)),
    box("wall", [0, GROUND - 86], [WIDTH, 88]),
    box("brass", [0, GROUND - 86], [WIDTH, 3]),
    ...arrayOf(17, (at) => arch("dusk", [at * 50, GROUND], 34, 62)),
    ...arrayOf(17, (at) => arch("lit", [at * 50, GROUND], 22, 50)).map((light) =>
      light.replace("/>", ' opacity=".55"/>'),
    ),
  ].join("");
}

function rows(random: () => number): string {
  return arrayOf(9, (at) => {
    const y = GROUND + 14 + at * (9 + at * 1.5);
    const size = 4.2 + at * 0.75;
    const ink = random() < 0.35 ? "near" : "cloth";
    return `<path class="line ${ink}" d="M${(-random() * 9).toFixed(1)} ${y.toFixed(1)}H${WIDTH}" stroke-dasharray="0 ${(size * 1.6).toFixed(1)}" stroke-width="${size.toFixed(1)}"/>`;
  }).join("");
}

/** Open against the sun: a funnel on its mast, whose foot is (x, y). */
function umbrella([x, y]: ScenePoint, [width, height]: ScenePoint, opens: number): string {
  const top = y - height;
  const reach = Math.round(width * opens);
  const low = top + 62;
  const wing = (from: number) =>
    `M${x} ${low}C${x + from * 0.12} ${low - 26} ${x + from * 0.45} ${top + 12} ${x + from} ${top}H${x}Z`;
  return [
    box("brass", [x - 2.5, low - 6], [5, y - low + 6]),
    box("brass", [x - 8, y - 4], [16, 6], 3),
    shape("cloth", wing(-reach)),
    shape("fold", wing(reach)),
    shape("accent", `M${x - reach} ${top - 4}H${x + reach}V${top + 1}H${x - reach}Z`),
    shape(
      "dusk",
      `M${x} ${low}C${x - 4} ${low - 20} ${x - reach * 0.4} ${top + 8} ${x - reach * 0.45} ${top}H${x - reach * 0.38}C${x - reach * 0.3} ${top + 10} ${x - 1} ${low - 20} ${x} ${low}Z`,
      ' opacity=".35"',
    ),
  ].join("");
}
