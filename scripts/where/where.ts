/**
 * `npm run where -- most members of a household`: where that is changed. Answers by what speaks of it, nearest first:
 * the table in docs/architecture.md, constants, calls, screens, files, sentences, and the pages that name a file or a setting.
 */
import { readFileSync } from "node:fs";
import { Finder } from "./finder.ts";
import { allPlaces, type Kind } from "./places.ts";

const SHOWN: readonly { readonly kind: Kind; readonly title: string; readonly most: number }[] = [
  { kind: "answers", title: "Said in docs/architecture.md", most: 4 },
  { kind: "constants", title: "Constants", most: 5 },
  { kind: "calls", title: "Calls", most: 5 },
  { kind: "screens", title: "Screens", most: 4 },
  { kind: "code", title: "Files", most: 8 },
  { kind: "words", title: "Sentences, in each language", most: 4 },
  { kind: "docs", title: "Pages", most: 4 },
];
/** Rows of the table are shown whole, of everything else so much. */
const WIDTH = 250;

const question = process.argv.slice(2).join(" ");
if (question === "") {
  console.error("Say what is to be changed: npm run where -- most members of a household");
  process.exitCode = 2;
} else {
  const finder = new Finder(allPlaces(), readFileSync("docs/glossary.md", "utf8"));
  for (const { kind, title, most } of SHOWN) {
    const found = finder.find(question, kind, most);
    if (found.length > 0) console.log(`${title}:`);
    for (const { path, line, text } of found) {
      const place = line === undefined ? path : `${path}:${line}`;
      const whole = text.trim().replaceAll(/\s+/g, " ");
      console.log(`  ${place}  ${kind === "answers" ? whole : whole.slice(0, WIDTH)}`);
    }
  }
}
