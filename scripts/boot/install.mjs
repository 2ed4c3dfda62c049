/** Brings node_modules to what the lock file says, and only when it is not there yet. */
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { runToEnd } from "./run.mjs";
import { begin, stopAfter, stopWith } from "./say.mjs";

const NODE = resolve("node_modules/.bin", process.platform === "win32" ? "node.cmd" : "node");
const NEEDED_MAJOR = 24;

/** Where npm fetches, caches and reads its settings; every other npm_* would make it believe it runs inside a script. */
const NPM_SETTINGS =
  /^npm_config_(registry|cache|userconfig|globalconfig|(https?_)?proxy|noproxy|cafile|ca|strict_ssl|offline|prefer_offline)$/i;

/** `tools`: also what only tests and checks need. What is more than asked stays. */
export async function install({ tools }) {
  if (isLinked() || missing({ tools }).length === 0) return;
  const everything = tools || missing({ tools: true }).length < missing({ tools: false }).length;
  const done = begin(
    `Installing packages${existsSync("node_modules") ? "" : " (the first time takes about half a minute)"}`,
  );
  const args = ["ci", everything ? "--include=dev" : "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code, output } = await runToEnd("npm", args, environmentForNpm());
  if (code === 127) stopWith("npm is not on this machine; install Node 20 or newer together with npm.");
  if (code !== 0) stopAfter("Installing packages", output);
  done("done");
}

/** The Node that the lock file names; where npm has none for this machine, the one that runs, if it is new enough. */
export function node24() {
  if (existsSync(NODE)) return NODE;
  if (Number(process.versions.node.split(".")[0]) >= NEEDED_MAJOR) return process.execPath;
  stopWith(
    `npm has no Node ${NEEDED_MAJOR} for ${process.platform} ${process.arch}; install Node ${NEEDED_MAJOR} and start again.`,
  );
}

/** A linked node_modules belongs to another checkout, which keeps it up to date. */
function isLinked() {
  return lstatSync("node_modules", { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Packages of the lock file that npm has not recorded as installed. It writes that record last, so half an install has none. */
function missing({ tools }) {
  const record = join("node_modules", ".package-lock.json");
  const installed = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")).packages : {};
  return Object.entries(JSON.parse(readFileSync("package-lock.json", "utf8")).packages).filter(([path, wanted]) => {
    if (path === "" || (wanted.dev && !tools)) return false;
    const found = installed[path];
    // An optional package is for some other machine unless it is here in another version.
    const optional = wanted.optional || wanted.devOptional;
    return optional && !found ? false : found?.version !== wanted.version;
  });
}

/** npm must not run on the Node that it is about to replace. */
function environmentForNpm() {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || NPM_SETTINGS.test(name));
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) };
}
