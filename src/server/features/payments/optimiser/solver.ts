/** HiGHS, compiled to WebAssembly: one program at a time, to its proven optimum or until its time is over. */
import { createRequire } from "node:module";
import type load from "highs";
import type { Highs } from "highs";
import { partsPerMinor } from "#domain/payments/plan/ways.ts";
import type { Program } from "./program.ts";

export interface Solution {
  /** Of the line, by way, in the order of the program's ways. */
  readonly parts: readonly number[];
  readonly objective: number;
  /** No plan can be better than this. */
  readonly bound: number;
  readonly isOptimal: boolean;
}

/** `stopped`: time was over before any plan was found. */
export type Solved = Solution | "infeasible" | "stopped";

/** Hundredths of a penny apart are the same cost. */
const SAME_COST = 0.01;
/** The status of a solution that satisfies every row. */
const FEASIBLE = 2;

/** The package describes its CommonJS form, so that is the one to load. */
const loadHighs: typeof load.default = createRequire(import.meta.url)("highs");

let loading: Promise<Highs> | null = null;

/** Loaded once a process, at the first question. */
export async function solve({ text, ways }: Program, seconds: number): Promise<Solved> {
  loading ??= loadHighs();
  const highs = await loading;
  const model = highs.createModel({ format: "lp", data: text });
  try {
    model.options.set({ output_flag: false, time_limit: seconds, mip_rel_gap: 0, mip_abs_gap: SAME_COST });
    const { modelStatus } = model.run();
    const { infeasible, unboundedOrInfeasible, optimal } = highs.constants.modelStatus;
    if (modelStatus === infeasible || modelStatus === unboundedOrInfeasible) return "infeasible";
    if (model.info.get("primal_solution_status") !== FEASIBLE) return "stopped";
    const { colValue } = model.getSolution();
    const parts = ways.map(({ line }, at) => {
      return Math.round((colValue[model.getColByName(`z${at}`)] ?? 0) * partsPerMinor(line));
    });
    const bound = Number(model.info.get("mip_dual_bound"));
    return { parts, objective: model.getObjectiveValue(), bound, isOptimal: modelStatus === optimal };
  } finally {
    model.dispose();
  }
}
