/** Who imports whom: the rules of .dependency-cruiser.cjs, and that the entries of a folder stand above one another. */
import { z } from "zod";
import { type Outcome, outcomeOf, runTool, type Step } from "../step.ts";
import { knotsOf } from "./folder-knots.ts";

/** dependency-cruiser passes happily over what it cannot read; 95 % of the modules of 23 November 2026 have to be there. */
const MODULE_FLOOR = 2940;

const Cruise = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) })),
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string(), severity: z.string() }) }),
    ),
  }),
});

export const importRules: Step = {
  name: "import rules",
  async run() {
    const args = ["--config", ".dependency-cruiser.cjs", "--output-type", "json", "src"];
    const { output } = await runTool("depcruise", args);
    return judge(Cruise.parse(JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1))));
  },
};

function judge({ modules, summary }: z.output<typeof Cruise>): Outcome {
  const faults = summary.violations
    .filter(({ rule }) => rule.severity === "error")
    .map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  faults.push(...knotsOf(imports).map(({ folder, entries }) => `a knot in ${folder}: ${entries.join(", ")}`));
  if (summary.totalCruised < MODULE_FLOOR)
    faults.push(`Only ${summary.totalCruised} modules were read, not ${MODULE_FLOOR}.`);
  return outcomeOf(faults);
}
