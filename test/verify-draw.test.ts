/** The proof of a real window, checked by those who share no code with it: the script for sceptics, and the draw written a second time. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { Proof } from "#contract/queue.ts";
import { testApp } from "./app.ts";
import { givenOperator } from "./factories/accounts.ts";
import { BY_OPERATOR, givenCrowd, standingClock } from "./factories/bookings.ts";
import { givenQueue } from "./factories/queue.ts";
import { drawAgain } from "./second-draw.ts";

type TheProof = z.output<typeof Proof>;

const time = standingClock();
const app = await testApp({ clock: time.clock });
const { givenWindow, join: joinLine, open, round } = givenQueue(app, time);
const folder = mkdtempSync(join(tmpdir(), "rihla-proof-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const window = await givenWindow(await givenOperator(app), { admitPerMinute: 1 });
const before = await proofOf(window.id);
for (const member of await givenCrowd(app, 20, BY_OPERATOR)) await joinLine(window.id, member);
await open(window.id);
for (const member of await givenCrowd(app, 2, BY_OPERATOR)) {
  time.move({ seconds: 1 });
  await joinLine(window.id, member);
}
await round(window.id);
const proof = await proofOf(window.id);

async function proofOf(id: string): Promise<TheProof> {
  return Proof.parse((await app.inject({ url: `/api/queue/windows/${id}/proof` })).json());
}

/** What the script says and how it ends. */
async function verify(source: string, ...more: string[]): Promise<{ code: number; said: string }> {
  const run = promisify(execFile)(process.execPath, ["docs/verify-draw.mjs", source, ...more]);
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );
}

function file(content: unknown): string {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

it("the draw written a second time gives the published values and the same order", () => {
  const ids = proof.drawn.map(({ entryId }) => entryId);

  const again = drawAgain(proof.serverSeed ?? "", ids.toSorted(), proof.beacon);

  expect(again).toEqual({
    commitment: window.commitment,
    ticketRoot: proof.ticketRoot,
    seed: proof.seed,
    order: ids,
  });
});

describe("the script for sceptics", () => {
  it("reads the proof from its address, and names the place of an entry", async () => {
    const address = await app.app.listen({ port: 0, host: "127.0.0.1" });
    const [, , third] = proof.drawn;
    const [late] = proof.arrivals;

    const drawn = await verify(`${address}/api/queue/windows/${window.id}/proof`, third?.entryId ?? "");
    const came = await verify(file(proof), late?.entryId ?? "");

    expect(drawn).toMatchObject({ code: 0, said: expect.stringContaining("was drawn as number 3") });
    expect(drawn.said).not.toContain("DOES NOT HOLD");
    expect(drawn.said).toContain("20 drawn, 2 came later\nserver seed only");
    expect(came).toMatchObject({ code: 0, said: expect.stringContaining("had rank 21") });
  });

  it.each<[string, TheProof, string]>([
    ["another secret", { ...proof, serverSeed: "other" }, "the secret"],
    ["one who is missing", { ...proof, drawn: proof.drawn.slice(0, -1) }, "the list"],
    ["one who stands in it twice", { ...proof, arrivals: [...proof.arrivals, ...proof.arrivals] }, "nobody"],
    ["another beacon", { ...proof, beacon: "b8" }, "the seed"],
    ["two who changed places", { ...proof, drawn: proof.drawn.toReversed() }, "the order"],
    ["a late one put before others", { ...proof, arrivals: proof.arrivals.toReversed() }, "who came later"],
  ])("shows %s", async (_, forged, what) => {
    const { code, said } = await verify(file(forged));

    expect(code).toBe(1);
    expect(said).toContain(`DOES NOT HOLD  ${what}`);
  });

  it("says that there is nothing to check before the opening, and where nothing can be read", async () => {
    expect(await verify(file(before))).toMatchObject({ code: 2, said: expect.stringContaining("Not drawn yet") });
    expect(await verify(join(folder, "nowhere"))).toMatchObject({ code: 2 });
    expect(await verify(file(proof), "nobody")).toMatchObject({ code: 1 });
  });
});
