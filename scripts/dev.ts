/** For working on the product: the server restarts and the page reloads when a file is saved. */
import { type ChildProcess, spawn } from "node:child_process";

const server = spawn(process.execPath, ["--watch", "src/server/main.ts"], { stdio: "inherit" });
/** Vite hands calls of the API on to the server, wherever that listens. */
const RIHLA_SERVER = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const web = spawn(process.execPath, ["node_modules/vite/bin/vite.js"], {
  stdio: "inherit",
  env: { ...process.env, RIHLA_SERVER },
});
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
