/** The courtyard of the Haram from above: rows of people in rings, one for each night, as in the motif of the house. */
import {
  arch,
  arrayOf,
  between,
  box,
  dots,
  HEIGHT,
  minaret,
  orb,
  polygon,
  type Scene,
  type ScenePoint,
  shape,
  WIDTH,
} from "./scene.ts";

const GROUND = 268;

export const courtyard: Scene = ({ duration }, random) => {
  const middle: ScenePoint = [between(random, 330, 470), 338];
  const side = random() < 0.5 ? 1 : -1;
  return [
    orb(random, [middle[0] + side * between(random, 190, 260), between(random, 95, 130)], between(random, 20, 30)),
    hotels(random),
    ...[-330, -210, 240, 350].map((away, at) =>
      minaret([middle[0] + away * side, GROUND - 40], between(random, 190, 225) - (at % 2) * 30),
    ),
    arcade(),
    box("floor", [0, GROUND], [WIDTH, HEIGHT - GROUND]),
    `<clipPath id="g"><rect y="${GROUND}" width="${WIDTH}" height="${HEIGHT}"/></clipPath><g clip-path="url(#g)">`,
    floor(middle),
    rings(middle, Math.min(Math.max(duration, 8), 16), random),
    "</g>",
    house(middle, between(random, 40, 46)),
  ].join("");
};

function hotels(random: () => number): string {
  return arrayOf(14, (at) => {
    const height = between(random, 30, 95);
    return box(
      at % 3 === 0 ? "mid" : "far",
      [at * 60 - 14, GROUND - 60 - height],
      [between(random, 34, 62), height + 20],
    );
  }).join("");
}

/** Two storeys of arches under a parapet. */
function arcade(): string {
  const storey = (y: number, width: number, height: number) =>
    arrayOf(Math.ceil(WIDTH / width) + 1, (at) => arch("dusk", [at * width, y], width * 0.66, height)).join("");
  return [
    box("wall", [0, GROUND - 82], [WIDTH, 84]),
    box("shade", [0, GROUND - 46], [WIDTH, 4]),
    storey(GROUND, 34, 36),
    storey(GROUND - 47, 34, 26),
    box("brass", [0, GROUND - 84], [WIDTH, 3]),
  ].join("");
}

/** The marble's rays, seen from aside. */
function floor([x, y]: ScenePoint): string {
  return arrayOf(12, (at) => {
    const turn = (at / 12) * Math.PI * 2 + 0.2;
    const tip = (angle: number): ScenePoint => [x + Math.cos(angle) * 900, y + Math.sin(angle) * 330];
    return polygon("wall", [x, y], tip(turn), tip(turn + 0.14));
  })
    .join("")
    .replaceAll("/>", ' opacity=".4"/>');
}

function rings(middle: ScenePoint, count: number, random: () => number): string {
  return arrayOf(count, (ring) => {
    const rx = 66 + ring * (18 + ring * 0.9);
    const ry = rx * 0.34;
    const size = 4 + ring * 0.28;
    const people = Math.round((Math.PI * (rx + ry)) / (size * 1.75));
    return dots(
      random() < 0.3 ? "near" : random() < 0.45 ? "deep" : "cloth",
      middle,
      [rx, ry],
      people,
      size,
      1 - ring * 0.03,
    );
  }).join("");
}

/** The Kaaba: two sides, its band of gold embroidery and the door. */
function house([x, y]: ScenePoint, size: number): string {
  const front = size * 1.05;
  const flank = size * 0.62;
  const top = y - size * 1.5;
  const edge = x + front * 0.35;
  const left = edge - front;
  const right = edge + flank;
  const at = (share: number) => top + (y - top) * share;
  const lift = size * 0.12;
  return [
    shape("near", `M${left - 6} ${y + 2}L${edge} ${y + 14}L${right + 10} ${y + 3}L${edge} ${y - 8}Z`, ' opacity=".5"'),
    polygon("stone", [left, top], [edge, top + lift], [edge, y + lift], [left, y]),
    polygon("stone", [edge, top + lift], [right, top + lift * 0.2], [right, y + lift * 0.2], [edge, y + lift]),
    polygon("wall", [edge, top + lift], [right, top + lift * 0.2], [right, y + lift * 0.2], [edge, y + lift]).replace(
      "/>",
      ' opacity=".12"/>',
    ),
    polygon("brass", [left, at(0.2)], [edge, at(0.2) + lift], [edge, at(0.29) + lift], [left, at(0.29)]),
    polygon(
      "brass",
      [edge, at(0.2) + lift],
      [right, at(0.2) + lift * 0.2],
      [right, at(0.29) + lift * 0.2],
      [edge, at(0.29) + lift],
    ),
    polygon(
      "brass",
      [edge - front * 0.36, at(0.52) + lift * 0.65],
      [edge - front * 0.14, at(0.52) + lift * 0.88],
      [edge - front * 0.14, at(0.93) + lift * 0.88],
      [edge - front * 0.36, at(0.93) + lift * 0.65],
    ),
  ].join("");
}
