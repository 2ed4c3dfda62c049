/** Vitest: rules, the server on a real database, components in a real browser. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { z } from "zod";
import { findBrowser } from "../browser.ts";
import { type Outcome, runTool, type Step } from "./step.ts";

const Test = z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) });
const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      /** Instants in milliseconds. */
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(Test),
    }),
  ),
});

export const unitStep = unitTests([]);
/** Fewer at once, since journeys run at the same time. */
export const unitBesideJourneys = unitTests([`--maxWorkers=${availableParallelism()}`]);

function unitTests(args: readonly string[]): Step {
  return {
    name: "unit, server and component tests",
    async run() {
      const { environment } = await findBrowser();
      return runVitest(args, environment);
    },
  };
}

/** Runs vitest with `args` (projects, files) and counts its tests. One that passes at its second try is named. */
export async function runVitest(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), "rihla-report-"));
  const file = join(folder, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { code, output } = await runTool("vitest", ["run", "--retry=1", ...reporters, ...args], environment);
  const report = Report.parse(JSON.parse(await readFile(file, "utf8").catch(() => Promise.reject(new Error(output)))));
  await rm(folder, { recursive: true });
  // A file that does not even load has no tests to fail.
  const unloaded = report.testResults.filter((one) => one.status === "failed" && one.assertionResults.length === 0);
  const failed = report.numFailedTests + unloaded.length;
  const remarks = [...unloaded.map(({ name }) => `failed: ${name}`), ...report.testResults.flatMap(remarksOn)];
  const times = new Map(
    report.testResults.map(({ name, startTime, endTime }) => [relative(".", name), (endTime - startTime) / 1000]),
  );
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, output, remarks, times };
}

function remarksOn({ name, assertionResults }: z.output<typeof Report>["testResults"][number]): string[] {
  const troubled = assertionResults.filter(({ failureMessages }) => failureMessages.length > 0);
  return troubled.map(
    ({ fullName, status }) => `${status === "passed" ? "second try" : "failed"}: ${relative(".", name)} > ${fullName}`,
  );
}
