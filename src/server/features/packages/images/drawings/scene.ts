/** What every scene of a drawing is made from: the facts of a package, its repeatable chance, and shapes in few bytes. */
import type { Package } from "#contract/packages.ts";

export const WIDTH = 800;
export const HEIGHT = 500;

export type SceneFacts = Pick<
  Package,
  "id" | "duration" | "distanceFromHaram" | "accommodationType" | "campClass" | "flights" | "capacity"
> & { readonly roomTypes: readonly Pick<Package["roomTypes"][number], "occupants">[] };

/** Draws one scene; `random` gives numbers in [0, 1) that are the same for the same package and scene. */
export type Scene = (facts: SceneFacts, random: () => number) => string;

export type ScenePoint = readonly [x: number, y: number];

/** The colours a shape may have; `palettes.ts` says what each is at which hour. */
export type Ink =
  | ("orb" | "halo" | "far" | "mid" | "near" | "deep" | "floor")
  | ("wall" | "shade" | "dusk" | "lit" | "pane" | "brass" | "cloth" | "fold" | "brand" | "accent" | "stone");

const round = (value: number) => Math.round(value * 10) / 10;

export function polygonPath(points: readonly ScenePoint[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

export function shape(ink: Ink, d: string, more = ""): string {
  return `<path class="${ink}" d="${d}"${more}/>`;
}

export function polygon(ink: Ink, ...points: ScenePoint[]): string {
  return shape(ink, polygonPath(points));
}

/** From its upper left corner. */
export function box(ink: Ink, [x, y]: ScenePoint, [width, height]: ScenePoint, radius = 0): string {
  const rounded = radius > 0 ? ` rx="${round(radius)}"` : "";
  return `<rect class="${ink}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${rounded}/>`;
}

export function disc(ink: Ink, [x, y]: ScenePoint, radius: number, more = ""): string {
  return `<circle class="${ink}" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"${more}/>`;
}

/** A ring of dots, flat or seen from aside: the motif of the house. */
export function dots(ink: Ink, at: ScenePoint, [rx, ry]: ScenePoint, count: number, size: number, opacity = 1): string {
  return (
    `<ellipse class="line ${ink}" cx="${round(at[0])}" cy="${round(at[1])}" rx="${round(rx)}" ry="${round(ry)}" ` +
    `pathLength="${count}" stroke-dasharray="0 1" stroke-width="${round(size)}" opacity="${round(opacity)}"/>`
  );
}

/** An arched opening that stands on (x, y), `x` its middle. */
export function arch(ink: Ink, [x, y]: ScenePoint, width: number, height: number): string {
  const half = width / 2;
  const spring = Math.max(height - width * 0.62, 0);
  return shape(
    ink,
    `M${round(x - half)} ${round(y)}v${round(-spring)}q0 ${round(-(height - spring) * 0.72)} ${round(half)} ${round(-(height - spring))}q${round(half)} ${round((height - spring) * 0.28)} ${round(half)} ${round(height - spring)}v${round(spring)}Z`,
  );
}

export function arrayOf<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

export function between(random: () => number, from: number, to: number): number {
  return from + random() * (to - from);
}

/** A ridge of hills from edge to edge, filled down to the ground. */
export function ridge(
  ink: Ink,
  random: () => number,
  { top, depth, steps }: Record<"top" | "depth" | "steps", number>,
) {
  const width = WIDTH / steps;
  const points = arrayOf(
    steps + 1,
    (at): ScenePoint => [
      at * width + (at % steps === 0 ? 0 : between(random, -0.3, 0.3) * width),
      top + (at % 2 === 0 ? between(random, 0.45, 1) : between(random, 0, 0.5)) * depth,
    ],
  );
  return polygon(ink, [0, HEIGHT], ...points, [WIDTH, HEIGHT]);
}

/** Sun or moon in rings of dots. */
export function orb(random: () => number, at: ScenePoint, radius: number): string {
  const rings = arrayOf(5, (ring) => {
    const around = radius * (1.6 + ring * 0.55);
    return dots("halo", at, [around, around], Math.round(around / 2.1 + random() * 3), 3.2, 0.85 - ring * 0.14);
  });
  return rings.join("") + disc("orb", at, radius);
}

/** Shaft, two galleries and a lantern with its crescent; stands on (x, y). */
export function minaret([x, y]: ScenePoint, height: number, ink: Ink = "wall", side: Ink = "shade"): string {
  const half = height * 0.045;
  const at = (share: number) => y - height * share;
  const column = (from: number, to: number, width: number) =>
    box(ink, [x - width, at(to)], [width * 2, height * (to - from)]) +
    box(side, [x + width * 0.25, at(to)], [width * 0.75, height * (to - from)]);
  const gallery = (share: number, width: number) =>
    box(ink, [x - width, at(share) - height * 0.012], [width * 2, height * 0.026]) +
    box("brass", [x - width, at(share) - height * 0.018], [width * 2, height * 0.008]);
  return [
    column(0, 0.42, half),
    gallery(0.42, half * 1.5),
    column(0.43, 0.68, half * 0.78),
    gallery(0.68, half * 1.2),
    column(0.69, 0.84, half * 0.52),
    shape(
      ink,
      `M${round(x - half * 0.62)} ${round(at(0.84))}q0 ${round(-height * 0.05)} ${round(half * 0.62)} ${round(-height * 0.09)}q${round(half * 0.62)} ${round(height * 0.04)} ${round(half * 0.62)} ${round(height * 0.09)}Z`,
    ),
    box("brass", [x - height * 0.003, at(1)], [height * 0.006, height * 0.075]),
    disc("brass", [x, at(0.96)], height * 0.011),
  ].join("");
}

/** A date palm whose foot is (x, y). */
export function palm([x, y]: ScenePoint, height: number, random: () => number, ink: Ink = "deep"): string {
  const lean = between(random, -0.12, 0.12) * height;
  const top: ScenePoint = [x + lean, y - height];
  const trunk = `M${round(x - height * 0.03)} ${round(y)}Q${round(x)} ${round(y - height / 2)} ${round(top[0] - height * 0.015)} ${round(top[1])}h${round(height * 0.03)}Q${round(x + height * 0.03)} ${round(y - height / 2)} ${round(x + height * 0.03)} ${round(y)}Z`;
  const leaves = arrayOf(8, (at) => {
    const turn = Math.PI * (1.06 + (at / 7) * 0.88) + between(random, -0.06, 0.06);
    const reach = height * between(random, 0.36, 0.46);
    const tip: ScenePoint = [
      top[0] + Math.cos(turn) * reach * 1.05,
      top[1] + Math.sin(turn) * reach * 0.62 + reach * 0.42,
    ];
    const bow: ScenePoint = [
      top[0] + Math.cos(turn) * reach * 0.6,
      top[1] + Math.sin(turn) * reach * 0.75 - reach * 0.1,
    ];
    return `M${round(top[0])} ${round(top[1])}Q${round(bow[0])} ${round(bow[1])} ${round(tip[0])} ${round(tip[1])}Q${round(bow[0] * 0.9 + tip[0] * 0.1)} ${round(bow[1] + reach * 0.2)} ${round(top[0])} ${round(top[1])}Z`;
  });
  return shape(ink, trunk + leaves.join(""));
}
