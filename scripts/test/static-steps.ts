/** The checks that read the sources without running them. */
import { z } from "zod";
import { check, type Outcome, runTool, type Step } from "./step.ts";

/** dependency-cruiser passes happily over nothing when it cannot read TypeScript; it has to find at least so many modules. */
const MODULE_FLOOR = 120;

const Cruise = z.object({
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string(), severity: z.string() }) }),
    ),
  }),
});

const importRules: Step = {
  name: "import rules",
  async run() {
    const args = ["--config", ".dependency-cruiser.cjs", "--output-type", "json", "src"];
    const { output } = await runTool("depcruise", args);
    return judge(Cruise.parse(JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1))));
  },
};

function judge({ summary }: z.output<typeof Cruise>): Outcome {
  const faults = summary.violations
    .filter(({ rule }) => rule.severity === "error")
    .map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
  if (summary.totalCruised < MODULE_FLOOR)
    faults.push(`Only ${summary.totalCruised} modules were read, not ${MODULE_FLOOR}.`);
  return { passed: faults.length ? 0 : 1, failed: faults.length ? 1 : 0, output: faults.join("\n") };
}

export const STATIC_STEPS: readonly Step[] = [
  check("format and lint", "biome", ["check", "--error-on-warnings", "."]),
  check("types of the pure code", "tsc", ["-p", "tsconfig.pure.json"]),
  check("types of the server", "tsc", ["-p", "tsconfig.server.json"]),
  check("types of the web", "tsc", ["-p", "tsconfig.web.json"]),
  check("types of the service worker", "tsc", ["-p", "tsconfig.worker.json"]),
  importRules,
  // Variables, tags and plural forms: scripts/words/faults.test.ts, by each language's own forms.
  check("translations", "i18n-check", ["--locales", "src/i18n/messages", "--source", "en", "--only", "missingKeys"]),
  check("unused messages", "node", ["scripts/check-messages.ts"]),
  check("bulk in the tree", "node", ["scripts/check-tree.ts"]),
  check("unused code and packages", "knip", ["--no-progress"]),
];
