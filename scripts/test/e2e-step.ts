/** The build and its weight, then Playwright: whole journeys in a real browser, against the built web app and a server of their own. */
import { z } from "zod";
import { findBrowser } from "../browser.ts";
import { type Outcome, runTool, type Step } from "./step.ts";

const Report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
});

export const e2eStep: Step = {
  name: "web build and journeys",
  async run() {
    const build = await runTool("vite", ["build"]);
    if (build.code !== 0) return { passed: 0, failed: 1, output: build.output };
    const weight = await runTool("node", ["scripts/check-budgets.ts"]);
    if (weight.code !== 0) return { passed: 1, failed: 1, output: weight.output };
    const journeys = await runJourneys();
    return { ...journeys, passed: journeys.passed + 2 };
  },
};

/** A journey that passes only at the second try counts as failed: it would fail somebody else at the first. */
async function runJourneys(): Promise<Outcome> {
  const { environment } = await findBrowser();
  const { output } = await runTool("playwright", ["test", "--reporter=json"], environment);
  const report = Report.parse(JSON.parse(output.slice(output.indexOf("{\n"), output.lastIndexOf("}") + 1)));
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, output };
}
