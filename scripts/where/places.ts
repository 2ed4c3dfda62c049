/** Everything in which something can be changed, as short texts that can be searched. */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { flat, type Tree } from "../words/tree.ts";

const CODE = ["{src,scripts,bench,migrations}/**/*.{ts,tsx,css,sql,mjs}", "deploy/{Caddyfile,Dockerfile,compose.yaml}"];
/** Tests, and what is learnt from: their words are those of whoever is asked about, not of who changes code. */
const NO_CODE = /\.test\.tsx?$|\/exemplars\/|\.d\.ts$/;
const IS_ALL_NAMES = /\.(sql|css)$|^deploy\//;
const CATALOGUES = "src/i18n/messages/en/*.json";
const PAGES = "docs/*.md";
/** What was found and mended is no place of its own. */
const NO_PAGE = /\/(walks|look|performance)\.md$/;
const TABLE = { page: "docs/architecture.md", heading: "## Where do I change …" };

const COMMENT = /\/\*+([\s\S]*?)\*\/|(?:\/\/|^--|^\s*# )(.*)$/gm;
const LITERAL = /"([^"\n]{2,60})"/g;
const NAME =
  /^\s*(?:export |default |async |readonly )*(?:const |function |class |interface |type )?([\w-]+)\??\s*[:=({<]/gm;
const CONSTANT = /(?:\/\*\*([^*]*(?:\*(?!\/)[^*]*)*)\*\/\n)?((?:export )?const ([A-Z][A-Z_\d]*)\b.*)/g;
const CALL = /export const (\w+) = defineRoute\(\{\n([\s\S]*?)\n\}\)/g;
const PART_OF_CALL = /^ {2}(?:method|path|who|right|summary):\s*"(.*)",$/gm;
/** A file, or a setting of an installation. */
const NAMES_PLACE = /`[\w./<>-]+\.(ts|tsx|json|css|sql)`|^\| `[A-Z_]+`/;

/** `answers` are the rows of docs/architecture.md that say where something is changed. */
export type Kind = "answers" | "constants" | "calls" | "screens" | "code" | "words" | "docs";

/** Where something can be changed, and what is said of it, from what says most of it to what says least. */
export interface Place {
  readonly id: string;
  readonly kind: Kind;
  readonly path: string;
  /** What it begins with: the first comment of a file, the key of a sentence. */
  readonly head: string;
  readonly names: string;
  readonly text: string;
  /** What code compares, shows or asks for by its text: keys, kinds, names of jobs. */
  readonly literals: readonly string[];
}

/** Read from the working folder, which is the project's. */
export function allPlaces(): Place[] {
  const files = globSync(CODE).filter((path) => !NO_CODE.test(path));
  const sources = files.map((path) => ({ path, source: readFileSync(path, "utf8") }));
  return [
    ...sources.map(codePlace),
    ...sources.flatMap(constantPlaces),
    ...sources.filter(({ path }) => path.startsWith("src/contract/")).flatMap(callPlaces),
    ...sources.filter(({ path }) => path.endsWith("-page.tsx")).map(screenPlace),
    ...globSync(CATALOGUES).flatMap(wordPlaces),
    ...globSync(PAGES)
      .filter((path) => !NO_PAGE.test(path))
      .flatMap(pagePlaces),
  ];
}

interface Source {
  readonly path: string;
  readonly source: string;
}

function codePlace({ path, source }: Source): Place {
  const comments = [...source.matchAll(COMMENT)].map(([, block, line]) => block ?? line ?? "");
  const names = [...source.matchAll(NAME)].map(([, name = ""]) => name);
  const literals = [...source.matchAll(LITERAL)].map(([, literal = ""]) => literal);
  return {
    id: path,
    kind: "code",
    path,
    head: comments[0] ?? "",
    names: IS_ALL_NAMES.test(path) ? source : names.join(" "),
    text: comments.slice(1).join("\n"),
    literals: [...new Set(literals)],
  };
}

/** One place a constant in capitals, with what stands above it. */
function constantPlaces({ path, source }: Source): Place[] {
  return [...source.matchAll(CONSTANT)].map(([, comment = "", text = "", names = ""]) => ({
    id: `${path} ${names}`,
    kind: "constants",
    path,
    head: comment,
    names,
    text,
    literals: [],
  }));
}

/** One place a call of the interface, by the contract's own words. */
function callPlaces({ path, source }: Source): Place[] {
  return [...source.matchAll(CALL)].map(([, names = "", text = ""]) => ({
    id: `${path} ${names}`,
    kind: "calls",
    path,
    head: [...text.matchAll(PART_OF_CALL)].map(([, part]) => part).join(" "),
    names,
    text,
    literals: [],
  }));
}

/** A screen begins with its address, and is made of what it imports. */
function screenPlace({ path, source }: Source): Place {
  const place = codePlace({ path, source });
  const parts = [...source.matchAll(/from "(.*)"/g)].map(([, part]) => part).join(" ");
  return {
    ...place,
    id: `${path} screen`,
    kind: "screens",
    names: parts,
    text: "screen page layout order of what stands on it",
  };
}

/** One place a sentence: its key, and how it reads in English. */
function wordPlaces(file: string): Place[] {
  const tree: Tree = JSON.parse(readFileSync(file, "utf8"));
  const path = `src/i18n/messages/<language>/${basename(file)}`;
  return [...flat(tree)].map(([head, text]) => ({
    id: `${path} ${head}`,
    kind: "words",
    path,
    head,
    names: "",
    text,
    literals: [],
  }));
}

/** One place a line of a page that names a file or a setting. */
function pagePlaces(page: string): Place[] {
  const lines = readFileSync(page, "utf8").split("\n");
  const table = page === TABLE.page ? lines.indexOf(TABLE.heading) : lines.length;
  const end = lines.findIndex((line, at) => at > table && line.startsWith("## "));
  return lines.flatMap((text, at) => {
    const kind = at > table && at < end && text.startsWith("| ") ? "answers" : "docs";
    if (kind === "docs" && !NAMES_PLACE.test(text)) return [];
    const path = `${page}:${at + 1}`;
    return [{ id: path, kind, path, head: text.split("|")[1] ?? "", names: "", text, literals: [] }];
  });
}
