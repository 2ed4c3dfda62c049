/** `src/server/main.ts` as a process of its own, and what it says. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { SURVIVING } from "./surroundings/surviving.ts";

const settings = { HOST: "127.0.0.1", LOG_LEVEL: "warn", DEMO: "off" };

/** Ends with a signal, or by itself where the start fails. */
export function startProgram(
  given: Record<string, string>,
): ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream } {
  return spawn(process.execPath, ["src/server/main.ts"], {
    env: { ...SURVIVING, ...settings, ...given },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

export function readyAddress(output: NodeJS.ReadableStream): Promise<string> {
  return said(output, /^Rihla is ready: (\S+)/);
}

/** The group of the pattern in the first line that matches it. */
export async function said(output: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  for await (const line of createInterface(output)) {
    const found = pattern.exec(line)?.[1];
    if (found) return found;
  }
  throw new Error(`The server ended without saying ${pattern}.`);
}

/** The sentence of a start that fails, without the empty lines around it. */
export async function refusalOf(given: Record<string, string>): Promise<string> {
  const server = startProgram(given);
  const [sentence] = await Promise.all([text(server.stderr), once(server, "exit")]);
  expect(server.exitCode).toBe(1);
  return sentence.trim();
}
