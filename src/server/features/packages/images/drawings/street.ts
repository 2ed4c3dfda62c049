/** The hotel's street and how far the Haram lies down it: the nearer, the taller its minarets at the end. */
import {
  arrayOf,
  between,
  box,
  HEIGHT,
  minaret,
  orb,
  palm,
  polygon,
  polygonPath,
  type Scene,
  type ScenePoint,
  shape,
  WIDTH,
} from "./scene.ts";

/** Beyond this the minarets would be too small to see. */
const FARTHEST = 4000;
const HORIZON = 330;
const HALF_STREET = 240;

export const street: Scene = ({ distanceFromHaram }, random) => {
  const vanishing: ScenePoint = [between(random, 330, 470), HORIZON];
  const near = 1 - Math.min(distanceFromHaram, FARTHEST) / FARTHEST;
  const tall = 70 + 190 * near ** 1.6;
  const sides = ([-1, 1] as const).map((side) => front(side, vanishing, random));
  return [
    orb(random, [vanishing[0] + between(random, -60, 60), 100 + 30 * (1 - near)], between(random, 20, 28)),
    ...arrayOf(7, (at) =>
      box("far", [at * 120 - 20, HORIZON - between(random, 20, 60)], [between(random, 70, 110), 80]),
    ),
    minaret([vanishing[0] - tall * 0.28, HORIZON], tall),
    minaret([vanishing[0] + tall * 0.3, HORIZON], tall * 0.92),
    gate(vanishing, tall * 0.34),
    box("floor", [0, HORIZON - 2], [WIDTH, HEIGHT - HORIZON + 2]),
    road(vanishing),
    ...sides,
    walkers(vanishing, random),
    palm([vanishing[0] - 118, 398], 130, random),
    palm([vanishing[0] + 122, 404], 140, random),
  ].join("");
};

/** A point of the street: `x` from its middle, `y` above the ground, `z` 1 at the reader's feet and growing away. */
function seen([vx, vy]: ScenePoint, x: number, y: number, z: number): ScenePoint {
  return [vx + (x * 2.1) / z, vy + (150 - y * 2.1) / z];
}

function front(side: -1 | 1, vanishing: ScenePoint, random: () => number): string {
  const edges = [1, 1.55, 2.3, 3.3, 4.8];
  const at = (y: number, z: number) => seen(vanishing, side * HALF_STREET, y, z);
  const houses = edges.slice(1).map((far, place) => {
    const close = edges[place] ?? far;
    const height = between(random, 190, 400) * (0.75 + place * 0.12);
    const ink = (["wall", "shade", "wall", "shade"] as const)[(place + (side > 0 ? 1 : 0)) % 4] ?? "wall";
    const outer = side > 0 ? WIDTH + 40 : -40;
    const end: ScenePoint[] =
      place === 0 ? [] : [at(0, close), at(height, close), [outer, at(height, close)[1]], [outer, at(0, close)[1]]];
    return [
      end.length > 0 ? polygon("dusk", ...end) : "",
      polygon(ink, at(0, close), at(height, close), at(height, far), at(0, far)),
      panes(at, { close, far, height }, random),
      polygon("brass", at(height, close), at(height + 7, close), at(height + 7, far), at(height, far)),
      polygon("accent", at(34, close), at(50, close), at(50, far), at(34, far)),
      polygon("lit", at(0, close * 1.06), at(32, close * 1.06), at(32, far * 0.95), at(0, far * 0.95)),
    ].join("");
  });
  return houses.toReversed().join("");
}

interface House {
  readonly close: number;
  readonly far: number;
  readonly height: number;
}

function panes(at: (y: number, z: number) => ScenePoint, { close, far, height }: House, random: () => number): string {
  const storeys = Math.min(Math.floor((height - 62) / 44), 6);
  const columns = 3;
  const lit: string[] = [];
  const dark: string[] = [];
  for (const storey of arrayOf(storeys, (one) => one)) {
    for (const column of arrayOf(columns, (one) => one)) {
      const from = close + ((far - close) * (column + 0.25)) / columns;
      const to = close + ((far - close) * (column + 0.75)) / columns;
      const y = 66 + storey * 44;
      (random() < 0.3 ? lit : dark).push(pane(at(y, from), at(y + 27, from), at(y + 27, to), at(y, to)));
    }
  }
  return shape("pane", dark.join("")) + shape("lit", lit.join(""));
}

/** In whole units: there are a hundred of them. */
function pane(...corners: ScenePoint[]): string {
  return `M${corners.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;
}

function gate([x, y]: ScenePoint, size: number): string {
  return [
    box("wall", [x - size * 1.1, y - size * 0.75], [size * 2.2, size * 0.75]),
    box("brass", [x - size * 1.1, y - size * 0.79], [size * 2.2, size * 0.06]),
    shape(
      "dusk",
      `M${x - size * 0.3} ${y}v${-size * 0.3}q0 ${-size * 0.25} ${size * 0.3} ${-size * 0.3}q${size * 0.3} ${size * 0.05} ${size * 0.3} ${size * 0.3}v${size * 0.3}Z`,
    ),
  ].join("");
}

function road(vanishing: ScenePoint): string {
  const at = (x: number, z: number) => seen(vanishing, x, 0, z);
  const dashes = arrayOf(7, (dash) =>
    polygonPath([at(-5, 1 + dash * 0.55), at(5, 1 + dash * 0.55), at(5, 1.24 + dash * 0.6), at(-5, 1.24 + dash * 0.6)]),
  );
  return (
    polygon("near", at(-150, 0.9), at(150, 0.9), at(150, 30), at(-150, 30)) +
    polygon("dusk", at(-165, 0.9), at(-150, 0.9), at(-150, 30), at(-165, 30)) +
    polygon("dusk", at(165, 0.9), at(150, 0.9), at(150, 30), at(165, 30)) +
    shape("cloth", dashes.join(""))
  );
}

/** People on their way, on both pavements; those of one colour are one shape. */
function walkers(vanishing: ScenePoint, random: () => number): string {
  const drawn = arrayOf(18, (at) => {
    const z = 1.3 + at * 0.17;
    const [x, y] = seen(vanishing, (random() < 0.5 ? -1 : 1) * between(random, 172, 225), 0, z);
    const size = 40 / z;
    const of = (share: number) => (size * share).toFixed(1);
    const head = `m${of(0.02)} -${of(0.12)}a${of(0.12)} ${of(0.12)} 0 1 0 .1 0Z`;
    return {
      isLight: random() < 0.6,
      d: `M${x.toFixed(0)} ${y.toFixed(0)}l${of(0.06)} -${of(0.72)}h${of(0.26)}l${of(0.06)} ${of(0.72)}ZM${(x + size * 0.17).toFixed(1)} ${(y - size * 0.98 + size * 0.12).toFixed(1)}${head}`,
    };
  });
  const all = (isLight: boolean) =>
    drawn
      .filter((one) => one.isLight === isLight)
      .map(({ d }) => d)
      .join("");
  return shape("cloth", all(true)) + shape("deep", all(false));
}
