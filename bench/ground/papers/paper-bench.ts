/** Has photographed papers read and says what was read right, what was left to a person, and what was taken for something else. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { judgeDocument } from "#domain/documents/rules/judge.ts";
import { UNREAD } from "#domain/documents/seen/unread.ts";
import type { JudgeContext } from "#domain/documents/verdicts/context.ts";
import type { Finding } from "#domain/documents/verdicts/finding.ts";
import { paperText } from "#verification/specimens/papers/paper.ts";
import {
  PAPER_DAYS,
  type PAPER_SEEDS,
  type SeriesPaper,
  seriesPaper,
} from "#verification/specimens/papers/paper-series.ts";
import type { VerifyInput } from "#verification/types.ts";
import type { Answer } from "./reading-server.ts";

interface Result {
  readonly paper: Omit<SeriesPaper, "jpeg">;
  readonly answer: Answer;
  readonly status: string;
  /** Mandatory rules that came to the same as on the exact text, to a person, and to something else. */
  readonly same: number;
  readonly left: readonly string[];
  /** Whether the exact text is verified: some papers have dates that can be read both ways. */
  readonly couldBeVerified: boolean;
  readonly other: readonly string[];
  readonly wordsRead: number;
  readonly wordsMarked: number;
  readonly wordsWrong: readonly string[];
}

export async function benchPapers(series: keyof typeof PAPER_SEEDS, count: number): Promise<void> {
  const reader = fork(new URL("reading-server.ts", import.meta.url), { serialization: "advanced" });
  const results: Result[] = [];
  for (let index = 0; index < count; index++)
    results.push(await readOne(reader, await seriesPaper(series, index), index));
  reader.kill();
  reportPapers(results);
}

async function readOne(reader: ChildProcess, { jpeg, ...paper }: SeriesPaper, index: number): Promise<Result> {
  const context = contextOf(paper);
  reader.send({ ...context, bytes: new Uint8Array(jpeg) } satisfies VerifyInput);
  const [answer] = (await once(reader, "message")) as [Answer];
  const exact = judgeDocument(
    {
      file: { type: "application/pdf", width: 1654, height: 2340, pages: 1, pagesRead: 1, scripts: false },
      ...{ sharpness: 900, zone: null, portrait: null, text: paperText(paper.paper), textFrom: "file" },
    },
    context,
  ).checks;
  const result = {
    paper,
    answer,
    status: answer.verdict?.status ?? "refused",
    ...compared(answer, exact),
    ...words(paper, answer),
  };
  for (const line of [...result.other, ...result.wordsWrong.map((word) => `word ${word}`)]) {
    // For whoever mends the reader; what is said goes into docs/.
    console.error(`paper ${index} (${paper.type}, ${paper.kind}): ${line}`);
  }
  return result;
}

function contextOf({ type, holder }: Omit<SeriesPaper, "jpeg">): JudgeContext {
  const { fullName, documentNumber } = holder;
  const { today, lastHajjDay } = PAPER_DAYS;
  return {
    ...{ chosenType: type, today, lastHajjDay, returnsOn: null, allowSpecimens: true, visaDue: true },
    ...{ traveller: { fullNames: [fullName] }, passport: { fullName, documentNumber } },
  };
}

/** Rules about the file and its sharpness are of the picture, not of the text. */
const OF_THE_PICTURE = ["file_readable", "file_scripts", "page_sharp", "document_kind"];

function compared({ verdict }: Answer, exact: readonly Finding[]) {
  const asked = exact.filter(({ ruleId, mandatory }) => mandatory && !OF_THE_PICTURE.includes(ruleId));
  const pairs = asked.map((right) => ({ right, seen: verdict?.checks.find(({ ruleId }) => ruleId === right.ruleId) }));
  const isSame = ({ right, seen }: (typeof pairs)[number]) =>
    seen?.outcome === right.outcome && meaning(seen) === meaning(right);
  const isLeft = ({ seen }: (typeof pairs)[number]) =>
    !seen || seen.outcome === "not_checked" || seen.outcome === "warning";
  return {
    same: pairs.filter(isSame).length,
    left: pairs.filter((pair) => !isSame(pair) && isLeft(pair)).map(({ right }) => right.ruleId),
    couldBeVerified: asked.every(({ outcome }) => outcome === "pass"),
    other: pairs
      .filter((pair) => !isSame(pair) && !isLeft(pair))
      .map(
        ({ right, seen }) =>
          `${right.ruleId} ${right.outcome} became ${seen?.outcome}: ${JSON.stringify(seen?.evidence)}`,
      ),
  };
}

/** The dates that a finding rests on, apart from its outcome. */
function meaning({ evidence: { issuedOn, doseOn, validUntil } }: Finding): string {
  return JSON.stringify([issuedOn, doseOn, validUntil]);
}

function words({ paper }: Omit<SeriesPaper, "jpeg">, answer: Answer) {
  const bare = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "").replace(/[’‘`]/g, "'");
  const marks = "SPECIMEN NOT A REAL DOCUMENT MEDICAL CENTRE";
  const truth = new Set([paper.title, marks, ...paper.lines.flat()].join(" ").split(/\s+/).map(bare));
  const seen = answer.words.flatMap((line) => line.split(/\s+/));
  const read = seen
    .filter((word) => word !== UNREAD)
    .map(bare)
    .filter((word) => word !== "");
  return {
    wordsRead: read.length,
    wordsMarked: seen.filter((word) => word === UNREAD).length,
    wordsWrong: read.filter((word) => !truth.has(word)),
  };
}

function reportPapers(results: readonly Result[]): void {
  reportBy("kind of picture (papers)", results, ({ paper }) => paper.kind);
  reportBy("type of paper", results, ({ paper }) => paper.type);
  const left = results.flatMap((result) => result.left);
  const rules = [...new Set(left)].map((rule) => `${rule} ${left.filter((one) => one === rule).length}`);
  console.log(`\nleft to a person: ${rules.join(", ")}`);
  const times = results.map(({ answer }) => answer.cpuMs).sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0);
  const most = Math.round(Math.max(...results.map(({ answer }) => answer.megabytes)));
  console.log(
    `\nms a paper: median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}; most memory of the process ${most} MB`,
  );
}

function reportBy(title: string, results: readonly Result[], groupOf: (result: Result) => string): void {
  console.log(
    `\n| ${title} | papers | right ones verified | faulty ones rejected | verified with a fault | rejected without | rules as on the exact text | left to a person | taken for something else | words read, marked, wrong |`,
  );
  console.log("|---|---|---|---|---|---|---|---|---|---|");
  for (const name of [...new Set(results.map(groupOf)), "all"]) {
    const group = results.filter((result) => name === "all" || groupOf(result) === name);
    const good = group.filter(({ paper }) => !paper.fault);
    const faulty = group.filter(({ paper }) => paper.fault);
    const sum = (count: (result: Result) => number) => group.reduce((total, result) => total + count(result), 0);
    const cells = [
      group.length,
      `${good.filter(({ status }) => status === "verified").length} of ${good.filter((one) => one.couldBeVerified).length}`,
      `${faulty.filter(({ status }) => status === "rejected").length} of ${faulty.length}`,
      faulty.filter(({ status }) => status === "verified").length,
      good.filter(({ status }) => status === "rejected").length,
      ...[sum(({ same }) => same), sum(({ left }) => left.length), sum(({ other }) => other.length)],
      `${sum((r) => r.wordsRead)}, ${sum((r) => r.wordsMarked)}, ${sum((r) => r.wordsWrong.length)}`,
    ];
    console.log(`| ${name} | ${cells.join(" | ")} |`);
  }
}
