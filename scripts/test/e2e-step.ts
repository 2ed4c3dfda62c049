/** The build and its weight; and Playwright: whole journeys in a real browser, against the build and a server of their own. */
import { z } from "zod";
import { findBrowser } from "../browser.ts";
import type { Times } from "./slow-files.ts";
import { type Outcome, runTool, type Step } from "./step.ts";

const Test = z.object({
  status: z.string(),
  projectName: z.string(),
  results: z.array(
    z.object({
      /** Milliseconds. */
      duration: z.number(),
      errors: z.array(z.object({ message: z.string().optional() })),
    }),
  ),
});
type Test = z.infer<typeof Test>;

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly Test[];
}

interface Suite {
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[] | undefined;
}
const Suite: z.ZodType<Suite> = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(Test) })),
  suites: z.lazy(() => z.array(Suite)).optional(),
});

const Report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(Suite),
});

/** Before the server's tests too: they read the list of static pages that the build has left. */
export const buildStep: Step = {
  name: "web build and its weight",
  async run() {
    const build = await runTool("vite", ["build"]);
    if (build.code !== 0) return { passed: 0, failed: 1, output: build.output };
    const weight = await runTool("node", ["scripts/build/check-budgets.ts"]);
    return { passed: weight.code === 0 ? 2 : 1, failed: weight.code === 0 ? 0 : 1, output: weight.output };
  },
};

/** Journeys of the long tier carry this tag. */
const LONG = "@long";

export const e2eStep: Step = { name: "journeys in a browser", run: () => runJourneys("--grep-invert") };
/** Two at once, since the other tests run at the same time, and more would only miss deadlines. */
export const journeysBesideTests: Step = {
  name: e2eStep.name,
  run: () => runJourneys("--grep-invert", ["--workers=2"]),
};
export const longJourneys: Step = { name: "long journeys in a browser", run: () => runJourneys("--grep") };

/** Those without the tag or those with it. One that passes only at the second try is named: it failed somebody at the first. */
async function runJourneys(choose: "--grep" | "--grep-invert", more: readonly string[] = []): Promise<Outcome> {
  const { environment } = await findBrowser();
  const { output } = await runTool("playwright", ["test", choose, LONG, "--reporter=json", ...more], environment);
  const report = Report.parse(JSON.parse(output.slice(output.indexOf("{\n"), output.lastIndexOf("}") + 1)));
  const { expected, unexpected, flaky } = report.stats;
  const specs = report.suites.flatMap(specsOf);
  const broken = report.errors.map(({ message = "" }) => message);
  return {
    ...{ passed: expected + flaky, failed: unexpected + report.errors.length },
    ...{ remarks: remarksOn(specs), times: timesOf(specs) },
    output: [...broken, ...faultsOf(specs)].join("\n\n"),
  };
}

function remarksOn(specs: readonly Spec[]): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status }) => ({ status, name: `${file} > ${title}` })),
  );
  const failed = own.filter(({ status }) => status === "unexpected").map(({ name }) => `failed: ${name}`);
  const flaky = own.filter(({ status }) => status === "flaky").map(({ name }) => `second try: ${name}`);
  return [...failed, ...flaky];
}

/** Where the time went: the files of a project run one after the other. */
function timesOf(specs: readonly Spec[]): Times {
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    for (const { projectName, results } of tests) {
      const name = `${file} (${projectName})`;
      const taken = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
      seconds.set(name, (seconds.get(name) ?? 0) + taken);
    }
  }
  return seconds;
}

/** Its own and those of the suites in it. */
function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** What each try of a failed journey said, in place of the whole report. */
function faultsOf(specs: readonly Spec[]): string[] {
  return specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .map(({ message = "" }) => `${file} > ${title}\n${message}`),
  );
}
