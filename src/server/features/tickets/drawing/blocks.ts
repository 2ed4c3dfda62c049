/** Draws each kind of block and moves on below it. */
import { encodeQR } from "qr";
import type { PaperFact, SheetBlock } from "../paper.ts";
import type { PageFlow } from "./flow.ts";
import { boxLeft, drawLines, INK, lineHeight, rule, STYLES, type Style, TEXT_WIDTH, wrap } from "./pen.ts";

type BlockOf<Kind extends SheetBlock["kind"]> = Extract<SheetBlock, { kind: Kind }>;

const GAP = 16;
const COLUMN_GAP = 24;
/** 62 mm: a phone reads it from an arm's length, also from a folded paper. */
const CODE_SIZE = 176;
/** Light modules round a QR, as its standard asks for. */
const QUIET = 4;

export function drawBlock(flow: PageFlow, block: SheetBlock): void {
  if (block.kind === "facts") drawFacts(flow, block);
  else if (block.kind === "text") drawText(flow, block);
  else if (block.kind === "table") drawTable(flow, block);
  else drawCode(flow, block);
}

function drawTitle(flow: PageFlow, title: string | null): void {
  if (title === null) return;
  // Never alone at the foot of a page.
  flow.need(lineHeight(flow.pen, STYLES.title) + 4 * lineHeight(flow.pen, STYLES.text));
  const lines = wrap(flow.pen, title, STYLES.title, TEXT_WIDTH);
  flow.top = drawLines(flow.pen, lines, STYLES.title, { distance: 0, top: flow.top }) + 6;
}

/** In two columns, row by row. */
function drawFacts(flow: PageFlow, { title, facts }: BlockOf<"facts">): void {
  drawTitle(flow, title);
  const width = (TEXT_WIDTH - COLUMN_GAP) / 2;
  for (let index = 0; index < facts.length; index += 2) {
    const row = facts.slice(index, index + 2).map((fact) => measured(flow, fact, width));
    flow.need(Math.max(...row.map(({ height }) => height)));
    const bottoms = row.map(({ fact, lines }, column) => {
      const distance = column * (width + COLUMN_GAP);
      const top = drawLines(flow.pen, [fact.term], STYLES.small, { distance, top: flow.top });
      return drawLines(flow.pen, lines, STYLES.value, { distance, top });
    });
    flow.top = Math.max(...bottoms) + 8;
  }
  flow.top += GAP - 8;
}

function measured(flow: PageFlow, fact: PaperFact, width: number) {
  const lines = wrap(flow.pen, fact.value, STYLES.value, width);
  const height = lineHeight(flow.pen, STYLES.small) + lines.length * lineHeight(flow.pen, STYLES.value);
  return { fact, lines, height };
}

function drawText(flow: PageFlow, { title, lines }: BlockOf<"text">): void {
  drawTitle(flow, title);
  for (const text of lines) {
    const wrapped = wrap(flow.pen, text, STYLES.text, TEXT_WIDTH);
    flow.need(wrapped.length * lineHeight(flow.pen, STYLES.text));
    flow.top = drawLines(flow.pen, wrapped, STYLES.text, { distance: 0, top: flow.top }) + 4;
  }
  flow.top += GAP;
}

function drawTable(flow: PageFlow, { title, head, rows, lastIsSum }: BlockOf<"table">): void {
  drawTitle(flow, title);
  drawRow(flow, head, STYLES.small);
  for (const [index, row] of rows.entries()) {
    rule(flow.pen, flow.top);
    drawRow(flow, row, lastIsSum && index === rows.length - 1 ? STYLES.strong : STYLES.text);
  }
  flow.top += GAP;
}

/** The last column stands at the end of the line: it holds the sums. */
function drawRow(flow: PageFlow, cells: readonly string[], style: Style): void {
  const width = (TEXT_WIDTH - (cells.length - 1) * 10) / cells.length;
  const wrapped = cells.map((cell) => wrap(flow.pen, cell, style, width));
  flow.need(Math.max(...wrapped.map(({ length }) => length)) * lineHeight(flow.pen, style) + 10);
  const top = flow.top + 5;
  const bottoms = wrapped.map((lines, column) => {
    if (column === cells.length - 1 && column > 0) {
      return drawLines(flow.pen, lines, style, { distance: TEXT_WIDTH, top, align: "end" });
    }
    return drawLines(flow.pen, lines, style, { distance: column * (width + 10), top });
  });
  flow.top = Math.max(...bottoms) + 5;
}

function drawCode(flow: PageFlow, { content, title, lines }: BlockOf<"code">): void {
  flow.need(CODE_SIZE + GAP);
  const { top } = flow;
  drawModules(flow, encodeQR(content, "raw", { ecc: "medium", border: QUIET }));
  const distance = CODE_SIZE + COLUMN_GAP;
  const width = TEXT_WIDTH - distance;
  let y = drawLines(flow.pen, wrap(flow.pen, title, STYLES.title, width), STYLES.title, { distance, top: top + 8 }) + 4;
  for (const line of lines) {
    y = drawLines(flow.pen, wrap(flow.pen, line, STYLES.text, width), STYLES.text, { distance, top: y }) + 4;
  }
  flow.top = Math.max(top + CODE_SIZE, y) + GAP;
}

/** Each row's dark runs as one box, so that no hairline stands between modules. */
function drawModules({ pen, top }: PageFlow, modules: readonly (readonly boolean[])[]): void {
  const size = CODE_SIZE / modules.length;
  const left = boxLeft(pen, 0, CODE_SIZE);
  pen.context.fillStyle = "#ffffff";
  pen.context.fillRect(left, top, CODE_SIZE, CODE_SIZE);
  pen.context.fillStyle = INK.night;
  for (const [row, cells] of modules.entries()) {
    for (const { from, length } of darkRuns(cells)) {
      pen.context.fillRect(left + from * size, top + row * size, length * size, size);
    }
  }
}

function darkRuns(cells: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (const [column, dark] of cells.entries()) {
    if (!dark) continue;
    const last = runs.at(-1);
    if (last && last.from + last.length === column) last.length += 1;
    else runs.push({ from: column, length: 1 });
  }
  return runs;
}
