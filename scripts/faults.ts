/** `npm run faults [-- rounds]`: the long form of the fault tests and of the hostile input, many rounds of each kind. */
import { spawnSync } from "node:child_process";
import { MINUTE_MS } from "#domain/durations.ts";

const ROUNDS = "10";
const FILES = [
  "test/faults.test.ts",
  "test/plan-faults.test.ts",
  "test/queue-nodes.test.ts",
  "test/disk.test.ts",
  "test/clock.test.ts",
  "test/services-away.test.ts",
  "test/hostile-input.test.ts",
];
/** Hostile inputs for each call, for each round of blows. */
const INPUTS_A_ROUND = 15;

const [rounds = ROUNDS] = process.argv.slice(2);
const { status } = spawnSync(
  "vitest",
  ["run", "--project", "api", "--reporter=verbose", `--testTimeout=${5 * MINUTE_MS}`, ...FILES],
  {
    stdio: "inherit",
    env: { ...process.env, FAULT_ROUNDS: rounds, FUZZ_ROUNDS: String(Number(rounds) * INPUTS_A_ROUND) },
  },
);
process.exitCode = status ?? 1;
