/** Decoding of the name field: letters, single fillers between words, two before given names, fillers to the end. */
import type { FieldLayout } from "#domain/documents/lines/mrz-format.ts";
import {
  addLogs,
  type DecodedPart,
  logAt,
  logOfKind,
  type PlacedCharacter,
  sumLogs,
  type ZoneLogs,
} from "./zone-logs.ts";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Where a filler leads from each state; −1: not allowed. A letter leads to `afterLetter`. */
const STATES = [
  { name: "start", afterFiller: -1, afterLetter: 1 },
  { name: "surname", afterFiller: 2, afterLetter: 1 },
  { name: "surname, one filler", afterFiller: 3, afterLetter: 1 },
  { name: "two fillers", afterFiller: 6, afterLetter: 4 },
  { name: "given names", afterFiller: 5, afterLetter: 4 },
  { name: "given names, one filler", afterFiller: 6, afterLetter: 4 },
  { name: "rest", afterFiller: 6, afterLetter: -1 },
] as const;

interface Cell {
  readonly best: number;
  readonly total: number;
  readonly from: number;
  readonly character: string;
}

const NOTHING: Cell = { best: Number.NEGATIVE_INFINITY, total: Number.NEGATIVE_INFINITY, from: -1, character: "<" };

/** The likeliest name and its share of all names the field could hold. */
export function decodeName(logs: ZoneLogs, field: FieldLayout): DecodedPart {
  let column: Cell[] = STATES.map((_, state) => (state === 0 ? { ...NOTHING, best: 0, total: 0 } : NOTHING));
  const columns: Cell[][] = [];
  for (let at = field.from; at < field.to; at++) {
    column = advance(column, letterAt(logs, field.line, at), logAt(logs, field.line, at, "<"));
    columns.push(column);
  }
  const end = column.reduce((top, cell, state) => (cell.best > (column[top]?.best ?? 0) ? state : top), 1);
  const mass = sumLogs(column.map((cell) => cell.total));
  const likelihood = column[end]?.best ?? Number.NEGATIVE_INFINITY;
  return { characters: trace(columns, field, end), likelihood, logPosterior: likelihood - mass };
}

interface Letter {
  readonly character: string;
  readonly best: number;
  readonly total: number;
}

function letterAt(logs: ZoneLogs, line: number, at: number): Letter {
  const scored = LETTERS.map((character) => ({ character, score: logOfKind(logs, line, at, character) }));
  const top = scored.reduce((best, one) => (one.score > best.score ? one : best));
  const total = sumLogs(scored.map((one) => one.score));
  return { character: top.character, best: top.score, total };
}

function advance(before: readonly Cell[], letter: Letter, filler: number): Cell[] {
  const after: Cell[] = STATES.map(() => NOTHING);
  const reach = (from: number, to: number, character: string, best: number, total: number) => {
    const old = after[to];
    const was = before[from];
    if (!old || !was || was.best === Number.NEGATIVE_INFINITY) return;
    const sum = addLogs(old.total, was.total + total);
    after[to] =
      was.best + best > old.best ? { best: was.best + best, total: sum, from, character } : { ...old, total: sum };
  };
  STATES.forEach((state, from) => {
    if (state.afterLetter >= 0) reach(from, state.afterLetter, letter.character, letter.best, letter.total);
    if (state.afterFiller >= 0) reach(from, state.afterFiller, "<", filler, filler);
  });
  return after;
}

function trace(columns: readonly (readonly Cell[])[], field: FieldLayout, end: number): PlacedCharacter[] {
  const placed: PlacedCharacter[] = [];
  let state = end;
  for (let i = columns.length - 1; i >= 0; i--) {
    const cell = columns[i]?.[state];
    if (!cell) return [];
    placed.push({ line: field.line, at: field.from + i, character: cell.character });
    state = cell.from;
  }
  return placed;
}
