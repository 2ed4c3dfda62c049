/** Has drawn portraits judged and says how many of each kind were verified, rejected and left to a person. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { PAPER_DAYS } from "#verification/specimens/papers/paper-series.ts";
import { drawPortrait, PORTRAIT_FAULTS, PORTRAIT_KINDS } from "#verification/specimens/papers/portraits.ts";
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
  reader.kill();
  const sorted = times.sort((a, b) => a - b);
  console.log(`\nms a portrait: median ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)}`);
}
