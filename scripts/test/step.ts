/** One part of `npm test`, and how it runs a program of ours. */
import { spawn } from "node:child_process";
import type { Times } from "./slow-files.ts";

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Shown when something failed. */
  readonly output: string;
  /** Names of what failed, or passed at the second try only; they stand last, where a cut log still has them. */
  readonly remarks?: readonly string[];
  /** Of each test file. */
  readonly times?: Times;
}

export interface Step {
  readonly name: string;
  run(): Promise<Outcome>;
}

/** A rule of the house counts as one test; each fault is a line. */
export function outcomeOf(faults: readonly string[]): Outcome {
  return { passed: faults.length ? 0 : 1, failed: faults.length ? 1 : 0, output: faults.join("\n") };
}

export interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs one of node_modules/.bin (which boot has put first on PATH) to its end. */
export function runTool(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise((done, failed) => {
    const chunks: Buffer[] = [];
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", failed);
    child.on("close", (code) => done({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

/** A program whose exit code is its verdict counts as one test. */
export function check(name: string, program: string, args: readonly string[]): Step {
  return {
    name,
    async run() {
      const { code, output } = await runTool(program, args);
      return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
    },
  };
}
