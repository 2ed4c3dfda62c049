/**
 * Judges papers that somebody wrote who had not read the rules, and says which faulty ones were verified and which right ones were.
 * Usage: node bench/written-papers.ts <papers.json> [open: every right paper that is not verified, with the reason]
 */
import { readFile } from "node:fs/promises";
import { judgeWritten, type WrittenPaper } from "#verification/specimens/papers/written.ts";
import { share } from "./ground/papers/share.ts";

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
const leftBy = right
  .filter((result) => !verified(result))
  .flatMap(({ judged }) => judged.checks.filter(({ mandatory, outcome }) => mandatory && outcome !== "pass"))
  .reduce((counts, { ruleId }) => counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1), new Map<string, number>());
console.log(`left by: ${[...leftBy].map(([ruleId, count]) => `${ruleId} ${count}`).join(", ")}`);
if (tell) {
  for (const { paper, judged } of right.filter((result) => !verified(result))) {
    const open = judged.checks.filter(({ mandatory, outcome }) => mandatory && outcome !== "pass");
    console.log(`\n${paper.id} ${paper.type} ${paper.holder.fullName}`);
    for (const { ruleId, outcome, evidence } of open) console.log(`  ${ruleId} ${outcome} ${JSON.stringify(evidence)}`);
  }
}
