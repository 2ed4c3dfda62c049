/** Pages in their order: begins a new one, with its head and foot, when there is no room left. */
import type { CanvasRenderingContext2D } from "@napi-rs/canvas";
import type { PaperSheet, PrintablePaper } from "../paper.ts";
import { facesOf } from "./faces.ts";
import { drawLines, fromStart, INK, lineHeight, PAGE, type Pen, rule, STYLES, TEXT_WIDTH, wrap } from "./pen.ts";

const BAND = 64;
const FOOT_TOP = PAGE.height - 62;
const GAP = 16;

/** What Skia's document offers of itself; the same calls draw on a picture in tests. */
export interface Pages {
  beginPage(width: number, height: number): CanvasRenderingContext2D;
  endPage(): void;
}

export interface PageFlow {
  readonly pen: Pen;
  /** Where the next block begins. */
  top: number;
  /** Goes on to another page unless there is room for so much. */
  need(height: number): void;
}

/** Begins the sheet's first page. `end` finishes its last one. */
export function openFlow(pages: Pages, paper: PrintablePaper, sheet: PaperSheet): PageFlow & { end(): void } {
  const begin = () => beginPage(pages, paper, sheet);
  let pen = begin();
  const flow = {
    get pen() {
      return pen;
    },
    top: BAND + 2 * GAP,
    need(height: number) {
      if (flow.top + height <= FOOT_TOP - GAP) return;
      pages.endPage();
      pen = begin();
      flow.top = BAND + 2 * GAP;
    },
    end: () => pages.endPage(),
  };
  return flow;
}

function beginPage(pages: Pages, paper: PrintablePaper, sheet: PaperSheet): Pen {
  const context = pages.beginPage(PAGE.width, PAGE.height);
  const pen = { context, direction: paper.direction, faces: facesOf(paper.direction) };
  context.fillStyle = INK.night;
  context.fillRect(0, 0, PAGE.width, BAND);
  drawMark(pen);
  const product = { ...STYLES.title, size: 17, colour: INK.brass };
  drawLines(pen, [paper.product], product, { distance: 34, top: (BAND - lineHeight(pen, product)) / 2 });
  const kicker = { ...STYLES.strong, colour: INK.onNight };
  const place = { distance: TEXT_WIDTH, top: (BAND - lineHeight(pen, kicker)) / 2, align: "end" } as const;
  drawLines(pen, [sheet.kicker], kicker, place);
  rule(pen, FOOT_TOP);
  drawLines(pen, wrap(pen, paper.foot, STYLES.small, TEXT_WIDTH), STYLES.small, { distance: 0, top: FOOT_TOP + 8 });
  return pen;
}

/** The square that stands a little askew in a ring of dots. */
function drawMark(pen: Pen): void {
  const { context } = pen;
  const radius = 12;
  context.save();
  context.translate(fromStart(pen, radius), BAND / 2);
  context.fillStyle = INK.onNight;
  for (let dot = 0; dot < 24; dot += 1) {
    const angle = (dot / 24) * 2 * Math.PI;
    context.beginPath();
    context.arc(radius * Math.cos(angle), radius * Math.sin(angle), 0.9, 0, 2 * Math.PI);
    context.fill();
  }
  context.rotate((14 * Math.PI) / 180);
  context.strokeStyle = INK.brass;
  context.lineWidth = 1.6;
  context.strokeRect(-4.5, -4.5, 9, 9);
  context.restore();
}

/** The sheet's heading and the line under it. */
export function writeHeading(flow: PageFlow, { heading, lead }: PaperSheet): void {
  const { pen } = flow;
  const top = drawLines(pen, wrap(pen, heading, STYLES.heading, TEXT_WIDTH), STYLES.heading, {
    distance: 0,
    top: flow.top,
  });
  const muted = { ...STYLES.text, colour: INK.muted };
  flow.top = drawLines(pen, wrap(pen, lead, muted, TEXT_WIDTH), muted, { distance: 0, top: top + 4 }) + GAP;
}
