/**
 * Sheets for translators: what a language lacks goes out as lines, and comes back into its catalogue.
 * Usage: npm run words -- sheet <language> [--since <commit>] > sheet.tsv     lines `number<TAB>key<TAB>English`
 *        npm run words -- fill <language> sheet.tsv filled.tsv                lines `number<TAB>translation`
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { faultsOf } from "./faults.ts";
import { flat, type Tree, treeLike } from "./tree.ts";

const CATALOGUES = "src/i18n/messages";
const USAGE = "Usage: npm run words -- sheet <language> [--since <commit>] | fill <language> <sheet> <filled>";

const [verb, language = "", ...rest] = process.argv.slice(2);
if (verb === "sheet" && language) writeSheet(rest[0] === "--since" ? rest[1] : undefined);
else if (verb === "fill" && language && rest.length === 2) fill(rest[0] ?? "", rest[1] ?? "");
else {
  console.error(USAGE);
  process.exitCode = 2;
}

/** Sentences without a translation, and those whose English differs from what it was at a commit. */
function writeSheet(since: string | undefined): void {
  let number = 0;
  for (const area of areas()) {
    const written = flat(catalogue(language, area));
    const before = since ? flat(catalogueAt(since, area)) : undefined;
    for (const [key, english] of flat(catalogue("en", area))) {
      const changed = before !== undefined && before.get(key) !== english;
      if (written.has(key) && !changed) continue;
      number += 1;
      process.stdout.write(`${number}\t${area}:${key}\t${onOneLine(english)}\n`);
    }
  }
}

/** Puts the sound lines into the catalogue, in the order of the English one; says each line that is not. */
function fill(sheetFile: string, filledFile: string): void {
  const asked = new Map(linesOf(sheetFile).map(([number = "", key = "", english = ""]) => [number, { key, english }]));
  const filled = new Map<string, string>();
  let faulty = 0;
  for (const [number = "", ...text] of linesOf(filledFile)) {
    const line = asked.get(number);
    const translation = text.join(" ").trim();
    const faults = line ? faultsOf(inLines(line.english), inLines(translation), language) : ["no such number"];
    if (line && faults.length === 0) filled.set(line.key, inLines(translation));
    else {
      faulty += 1;
      console.error(`${number}\t${line?.key ?? ""}\t${faults.join("; ")}`);
    }
  }
  for (const area of areas()) {
    const written = flat(catalogue(language, area));
    for (const [key, translation] of filled)
      if (key.startsWith(`${area}:`)) written.set(key.slice(area.length + 1), translation);
    const tree = treeLike(catalogue("en", area), written);
    if (tree) save(join(CATALOGUES, language, `${area}.json`), tree);
  }
  const left = [...asked.values()].filter(({ key }) => !filled.has(key)).length;
  console.error(`${filled.size} taken, ${faulty} with faults, ${left} of the sheet still to do.`);
  if (faulty > 0) process.exitCode = 1;
}

function areas(): string[] {
  return readdirSync(join(CATALOGUES, "en")).map((file) => file.replace(/\.json$/, ""));
}

function catalogue(tag: string, area: string): Tree {
  try {
    return JSON.parse(readFileSync(join(CATALOGUES, tag, `${area}.json`), "utf8"));
  } catch (fault) {
    if (fault instanceof Error && "code" in fault && fault.code === "ENOENT") return {};
    throw fault;
  }
}

function catalogueAt(commit: string, area: string): Tree {
  try {
    const path = `${commit}:${CATALOGUES}/en/${area}.json`;
    return JSON.parse(execFileSync("git", ["show", path], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  } catch {
    return {};
  }
}

function save(path: string, tree: Tree): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(tree, null, 2)}\n`);
}

function linesOf(file: string): string[][] {
  return readFileSync(file, "utf8")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("\t"));
}

/** A sentence with line breaks stands on one line of a sheet, its breaks written as \n. */
function onOneLine(text: string): string {
  return text.replaceAll("\n", "\\n");
}

function inLines(text: string): string {
  return text.replaceAll("\\n", "\n");
}
