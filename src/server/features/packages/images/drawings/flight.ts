/** The way there by air: the land below, through the windows of the cabin. */
import { arrayOf, between, box, disc, HEIGHT, orb, ridge, type Scene, shape, WIDTH } from "./scene.ts";

export const flight: Scene = (_, random) => {
  const wing = random() < 0.5 ? 1 : -1;
  const sky = [
    `<rect class="sky" width="${WIDTH}" height="${HEIGHT}"/>`,
    orb(random, [400 - wing * between(random, 40, 250), between(random, 130, 170)], between(random, 28, 38)),
    ridge("far", random, { top: 300, depth: 60, steps: 10 }),
    ridge("mid", random, { top: 344, depth: 60, steps: 8 }),
    river(random),
    ...arrayOf(6, (at) =>
      cloud(at * 150 + between(random, -40, 40), between(random, 190, 330), between(random, 46, 84)),
    ),
    wingOf(wing, random),
  ].join("");
  const lefts = arrayOf(3, (at) => 58 + at * 246);
  const opening = lefts.map((left) => `<rect x="${left}" y="70" width="192" height="320" rx="88"/>`).join("");
  return [
    `<clipPath id="c">${opening}</clipPath>`,
    box("wall", [0, 0], [WIDTH, HEIGHT]),
    box("shade", [0, 416], [WIDTH, 84]),
    box("accent", [0, 430], [WIDTH, 8]),
    ...lefts.map(
      (left) => box("shade", [left - 22, 48], [236, 364], 108) + box("cloth", [left - 13, 57], [218, 346], 100),
    ),
    `<g clip-path="url(#c)">${sky}${lefts.map((left) => blind(left, random)).join("")}</g>`,
    ...lefts.map((left) => disc("brass", [left + 96, 398], 3)),
  ].join("");
};

function blind(left: number, random: () => number): string {
  const down = between(random, 12, 74);
  return box("cloth", [left, 60], [192, down]) + box("shade", [left, 60 + down], [192, 4]);
}

function cloud(x: number, y: number, size: number): string {
  return shape(
    "cloth",
    `M${x.toFixed(0)} ${y.toFixed(0)}q${(size * 0.1).toFixed(0)} -${(size * 0.34).toFixed(0)} ${(size * 0.5).toFixed(0)} -${(size * 0.3).toFixed(0)}q${(size * 0.3).toFixed(0)} -${(size * 0.3).toFixed(0)} ${(size * 0.6).toFixed(0)} 0q${(size * 0.4).toFixed(0)} 0 ${(size * 0.4).toFixed(0)} ${(size * 0.3).toFixed(0)}Z`,
    ' opacity=".75"',
  );
}

function river(random: () => number): string {
  const x = between(random, 200, 600);
  return shape(
    "brand",
    `M${x.toFixed(0)} 392Q${(x + 60).toFixed(0)} 410 ${(x - 20).toFixed(0)} 430T${x.toFixed(0)} 500H${(x + 60).toFixed(0)}Q${(x + 20).toFixed(0)} 450 ${(x + 70).toFixed(0)} 430T${(x + 14).toFixed(0)} 392Z`,
    ' opacity=".6"',
  );
}

/** Seen from a seat behind it, its tip bent up. */
function wingOf(side: number, random: () => number): string {
  const tip = between(random, 236, 262);
  const at = (x: number, y: number) => `${(400 + side * x).toFixed(0)} ${y.toFixed(0)}`;
  return [
    shape("accent", `M${at(-196, tip)}L${at(-236, tip - 66)}L${at(-216, tip - 66)}L${at(-150, tip + 2)}Z`),
    shape("fold", `M${at(420, 372)}L${at(-150, tip)}Q${at(-196, tip - 4)} ${at(-196, tip)}L${at(420, 452)}Z`),
    shape("dusk", `M${at(-196, tip)}L${at(420, 452)}V428Z`),
    shape("shade", `M${at(420, 392)}L${at(-60, tip + 22)}L${at(-60, tip + 26)}L${at(420, 400)}Z`),
  ].join("");
}
