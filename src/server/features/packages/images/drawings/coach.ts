/** On the road: the coach between the cities, and as many milestones as the journey has nights. */
import {
  arrayOf,
  between,
  box,
  disc,
  dots,
  HEIGHT,
  orb,
  palm,
  ridge,
  type Scene,
  type ScenePoint,
  shape,
  WIDTH,
} from "./scene.ts";

const ROAD = 398;

export const coach: Scene = ({ duration, capacity }, random) => {
  const side = random() < 0.5 ? 1 : -1;
  const left = between(random, 130, 250);
  const picture = [
    orb(random, [400 + between(random, 120, 260), between(random, 105, 145)], between(random, 26, 36)),
    ridge("far", random, { top: 130, depth: 100, steps: 8 }),
    ridge("mid", random, { top: 206, depth: 80, steps: 7 }),
    ridge("near", random, { top: 282, depth: 50, steps: 9 }),
    box("floor", [0, 336], [WIDTH, HEIGHT - 336]),
    dunes(random),
    ...arrayOf(3, (at) => palm([620 + at * 58 + between(random, -10, 10), 362], between(random, 96, 150), random)),
    box("near", [0, ROAD - 12], [WIDTH, 72]),
    box("dusk", [0, ROAD - 15], [WIDTH, 4]),
    ...arrayOf(11, (at) => box("cloth", [at * 78 - 20, ROAD + 30], [40, 4], 2)),
    vehicle([left, ROAD + 14], capacity > 40 ? 8 : 7),
    milestones(Math.min(duration, 30)),
  ].join("");
  return side > 0 ? picture : `<g transform="translate(${WIDTH} 0)scale(-1 1)">${picture}</g>`;
};

function dunes(random: () => number): string {
  const y = 356;
  return shape(
    "wall",
    `M0 ${y}Q160 ${y - between(random, 18, 40)} 330 ${y}T660 ${y}T${WIDTH + 60} ${y}V${ROAD}H0Z`,
    ' opacity=".6"',
  );
}

function vehicle([x, y]: ScenePoint, panes: number): string {
  const width = 388;
  const pane = (width - 62) / panes;
  return [
    shape("deep", `M${x - 6} ${y + 14}h${width + 20}l12 12h-${width + 60}Z`, ' opacity=".3"'),
    shape(
      "cloth",
      `M${x + 14} ${y - 124}H${x + width - 46}Q${x + width - 12} ${y - 124} ${x + width - 4} ${y - 84}L${x + width + 4} ${y - 30}V${y + 8}H${x}V${y - 108}Q${x} ${y - 124} ${x + 14} ${y - 124}Z`,
    ),
    shape("fold", `M${x} ${y - 18}H${x + width + 4}V${y + 8}H${x}Z`),
    box("accent", [x, y - 46], [width + 2, 22]),
    box("brass", [x, y - 50], [width + 1, 4]),
    ...arrayOf(panes, (at) => box("pane", [x + 14 + at * pane, y - 110], [pane - 6, 52], 6)),
    ...arrayOf(panes, (at) =>
      shape(
        "lit",
        `M${x + 20 + at * pane} ${y - 60}l${pane * 0.4} -48h${pane * 0.2}l-${pane * 0.4} 48Z`,
        ' opacity=".45"',
      ),
    ),
    ...arrayOf(
      panes,
      (at) =>
        disc("dusk", [x + 14 + at * pane + (pane - 6) / 2, y - 72], 8) +
        box("dusk", [x + 14 + at * pane + (pane - 6) / 2 - 12, y - 66], [24, 8], 4),
    ),
    shape(
      "pane",
      `M${x + width - 42} ${y - 112}H${x + width - 36}Q${x + width - 20} ${y - 110} ${x + width - 14} ${y - 84}L${x + width - 8} ${y - 50}H${x + width - 42}Z`,
    ),
    box("lit", [x + width - 8, y - 18], [13, 10], 4),
    box("brass", [x + 40, y - 132], [170, 9], 4),
    ...[70, 112, width - 74].map(
      (at) =>
        disc("deep", [x + at, y + 8], 23) +
        disc("fold", [x + at, y + 8], 11) +
        dots("brass", [x + at, y + 8], [15, 15], 9, 2.5),
    ),
  ].join("");
}

function milestones(count: number): string {
  const step = 760 / count;
  return arrayOf(count, (at) => box("brass", [20 + at * step, 484], [4, 12], 2)).join("");
}
