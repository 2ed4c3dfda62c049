/** Series of photographed and scanned papers with known truth. Each purpose has its own seeds, so that tuning never sees the test set. */
import { CONDITION_KINDS, type ConditionKind, drawConditions, photograph } from "../drawing/photograph.ts";
import { type Random, seededRandom } from "../random.ts";
import { paperDrawing } from "./paper.ts";
import { type DrawnPaper, drawSpecimenPaper, type PaperDays, type PaperType } from "./papers.ts";

export const PAPER_SEEDS = { tune: 30_000_000, test: 80_000_000 } as const;

/** The days that the papers of every series are drawn around. */
export const PAPER_DAYS: PaperDays = { today: "2027-03-20", arrival: "2027-05-14", lastHajjDay: "2027-05-19" };

const TYPES: readonly [PaperType, ...PaperType[]] = ["health_certificate", "vaccination", "visa"];

export interface SeriesPaper extends DrawnPaper {
  readonly kind: ConditionKind;
  readonly jpeg: Buffer;
}

/** The paper number `index` of a series: types and conditions take turns; half of them carry a stamp and a signature. */
export async function seriesPaper(series: keyof typeof PAPER_SEEDS, index: number): Promise<SeriesPaper> {
  const random = seededRandom(PAPER_SEEDS[series] + index * 7919);
  const type = TYPES[index % TYPES.length] ?? TYPES[0];
  const kind = CONDITION_KINDS[Math.floor(index / TYPES.length) % CONDITION_KINDS.length] ?? "scan";
  const drawn = drawSpecimenPaper(random, type, PAPER_DAYS);
  const conditions = { ...drawConditions(random, kind), pageWidth: pageWidth(random, kind) };
  const drawing = paperDrawing(drawn.paper, { stamp: random.chance(0.5) ? random.below(1e9) : null });
  return { ...drawn, kind, jpeg: await photograph(drawing, conditions) };
}

/** A sheet fills far more pixels of a camera than a page of a passport does. */
function pageWidth(random: Random, kind: ConditionKind): number {
  if (kind === "small") return Math.round(random.between(600, 950));
  return Math.round(random.between(1000, 2200));
}
