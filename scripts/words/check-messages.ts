/** Fails when a sentence of the catalogue is used nowhere in the sources. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const CATALOGUE = "src/i18n/messages/en";
const SOURCES = "src";

const text = sourceFiles(SOURCES)
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const written = writtenOut(text);
const templates = keyTemplates(text);
const unused = readdirSync(CATALOGUE).flatMap((file) => {
  const messages: unknown = JSON.parse(readFileSync(join(CATALOGUE, file), "utf8"));
  return keysOf(messages)
    .filter((key) => !isUsed(key))
    .map((key) => `${basename(file, ".json")}: ${key}`);
});

if (unused.length > 0) {
  console.error(`Used nowhere:\n${unused.join("\n")}`);
  process.exitCode = 1;
}

/** Full keys, groups joined with dots. */
function keysOf(messages: unknown, prefix = ""): string[] {
  if (typeof messages !== "object" || messages === null) return [prefix];
  return Object.entries(messages).flatMap(([key, value]) => keysOf(value, prefix ? `${prefix}.${key}` : key));
}

/** Written out, or made by a template such as `states.${state}.title`. */
function isUsed(key: string): boolean {
  return written.has(key) || templates.some((template) => template.test(key));
}

/** Everything that may be a key: each run of words and dots, and what stands before each of its dots, as `t.rich` takes groups. */
function writtenOut(sources: string): Set<string> {
  const runs = new Set(sources.match(/[\w.-]+/g));
  return new Set([...runs].flatMap((run) => [run, ...[...run.matchAll(/\./g)].map((dot) => run.slice(0, dot.index))]));
}

/** Templates of the sources that can be keys: words, dots and values; one of the words has to stand fast. */
function keyTemplates(sources: string): RegExp[] {
  return [...sources.matchAll(/`((?:[\w.-]|\$\{[^{}`]*\})+)`/g)]
    .map(([, template = ""]) => template.split(/\$\{[^{}]*\}/))
    .filter((words) => words.length > 1 && words.some((word) => /\.\w|\w\./.test(word)))
    .map((words) => new RegExp(`^${words.map(escaped).join("[\\w.-]+")}$`));
}

function escaped(key: string): string {
  return key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}
