/**
 * Reads the untouched test series of drawn documents and prints what was read, by kind of picture and by format.
 * Usage: npm run bench:documents -- [documents]
 */
import { readingNet } from "#verification/mrz/load-net.ts";
import { type SeriesDocument, seriesDocument } from "#verification/specimens/series.ts";
import type { VerifyInput } from "#verification/types.ts";
import { verifyDocument } from "#verification/verify.ts";

const count = Number(process.argv[2] ?? 120);
const JOURNEY: Omit<VerifyInput, "bytes"> = {
  chosenType: "passport",
  traveller: null,
  today: "2026-11-20",
  lastHajjDay: "2027-05-19",
  returnsOn: null,
  allowSpecimens: true,
};

interface Result {
  readonly document: SeriesDocument;
  readonly right: boolean;
  readonly accepted: boolean;
  readonly confidence: number;
  readonly cpuMs: number;
}

readingNet();
const results: Result[] = [];
for (let index = 0; index < count; index++) results.push(await read(await seriesDocument("test", index)));

report("kind of picture", (result) => result.document.kind);
report("format", (result) => result.document.format);
calibration();
times();

async function read(document: SeriesDocument): Promise<Result> {
  const before = process.cpuUsage();
  const output = await verifyDocument({ ...JOURNEY, bytes: document.jpeg });
  const { user, system } = process.cpuUsage(before);
  if (output.refused) return { document, right: false, accepted: false, confidence: 0, cpuMs: (user + system) / 1000 };
  const right = output.extractedData.mrz === document.lines.join("\n");
  return {
    document,
    right,
    accepted: output.mrzAccepted,
    confidence: output.confidence,
    cpuMs: (user + system) / 1000,
  };
}

function report(title: string, groupOf: (result: Result) => string) {
  const names = [...new Set(results.map(groupOf))];
  const groups = names.map((name) => [name, results.filter((result) => groupOf(result) === name)] as const);
  console.log(
    `\n| ${title} | documents | accepted and right | right, not accepted | accepted and wrong |\n|---|---|---|---|---|`,
  );
  for (const [name, group] of [...groups, ["all", results] as const]) {
    const tally = (test: (result: Result) => boolean) => group.filter(test).length;
    const row = [
      tally((r) => r.accepted && r.right),
      tally((r) => !r.accepted && r.right),
      tally((r) => r.accepted && !r.right),
    ];
    console.log(`| ${name} | ${group.length} | ${row.join(" | ")} |`);
  }
}

/** Share of right readings among those of about the same confidence. */
function calibration() {
  console.log("\n| confidence | documents | right |\n|---|---|---|");
  for (const [low, high] of [
    [0, 20],
    [20, 61],
    [61, 90],
    [90, 100],
  ] as const) {
    const group = results.filter((r) => r.confidence >= low && r.confidence < high);
    const right = group.filter((r) => r.right).length;
    if (group.length > 0)
      console.log(`| ${low}–${high - 1} | ${group.length} | ${Math.round((100 * right) / group.length)} % |`);
  }
}

/** Processor time of the whole process; on a free core it is the time that passes. */
function times() {
  const sorted = results.map((result) => result.cpuMs).sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  console.log(
    `\nms a document, opening and re-encoding included: median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}`,
  );
}
