/** The valley of Mina: white tents in rows up to the mountains; the better the camp, the nearer and larger the first ones. */
import {
  arrayOf,
  between,
  box,
  disc,
  dots,
  HEIGHT,
  orb,
  polygon,
  polygonPath,
  ridge,
  type Scene,
  type ScenePoint,
  shape,
  WIDTH,
} from "./scene.ts";

const FIRST = { "A+": 1.35, A: 1.2, B: 1.05, C: 0.95, D: 0.85 } as const;

export const mina: Scene = ({ campClass }, random) => {
  const side = random() < 0.5 ? 1 : -1;
  const near = campClass ? FIRST[campClass] : 1;
  return [
    orb(random, [400 + side * between(random, 120, 250), between(random, 85, 115)], between(random, 22, 32)),
    ridge("far", random, { top: 90, depth: 90, steps: 10 }),
    ridge("mid", random, { top: 150, depth: 70, steps: 8 }),
    ridge("near", random, { top: 196, depth: 40, steps: 12 }),
    box("floor", [0, 236], [WIDTH, HEIGHT - 236]),
    TENT,
    ...arrayOf(6, (row) => rowOfTents(row, near, random)),
    lamps(side, random),
    polygon(
      "near",
      [400 + side * 90, 236],
      [400 + side * 104, 236],
      [400 + side * 40, HEIGHT],
      [400 - side * 110, HEIGHT],
    ).replace("/>", ' opacity=".35"/>'),
    path(side),
    bigTent([400 + side * 230, 478], 122 * near),
  ].join("");
};

/** Drawn once, 20 wide and 19 high, its foot in the origin. */
const TENT =
  `<defs><g id="t">${polygon("cloth", [-10, 0], [-10, -7], [10, -7], [10, 0])}${polygon("fold", [3, 0], [3, -7], [10, -7], [10, 0])}` +
  `${shape("cloth", "M-11-7Q-3-11 0-18Q1-11 3-7Z")}${shape("fold", "M0-18Q3-11 11-7H3Q1-11 0-18Z")}${polygon("dusk", [-5, 0], [-5, -5], [-1, -5], [-1, 0])}${disc("brass", [0, -18.4], 0.8)}</g></defs>`;

function rowOfTents(row: number, near: number, random: () => number): string {
  const size = (0.95 + row * 0.52) * near;
  const y = 246 + row * (14 + row * 5.5);
  const step = size * 23;
  const from = -between(random, 0, step);
  return arrayOf(
    Math.ceil(WIDTH / step) + 2,
    (at) =>
      `<use href="#t" transform="translate(${(from + at * step).toFixed(0)} ${y.toFixed(0)})scale(${size.toFixed(2)})"/>`,
  ).join("");
}

function path(side: number): string {
  return arrayOf(7, (at) =>
    dots(
      "cloth",
      [400 + side * (88 - at * 16), 252 + at * at * 5.2 + at * 6],
      [5 + at * 5, 2 + at * 0.6],
      4 + at * 2,
      2.4 + at * 0.7,
    ),
  ).join("");
}

function lamps(side: number, random: () => number): string {
  return arrayOf(4, (at) => {
    const x = 400 + side * (128 - at * 12) + between(random, -3, 3);
    const y = 262 + at * at * 14 + at * 18;
    const height = 40 + at * 22;
    return (
      box("deep", [x, y - height], [1.6 + at * 0.6, height]) +
      box("lit", [x - 6, y - height - 2], [14 + at * 3, 4 + at], 2)
    );
  }).join("");
}

function bigTent([x, y]: ScenePoint, size: number): string {
  const at = (dx: number, dy: number): ScenePoint => [x + dx * size, y - dy * size];
  return [
    polygon("cloth", at(-1, 0), at(-1, 0.62), at(1, 0.62), at(1, 0)),
    polygon("fold", at(0.35, 0), at(0.35, 0.62), at(1, 0.62), at(1, 0)),
    polygon("lit", at(-0.55, 0), at(-0.3, 0.52), at(-0.05, 0)),
    polygon("fold", at(-0.55, 0), at(-0.3, 0.52), at(-0.42, 0)),
    shape("cloth", `${polygonPath([at(-1.12, 0.6), at(0, 1.42), at(0.35, 0.6)])}`),
    shape("fold", `${polygonPath([at(0, 1.42), at(1.12, 0.6), at(0.35, 0.6)])}`),
    ...arrayOf(9, (flap) =>
      polygon(
        "accent",
        at(-1.12 + flap * 0.249, 0.62),
        at(-0.871 + flap * 0.249, 0.62),
        at(-0.995 + flap * 0.249, 0.5),
      ),
    ),
    box("brass", at(-0.012, 1.6), [size * 0.024, size * 0.2]),
    polygon("brand", at(0.01, 1.6), at(0.24, 1.53), at(0.01, 1.46)),
  ].join("");
}
