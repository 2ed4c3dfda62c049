/** Has portraits judged, drawn ones and real faces, and says how many of each kind were verified, rejected and left to a person. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { PAPER_DAYS } from "#verification/specimens/papers/paper-series.ts";
import { drawPortrait, PORTRAIT_FAULTS, PORTRAIT_KINDS } from "#verification/specimens/papers/portraits.ts";
import { HEADS } from "#verification/specimens/people/bust.ts";
import { PEOPLE_FAULTS, PEOPLE_RULES, type PeopleFault } from "#verification/specimens/people/faults.ts";
import { drawnPerson } from "#verification/specimens/people/people.ts";
import type { VerifyInput } from "#verification/types.ts";
import type { Answer } from "./reading-server.ts";

/** Seeds that neither the thresholds nor the tests have seen. */
const FIRST_SEED = 71_000_000;

export async function benchPortraits(count: number): Promise<void> {
  const reader = fork(new URL("reading-server.ts", import.meta.url), { serialization: "advanced" });
  const { today, lastHajjDay } = PAPER_DAYS;
  const context = { chosenType: "photo", today, lastHajjDay, returnsOn: null, traveller: null } as const;
  const times: number[] = [];
  console.log("\n| portraits | drawn | verified | rejected | left to a person | its own fault named |");
  console.log("|---|---|---|---|---|---|");
  for (const kind of PORTRAIT_KINDS) {
    const answers: Answer[] = [];
    for (let at = 0; at < count; at++) {
      const bytes = new Uint8Array(await drawPortrait(FIRST_SEED + at * 7919, kind));
      reader.send({ ...context, allowSpecimens: true, bytes } satisfies VerifyInput);
      answers.push(((await once(reader, "message")) as [Answer])[0]);
    }
    times.push(...answers.map(({ cpuMs }) => cpuMs));
    const fault = PORTRAIT_FAULTS[kind];
    const tally = (status: string) => answers.filter(({ verdict }) => verdict?.status === status).length;
    const named = answers.filter(({ verdict }) =>
      verdict?.checks.some(({ ruleId, outcome }) => ruleId === fault && outcome === "fail"),
    ).length;
    const cells = [count, tally("verified"), tally("rejected"), tally("pending"), fault ? named : "—"];
    console.log(`| ${kind} | ${cells.join(" | ")} |`);
  }
  await benchPeople(reader, count, times);
  reader.kill();
  const sorted = times.sort((a, b) => a - b);
  console.log(`\nms a portrait: median ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)}`);
}

/** Real faces of the half that nothing was learned from; right ones five times as many, by skin and by what is on the head. */
async function benchPeople(reader: ChildProcess, count: number, times: number[]): Promise<void> {
  const read = async (at: number, fault: PeopleFault | null) => {
    const { bytes, head, skin } = await drawnPerson(at, fault);
    const { today, lastHajjDay } = PAPER_DAYS;
    const context = { chosenType: "photo", today, lastHajjDay, returnsOn: null, traveller: null } as const;
    reader.send({ ...context, allowSpecimens: false, bytes: new Uint8Array(bytes) } satisfies VerifyInput);
    const [{ verdict, cpuMs }] = (await once(reader, "message")) as [Answer];
    times.push(cpuMs);
    const told = verdict?.checks.find(({ ruleId }) => fault && ruleId === PEOPLE_RULES[fault])?.outcome;
    return { head, skin, status: verdict?.status, named: told === "fail" || told === "warning" };
  };
  console.log("\n| real faces | portraits | verified | rejected | left to a person | its own fault named |");
  console.log("|---|---|---|---|---|---|");
  const row = (name: string, answers: readonly Awaited<ReturnType<typeof read>>[], named: string) => {
    const tally = (status: string) => answers.filter((answer) => answer.status === status).length;
    console.log(
      `| ${name} | ${answers.length} | ${tally("verified")} | ${tally("rejected")} | ${tally("pending")} | ${named} |`,
    );
  };
  for (const fault of PEOPLE_FAULTS) {
    const answers = await each(count, (at) => read(at, fault));
    row(fault.replaceAll("_", " "), answers, String(answers.filter(({ named }) => named).length));
  }
  const right = await each(count * RIGHT_TIMES, (at) => read(at, null));
  for (const skin of ["lighter", "brown", "darker"] as const) {
    row(
      `right, ${skin}`,
      right.filter((answer) => answer.skin === skin),
      "—",
    );
  }
  for (const head of HEADS) {
    row(
      `right, ${head.replaceAll("_", " ")}`,
      right.filter((answer) => answer.head === head),
      "—",
    );
  }
}

const RIGHT_TIMES = 5;

async function each<Seen>(count: number, read: (at: number) => Promise<Seen>): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (let at = 0; at < count; at++) seen.push(await read(at));
  return seen;
}
