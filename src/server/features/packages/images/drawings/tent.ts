/** Inside the camp: beds along both sides of a tent; the better its class, the fewer share it. */
import {
  arch,
  arrayOf,
  between,
  box,
  disc,
  dots,
  HEIGHT,
  orb,
  polygon,
  ridge,
  type Scene,
  type ScenePoint,
  shape,
  WIDTH,
} from "./scene.ts";

const BEDS_A_SIDE = { "A+": 2, A: 2, B: 3, C: 4, D: 5 } as const;

export const tent: Scene = ({ campClass }, random) => {
  const beds = campClass ? BEDS_A_SIDE[campClass] : 3;
  const peak: ScenePoint = [between(random, 370, 430), -40];
  return [
    `<clipPath id="o">${arch("orb", [400, 330], 150, 190)}</clipPath>`,
    box("fold", [0, 0], [WIDTH, HEIGHT]),
    ...arrayOf(
      5,
      (at) =>
        polygon(
          "shade",
          [186 - at * 46, 96 + at * 6],
          [189 - at * 46, 96],
          [189 - at * 46, 330 + at * 24],
          [186 - at * 46, 330 + at * 24],
        ) +
        polygon(
          "shade",
          [611 + at * 46, 96],
          [614 + at * 46, 96 + at * 6],
          [614 + at * 46, 330 + at * 24],
          [611 + at * 46, 330 + at * 24],
        ),
    ),
    box("cloth", [190, 96], [420, 240]),
    `<g clip-path="url(#o)"><rect class="sky" x="300" y="130" width="200" height="210"/>${orb(random, [between(random, 360, 440), 190], 15)}<g transform="translate(180 160)scale(.55)">${ridge("far", random, { top: 160, depth: 90, steps: 9 })}${ridge("near", random, { top: 220, depth: 60, steps: 8 })}</g></g>`,
    shape(
      "accent",
      "M322 330C330 270 318 200 330 158C338 146 330 142 322 150C300 190 300 280 300 330ZM478 330C470 270 482 200 470 158C462 146 470 142 478 150C500 190 500 280 500 330Z",
    ),
    polygon("floor", [190, 330], [610, 330], [940, HEIGHT], [-140, HEIGHT]),
    rug(random),
    roof(peak),
    ...arrayOf(beds, (at) => pairOfBeds(at, beds)),
    lantern([peak[0], 118]),
  ].join("");
};

function roof(peak: ScenePoint): string {
  const edge = arrayOf(15, (at): ScenePoint => [-150 + at * 78.6, 96 + Math.abs(at - 7) ** 2 * 3.2]);
  const wedges = edge.slice(1).map((point, at) => {
    const before = edge[at] ?? point;
    const middle: ScenePoint = [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2 + 16];
    return shape(
      at % 2 === 0 ? "cloth" : "wall",
      `M${peak[0]} ${peak[1]}L${before[0].toFixed(0)} ${before[1].toFixed(0)}Q${middle[0].toFixed(0)} ${middle[1].toFixed(0)} ${point[0].toFixed(0)} ${point[1].toFixed(0)}Z`,
    );
  });
  const trim = edge.slice(1).map((point, at) => {
    const before = edge[at] ?? point;
    const middle: ScenePoint = [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2 + 16];
    return `<path class="line brass" stroke-width="3" d="M${before[0].toFixed(0)} ${before[1].toFixed(0)}Q${middle[0].toFixed(0)} ${middle[1].toFixed(0)} ${point[0].toFixed(0)} ${point[1].toFixed(0)}"/>`;
  });
  return wedges.join("") + trim.join("");
}

/** From the back to the front, one at each side. */
function pairOfBeds(at: number, beds: number): string {
  const near = 0.34 + (0.62 * (at + 0.5)) / beds;
  const size = 40 + 92 * near;
  const y = 344 + 140 * near ** 1.4;
  const x = 232 - 150 * near;
  return bed([x, y], size, 1) + bed([800 - x, y], size, -1);
}

function bed([x, y]: ScenePoint, size: number, side: 1 | -1): string {
  const at = (dx: number, dy: number): ScenePoint => [x + side * dx * size, y - dy * size];
  return [
    polygon("dusk", at(-1, -0.04), at(1.02, -0.04), at(1.02, 0.2), at(-1, 0.2)),
    polygon("cloth", at(-1, 0.16), at(1, 0.16), at(0.86, 0.46), at(-1, 0.46)),
    polygon("accent", at(-0.2, 0), at(1.02, 0), at(1, 0.16), at(0.86, 0.46), at(-0.24, 0.46), at(-0.2, 0.16)),
    polygon("brass", at(-0.2, 0), at(-0.12, 0), at(-0.12, 0.16), at(-0.16, 0.46), at(-0.24, 0.46), at(-0.2, 0.16)),
    shape(
      "wall",
      `M${point(at(-0.92, 0.36))}Q${point(at(-0.64, 0.72))} ${point(at(-0.34, 0.38))}Q${point(at(-0.64, 0.26))} ${point(at(-0.92, 0.36))}Z`,
    ),
  ].join("");
}

const point = ([x, y]: ScenePoint) => `${x.toFixed(1)} ${y.toFixed(1)}`;

function rug(random: () => number): string {
  const line = (y: number) => {
    const wide = 40 + (y - 330) * 0.62;
    return [400 - wide, 400 + wide] as const;
  };
  const [a, b] = line(338);
  const [c, d] = line(HEIGHT);
  const bands = arrayOf(5, (at) => {
    const y = 350 + at * at * 6 + at * 10;
    const [from, to] = line(y);
    return dots(
      "brass",
      [400, y + 8],
      [(to - from) * 0.36, 3 + at * 1.6],
      10 + Math.floor(random() * 4) * 2,
      2.5 + at * 0.8,
    );
  });
  return (
    polygon("brand", [a, 338], [b, 338], [d, HEIGHT], [c, HEIGHT]) +
    polygon("deep", [a + 12, 344], [b - 12, 344], [d - 34, HEIGHT], [c + 34, HEIGHT]).replace(
      "/>",
      ' opacity=".35"/>',
    ) +
    bands.join("")
  );
}

function lantern([x, y]: ScenePoint): string {
  return [
    `<path class="line brass" stroke-width="2" d="M${x} -10V${y - 20}"/>`,
    ...arrayOf(4, (ring) =>
      dots("halo", [x, y], [34 + ring * 14, 34 + ring * 14], 26 + ring * 8, 2.6, 0.7 - ring * 0.15),
    ),
    shape("brass", `M${x - 15} ${y - 14}L${x} ${y - 28}L${x + 15} ${y - 14}Z`),
    shape("lit", `M${x - 13} ${y - 14}h26l-5 32h-16Z`),
    shape("brass", `M${x - 9} ${y + 18}h18l-9 10Z`),
    disc("orb", [x, y], 6),
  ].join("");
}
