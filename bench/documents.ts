/**
 * Reads the untouched test series of drawn documents and prints what was read, beside plain tesseract in the same run.
 * Then badly taken pictures, photographed papers, portraits and impostors. Usage: npm run bench:documents --
 * [documents of each series] [tune | test: papers of that series alone | capture | impostors: them alone]
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { MINUTE_MS } from "#domain/durations.ts";
import { fieldDocument } from "#verification/specimens/field/field-series.ts";
import { seriesDocument } from "#verification/specimens/series.ts";
import { webDocument } from "#verification/specimens/web/web-series.ts";
import type { VerifyInput } from "#verification/types.ts";
import { benchCapture } from "./ground/papers/capture-bench.ts";
import { benchImpostors } from "./ground/papers/impostor-bench.ts";
import { benchPapers } from "./ground/papers/paper-bench.ts";
import { openTesseract } from "./ground/papers/plain-tesseract.ts";
import { benchPortraits } from "./ground/papers/portrait-bench.ts";
import type { Answer } from "./ground/papers/reading-server.ts";

const count = Number(process.argv[2] ?? 24);
const JOURNEY: Omit<VerifyInput, "bytes"> = {
  chosenType: "passport",
  traveller: null,
  today: "2026-11-20",
  lastHajjDay: "2027-05-19",
  returnsOn: null,
  allowSpecimens: true,
};

interface Drawn {
  readonly kind: string;
  readonly format: string;
  readonly lines: readonly string[];
  /** False where a wrong check digit is printed: refusing it, with its text, is right. */
  readonly valid: boolean;
  readonly jpeg: Buffer;
}

interface Result extends Answer {
  readonly drawn: Omit<Drawn, "jpeg">;
  readonly right: boolean;
  readonly byTesseract: string;
}

const papersAlone = process.argv[3];
if (papersAlone === "capture") {
  await benchCapture("test", count);
  process.exit();
}
if (papersAlone === "impostors") {
  await benchImpostors(count);
  process.exit();
}
if (papersAlone === "tune" || papersAlone === "test") {
  await benchPapers(papersAlone, count);
  if (papersAlone === "test") await benchPortraits(Math.ceil(count / 8));
  process.exit();
}

const reader = fork(new URL("ground/papers/reading-server.ts", import.meta.url), { serialization: "advanced" });
const tesseract = await openTesseract();
const field = await readAll("field", (index) => fieldDocument("test", index));
const pages = await readAll("pages", async (index) => ({ ...(await seriesDocument("test", index)), valid: true }));
const web = await readAll("web", (index) => webDocument("test", index));
reader.kill();
await tesseract.close();

report("kind of picture (field series)", field, (drawn) => drawn.kind);
report("kind of picture (page series)", pages, (drawn) => drawn.kind);
report("kind of picture (web series)", web, (drawn) => drawn.kind);
const all = [...field, ...pages, ...web];
report("format (all series)", all, (drawn) => drawn.format);
besideTesseract(all);
calibration(all);
costs(all);
await benchCapture("test", Math.ceil(count / 8));
await benchPapers("test", count);
await benchPortraits(Math.ceil(count / 8));
await benchImpostors(Math.ceil(count / 8));

async function readAll(name: string, draw: (index: number) => Promise<Drawn>): Promise<Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < count; index++) {
    const { jpeg, ...drawn } = await draw(index);
    reader.send({ ...JOURNEY, bytes: new Uint8Array(jpeg) });
    const [answer] = (await once(reader, "message")) as [Answer];
    const right = answer.text === drawn.lines.join("\n");
    results.push({ ...answer, drawn, right, byTesseract: await tesseract.read(jpeg) });
    if (answer.accepted && !(right && drawn.valid)) console.log(`${name} ${index} accepted wrong:\n${answer.text}`);
  }
  return results;
}

function report(title: string, results: readonly Result[], groupOf: (drawn: Result["drawn"]) => string) {
  console.log(
    `\n| ${title} | documents | answered right | text right, not accepted | accepted wrong | plain tesseract, text right |`,
  );
  console.log("|---|---|---|---|---|---|");
  const names = [...new Set(results.map(({ drawn }) => groupOf(drawn)))];
  for (const name of [...names, "all"]) {
    const group = results.filter(({ drawn }) => name === "all" || groupOf(drawn) === name);
    const tally = (test: (result: Result) => boolean) => group.filter(test).length;
    const cells = [
      tally((r) => r.right && r.accepted === r.drawn.valid),
      tally((r) => r.right && r.drawn.valid && !r.accepted),
      tally((r) => r.accepted && !(r.right && r.drawn.valid)),
      tally((r) => r.byTesseract === r.drawn.lines.join("\n")),
    ];
    console.log(`| ${name} | ${group.length} | ${cells.join(" | ")} |`);
  }
}

function besideTesseract(results: readonly Result[]) {
  const found = results.filter((r) => r.byTesseract !== "");
  const wrong = found.filter((r) => r.byTesseract !== r.drawn.lines.join("\n"));
  console.log(
    `\nplain tesseract found lines of a zone in ${found.length} of ${results.length}, wrong text in ${wrong.length}`,
  );
}

/** Share of right readings among those of about the same confidence, and the mean distance of the two. */
function calibration(results: readonly Result[]) {
  console.log("\n| confidence | documents | right | mean confidence |\n|---|---|---|---|");
  let error = 0;
  for (const [low, high] of [
    [0, 20],
    [20, 61],
    [61, 90],
    [90, 100],
  ] as const) {
    const group = results.filter((r) => r.confidence >= low && r.confidence < high);
    if (group.length === 0) continue;
    const right = (100 * group.filter((r) => r.right).length) / group.length;
    const mean = group.reduce((sum, r) => sum + r.confidence, 0) / group.length;
    error += (Math.abs(right - mean) * group.length) / results.length;
    console.log(`| ${low}–${high - 1} | ${group.length} | ${right.toFixed(0)} % | ${mean.toFixed(0)} % |`);
  }
  console.log(`\ncalibration error: ${error.toFixed(1)} points`);
}

function costs(results: readonly Result[]) {
  const sorted = results.map((result) => result.cpuMs).sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  const mean = sorted.reduce((sum, ms) => sum + ms, 0) / Math.max(1, sorted.length);
  console.log(
    `\nms a document, opening and re-encoding included: median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}`,
  );
  console.log(`documents a minute on two free cores: ${Math.round((2 * MINUTE_MS) / mean)}`);
  console.log(
    `most memory of a process with one reader: ${Math.round(Math.max(...results.map((r) => r.megabytes)))} MB`,
  );
}
