/** For working on the product: the server restarts and the page reloads when a file is saved. */
import { type ChildProcess, spawn } from "node:child_process";

/** Where the pages are; Vite hands calls of the API on to the server, wherever that listens. */
const WEB_PORT = "5173";
const RIHLA_SERVER = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
/** Links in mails, and the origin that the server takes for its own, are those of the pages. */
const PUBLIC_URL = process.env.PUBLIC_URL ?? `http://localhost:${WEB_PORT}`;

const server = spawn(process.execPath, ["--watch", "src/server/main.ts"], {
  stdio: "inherit",
  env: { ...process.env, PUBLIC_URL },
});
const web = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "--port", WEB_PORT, "--strictPort"], {
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
