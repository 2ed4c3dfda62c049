/** The right ones of the ordinary papers, judged as they are or with a change. */
import { readFileSync } from "node:fs";
import type { JudgeContext } from "#domain/documents/verdicts/context.ts";
import { judgeWritten, type WrittenPaper } from "./written.ts";

const PAPERS: readonly WrittenPaper[] = JSON.parse(readFileSync("test/fixtures/ordinary-papers.json", "utf8"));

type Lines = readonly string[];

/** Judges the paper with its lines changed, against facts of the day or the person that may be changed too. */
export function judgedWith(id: string, change: (lines: Lines) => Lines, facts: Partial<JudgeContext> = {}) {
  const paper = PAPERS.find((one) => one.id === id && one.fault === null);
  if (!paper) throw new Error(`No right paper ${id}`);
  return judgeWritten({ ...paper, lines: change(paper.lines) }, facts);
}

/** With a line below the one that begins so; at the end without. */
export const adding =
  (line: string, below = "") =>
  (lines: Lines): Lines => {
    const at = lines.findIndex((one) => below !== "" && one.startsWith(below));
    return lines.toSpliced(at < 0 ? lines.length : at + 1, 0, line);
  };

/** With another line in place of the one that begins so. */
export const putting =
  (begin: string, line: string) =>
  (lines: Lines): Lines => {
    if (!lines.some((one) => one.startsWith(begin))) throw new Error(`No line begins with ${begin}`);
    return lines.map((one) => (one.startsWith(begin) ? line : one));
  };
