/** Has drawn pages of impostors, and of the right people who come nearest to them, read and judged. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { DocumentStatus } from "#domain/documents/document.ts";
import type { MrzContent } from "#domain/documents/lines/mrz.ts";
import { judgeDocument } from "#domain/documents/rules/judge.ts";
import { drawConditions, photograph } from "#verification/specimens/drawing/photograph.ts";
import {
  type DrawnPair,
  drawPair,
  factsOfPair,
  IMPOSTOR_KINDS,
  PAIR_SEEDS,
} from "#verification/specimens/impostors.ts";
import { paperPdf } from "#verification/specimens/papers/paper.ts";
import { TEST_LAYOUTS } from "#verification/specimens/printed/layouts.ts";
import { drawPrintedPage } from "#verification/specimens/printed/printed-page.ts";
import { seededRandom } from "#verification/specimens/random.ts";
import type { VerifyInput } from "#verification/types.ts";
import type { Answer } from "./reading-server.ts";
import { share } from "./share.ts";

/** Pairs of each kind that the rules alone are asked about: two hundred papers in all. */
const RULE_PAIRS = 10;

/** `count` pairs of each kind as pictures; and ten of each as a reading that is beyond doubt gives them. */
export async function benchImpostors(count: number): Promise<void> {
  const reader = fork(new URL("reading-server.ts", import.meta.url), { serialization: "advanced" });
  const times: number[] = [];
  await report("impostors, read from pictures", count, async (pair, seed) => {
    const { verdict, cpuMs } = await readPair(reader, pair, seed);
    if (pair.page) times.push(cpuMs);
    return verdict?.status ?? "rejected";
  });
  reader.kill();
  const sorted = times.sort((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
  console.log(`ms of the whole verdict of a passport: median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}`);
  await report("impostors, by the rules alone", RULE_PAIRS, async (pair, seed) => {
    return judgeDocument(factsOfPair(pair, seed), pair.context).status;
  });
  console.log("another's portrait is not among them: faces are not compared, so that kind is unmeasured");
}

async function report(
  title: string,
  count: number,
  statusOf: (pair: DrawnPair, seed: number) => Promise<DocumentStatus>,
): Promise<void> {
  const all = new Map<boolean, DocumentStatus[]>([
    [true, []],
    [false, []],
  ]);
  console.log(
    `\n| ${title} | drawn | verified | rejected | to a person | right ones verified | rejected | to a person |`,
  );
  console.log("|---|---|---|---|---|---|---|---|");
  for (const kind of IMPOSTOR_KINDS) {
    const cells = [];
    for (const isImpostor of [true, false]) {
      const statuses: DocumentStatus[] = [];
      for (let at = 0; at < count; at++) {
        const seed = PAIR_SEEDS.bench + at * 7919;
        statuses.push(await statusOf(drawPair(seed, kind, isImpostor), seed));
      }
      all.get(isImpostor)?.push(...statuses);
      const tally = (status: DocumentStatus) => statuses.filter((one) => one === status).length;
      cells.push(tally("verified"), tally("rejected"), tally("pending"));
    }
    console.log(`| ${kind} | ${[count, ...cells].join(" | ")} |`);
  }
  console.log(`\nimpostors verified: ${share(all.get(true) ?? [], (status) => status === "verified")}`);
  console.log(`right ones sent to a person: ${share(all.get(false) ?? [], (status) => status === "pending")}`);
}

async function readPair(reader: ChildProcess, { context, page, printed, paper }: DrawnPair, seed: number) {
  const bytes = page ? await drawnPassport(page, printed, seed) : paper && paperPdf(paper, {}, "");
  if (!bytes) throw new Error("A pair has a page or a paper.");
  reader.send({ ...context, bytes: new Uint8Array(bytes) } satisfies VerifyInput);
  const [answer] = (await once(reader, "message")) as [Answer];
  return answer;
}

/** In one of the layouts that no rule was tuned on, scanned or photographed by hand. */
async function drawnPassport(page: MrzContent, printed: MrzContent | null, seed: number): Promise<Buffer> {
  const random = seededRandom(seed);
  const style = { seed, layout: random.pick(TEST_LAYOUTS), wear: random.next() };
  const conditions = drawConditions(random, random.pick(["scan", "photo"]));
  return photograph(drawPrintedPage(page, printed, style), conditions);
}
