/** A paper as the bytes of a PDF; runs in a process of its own. */
import { PDFDocument } from "@napi-rs/canvas";
import type { PrintablePaper } from "../paper.ts";
import { drawBlock } from "./blocks.ts";
import { openFlow, writeHeading } from "./flow.ts";

export default function drawPaper(paper: PrintablePaper): Uint8Array {
  const document = new PDFDocument({ title: paper.title, author: paper.product, creator: paper.product });
  for (const sheet of paper.sheets) {
    const flow = openFlow(document, paper, sheet);
    writeHeading(flow, sheet);
    for (const block of sheet.blocks) drawBlock(flow, block);
    flow.end();
  }
  return new Uint8Array(document.close());
}
