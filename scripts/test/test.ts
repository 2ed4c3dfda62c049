/** Runs every check and test, one line each, and ends with their sum: `N passed, N failed`. With `--times` it says before what each test file took. */
import { availableParallelism } from "node:os";
import { buildStep, e2eStep, journeysBesideTests, longJourneys } from "./e2e-step.ts";
import { externalSmoke, externalWhole } from "./external-step.ts";
import { longTests } from "./long-step.ts";
import { remarksOnSlow, tableOf } from "./slow-files.ts";
import { STATIC_STEPS } from "./static-steps.ts";
import type { Outcome, Step } from "./step.ts";
import { unitBesideJourneys, unitStep } from "./unit-step.ts";

/**
 * Of each set what comes one after the other; what stands together is begun in its order, as many at once as there are
 * cores. Tests wait for databases and journeys for pages: by themselves each left a third of two cores idle.
 */
const SETS: Readonly<Record<string, readonly (readonly Step[])[]>> = {
  all: [
    [buildStep, ...STATIC_STEPS],
    [unitBesideJourneys, journeysBesideTests, externalSmoke],
  ],
  static: [STATIC_STEPS],
  unit: [[buildStep], [unitStep]],
  e2e: [[buildStep], [e2eStep]],
  external: [[buildStep], [externalWhole]],
  long: [[buildStep], [longTests], [longJourneys]],
};

const [set = "all", ...wishes] = process.argv.slice(2);
const outcomes: Outcome[] = [];
for (const steps of SETS[set] ?? []) await runTogether(steps);

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
const times = new Map(outcomes.flatMap((outcome) => [...(outcome.times ?? [])]));
const lines = wishes.includes("--times") ? tableOf(times) : remarksOnSlow(times);
for (const line of [...outcomes.flatMap(({ remarks }) => remarks ?? []), ...lines]) console.log(line);
console.log(`\n${passed} passed, ${failed} failed`);

async function runTogether(steps: readonly Step[]): Promise<void> {
  const left = steps.values();
  const lane = async () => {
    for (const step of left) outcomes.push(await runShown(step));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

/** A step that breaks counts as one failure and never as none. */
async function runShown(step: Step): Promise<Outcome> {
  const start = performance.now();
  const outcome = await step.run().catch((error: unknown) => ({ passed: 0, failed: 1, output: String(error) }));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = outcome.failed > 0 ? `${outcome.passed} passed, ${outcome.failed} failed` : `${outcome.passed} passed`;
  console.log(`${step.name} … ${counts} (${seconds} s)`);
  if (outcome.failed > 0) console.log(`\n${outcome.output.trim()}\n`);
  return outcome;
}
