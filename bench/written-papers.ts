/**
 * Judges papers that somebody wrote who had not read the rules, and says which faulty ones were verified and which right ones were.
 * Usage: node bench/written-papers.ts <papers.json> [open: every right paper that is not verified, with the reason]
 */
import { readFile } from "node:fs/promises";
import { judgeWritten, type WrittenPaper } from "#verification/specimens/papers/written.ts";

/** Two and a half of a hundred on each side. */
const TAIL = 0.025;
const STEPS = 40;

const [path = "", tell] = process.argv.slice(2);
const papers = JSON.parse(await readFile(path, "utf8")) as WrittenPaper[];
const results = papers.map((paper) => ({ paper, judged: judgeWritten(paper) }));
type Result = (typeof results)[number];

const verified = ({ judged }: Result) => judged.status === "verified";
const faulty = results.filter(({ paper }) => paper.fault !== null);
const right = results.filter(({ paper }) => paper.fault === null);

console.log(`faulty ones verified: ${share(faulty, verified)}`);
for (const { paper } of faulty.filter(verified)) console.log(`  ${paper.id} ${paper.type}: ${paper.fault}`);
console.log(`faulty ones rejected: ${share(faulty, ({ judged }) => judged.status === "rejected")}`);
console.log("\n| right papers | verified (95 %) | to a person | rejected |\n|---|---|---|---|");
for (const type of ["health_certificate", "vaccination", "visa", "all"]) {
  const group = right.filter(({ paper }) => type === "all" || paper.type === type);
  const count = (status: string) => group.filter(({ judged }) => judged.status === status).length;
  console.log(`| ${type} | ${share(group, verified)} | ${count("pending")} | ${count("rejected")} |`);
}
if (tell) {
  for (const { paper, judged } of right.filter((result) => !verified(result))) {
    const open = judged.checks.filter(({ mandatory, outcome }) => mandatory && outcome !== "pass");
    console.log(`\n${paper.id} ${paper.type} ${paper.holder.fullName}`);
    for (const { ruleId, outcome, evidence } of open) console.log(`  ${ruleId} ${outcome} ${JSON.stringify(evidence)}`);
  }
}

/** A count with the exact 95 % bounds of its share (Clopper and Pearson), found by halving. */
function share(group: readonly Result[], isOne: (result: Result) => boolean): string {
  const [n, k] = [group.length, group.filter(isOne).length];
  const percent = (value: number) => (100 * value).toFixed(1);
  const low = k === 0 ? 0 : boundOf((p) => 1 - atMost(k - 1, n, p) < TAIL);
  const high = k === n ? 1 : boundOf((p) => atMost(k, n, p) > TAIL);
  return `${k} of ${n} (${percent(low)} to ${percent(high)} %)`;
}

/** The share up to which the condition holds. */
function boundOf(holds: (share: number) => boolean): number {
  let [from, to] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (from + to) / 2;
    if (holds(middle)) from = middle;
    else to = middle;
  }
  return from;
}

/** The chance of at most `most` of `n` when each has the chance `p`. */
function atMost(most: number, n: number, p: number): number {
  let [term, sum] = [(1 - p) ** n, 0];
  for (let k = 0; k <= most; k += 1) {
    sum += term;
    term *= ((n - k) / (k + 1)) * (p / (1 - p));
  }
  return sum;
}
