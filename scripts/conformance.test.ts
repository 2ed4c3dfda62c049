/** docs/conformance.md against the tree: what it names is there, and nothing in it is open. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const STATES = ["kept", "otherwise", "copy"];
/** The specification's first line that says something, and its last. */
const FIRST = 10;
const LAST = 457;
/** Between two rows there are at most a heading with its blank lines, or the head of a table. */
const MOST_BETWEEN = 8;

const page = readFileSync("docs/conformance.md", "utf8");
const deviations = readFileSync("docs/deviations.md", "utf8");
const rows = Array.from(page.matchAll(/^\| (\d+)(?:–(\d+))? \|(.*)\|(.*)\|(.*)\|(.*)\|$/gm), (found) => {
  const [, from = "", to = from, said = "", code = "", test = "", state = ""] = found;
  return { from: Number(from), to: Number(to), said: said.trim(), code, test, state: state.trim() };
});

function filesIn(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, path = ""]) => path);
}

describe("docs/conformance.md", () => {
  it.each(rows)("line $from ($said) names code and a test that are there", ({ said, code, test, state }) => {
    const named = [...filesIn(code), ...filesIn(test)];
    // What we do without needs none, if it is said that we do.
    if (named.length === 0) expect(deviations.toLowerCase()).toContain(said.split(" ")[0]);
    else expect(filesIn(code).length * filesIn(test).length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
    expect(STATES).toContain(state);
  });

  it("goes through the specification from its first line to its last, none twice", () => {
    const gaps = rows.map(({ from }, index) => from - (rows[index - 1]?.to ?? FIRST - 1) - 1);

    expect(rows.length).toBeGreaterThan(150);
    expect(rows.at(-1)?.to).toBe(LAST);
    expect(rows.every(({ from, to }) => from <= to)).toBe(true);
    expect(gaps.filter((gap) => gap < 0 || gap > MOST_BETWEEN)).toEqual([]);
  });
});
