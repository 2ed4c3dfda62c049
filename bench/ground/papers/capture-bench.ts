/** Has bad pictures of passports read and says how many were refused, and how many of those were told the right cause. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import {
  CAPTURE_KINDS,
  type CaptureSeries,
  type DrawnCapture,
  drawCapture,
  drawOnDesk,
} from "#verification/specimens/captures.ts";
import type { VerifyInput } from "#verification/types.ts";
import type { Answer } from "./reading-server.ts";
import { share } from "./share.ts";

const DESKS = 15;
const CONTEXT = {
  ...{ chosenType: "passport", traveller: null, today: "2026-11-20", lastHajjDay: "2027-05-19", returnsOn: null },
  allowSpecimens: true,
} as const satisfies Omit<VerifyInput, "bytes">;

/** `count` pictures of each kind of trouble, and fifteen pages on a desk between newspapers. */
export async function benchCapture(series: CaptureSeries, count: number): Promise<void> {
  const reader = fork(new URL("reading-server.ts", import.meta.url), { serialization: "advanced" });
  console.log(
    "\n| trouble of the picture | pictures | read right | read wrong | refused | its own cause named | another |",
  );
  console.log("|---|---|---|---|---|---|---|");
  const told: boolean[] = [];
  for (const kind of CAPTURE_KINDS) {
    const answers: Awaited<ReturnType<typeof readOne>>[] = [];
    for (let at = 0; at < count; at++) answers.push(await readOne(reader, await drawCapture(series, kind, at)));
    const refused = answers.filter(({ accepted }) => !accepted);
    told.push(...refused.map(({ isNamed }) => isNamed));
    const tally = (test: (answer: (typeof answers)[number]) => boolean) => answers.filter(test).length;
    const others = refused.filter(({ isNamed }) => !isNamed).map(({ named }) => named);
    const cells = [count, tally((one) => one.accepted && one.isRight), tally((one) => one.accepted && !one.isRight)];
    cells.push(refused.length, refused.length - others.length);
    console.log(`| ${kind} | ${cells.join(" | ")} | ${others.join(", ") || "—"} |`);
  }
  const desks = [];
  for (let at = 0; at < DESKS; at++) {
    desks.push(await readOne(reader, { ...(await drawOnDesk(series, at)), cause: "beside", edge: null }));
  }
  reader.kill();
  console.log(`\nrefusals that name their cause: ${share(told, (isNamed) => isNamed)}`);
  console.log(`pages between newspapers read right: ${share(desks, ({ accepted, isRight }) => accepted && isRight)}`);
}

async function readOne(reader: ChildProcess, { jpeg, lines, cause, edge }: DrawnCapture) {
  reader.send({ ...CONTEXT, bytes: new Uint8Array(jpeg) } satisfies VerifyInput);
  const [{ accepted, text, verdict }] = (await once(reader, "message")) as [Answer];
  const said = verdict?.checks.flatMap(({ outcome, evidence }) =>
    outcome !== "pass" && evidence.cause ? [evidence] : [],
  )[0];
  const isNamed = said?.cause === cause && (said.edge ?? null) === edge;
  return {
    accepted,
    isRight: text === lines.join("\n"),
    isNamed,
    named: [said?.cause, said?.edge].filter(Boolean).join(" ") || "nothing",
  };
}
