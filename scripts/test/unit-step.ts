/** Vitest: rules, the server on a real database, components in a real browser. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { findBrowser } from "../browser.ts";
import { type Outcome, runTool, type Step } from "./step.ts";

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

export const unitStep: Step = {
  name: "unit, server and component tests",
  async run() {
    const { environment } = await findBrowser();
    return runVitest([], environment);
  },
};

/** Runs vitest with `args` (projects, files) and counts its tests. */
export async function runVitest(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), "rihla-report-"));
  const file = join(folder, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { code, output } = await runTool("vitest", ["run", ...reporters, ...args], environment);
  const report = Report.parse(JSON.parse(await readFile(file, "utf8").catch(() => Promise.reject(new Error(output)))));
  await rm(folder, { recursive: true });
  // A file that does not even load has no tests to fail.
  const unloaded = report.testResults.filter((one) => one.status === "failed" && one.assertionResults.length === 0);
  const failed = report.numFailedTests + unloaded.length;
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, output };
}
