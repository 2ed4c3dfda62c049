/** For working on the product: the server restarts and the page reloads when a file is saved. */
import { type ChildProcess, spawn } from "node:child_process";

const server = spawn(process.execPath, ["--watch", "src/server/main.ts"], { stdio: "inherit" });
const web = spawn(process.execPath, ["node_modules/vite/bin/vite.js"], { stdio: "inherit" });
const children: readonly ChildProcess[] = [server, web];

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
for (const child of children) {
  child.on("exit", (code) => {
    for (const other of children) other.kill("SIGTERM");
    process.exitCode ??= code ?? 0;
  });
}
