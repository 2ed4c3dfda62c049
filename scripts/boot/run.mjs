/** Runs other programs: to their end with their output kept, or in our place with the terminal handed over. */
import { spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";

const BIN = resolve("node_modules/.bin");
/** What Node made of our sources: a start that finds it takes half the time, and tests start hundreds. */
const COMPILED = resolve("node_modules/.cache/compiled");

/** Answers the exit code (a missing program is 127) and everything that was printed. */
export function runToEnd(program, args, env) {
  return new Promise((done) => {
    let output = "";
    const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => done({ code: 127, output: error.message }));
    child.on("close", (code) => done({ code: code ?? 1, output }));
  });
}

/** The child gets the terminal and our signals, and its end is ours: whoever stops us stops it. */
export function becomeChild(program, args) {
  const path = [BIN, process.env.PATH].join(delimiter);
  const env = { NODE_COMPILE_CACHE: COMPILED, ...process.env, PATH: path };
  const child = spawn(program, args, { stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}
