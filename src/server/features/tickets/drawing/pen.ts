/** A pen on a page: measures from the start of the line, whichever side that is, and wraps words. */
import type { CanvasRenderingContext2D } from "@napi-rs/canvas";
import type { Faces } from "./faces.ts";

/** A4. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const MARGIN = 48;
export const TEXT_WIDTH = PAGE.width - 2 * MARGIN;

export const INK = {
  night: "#06181c",
  brand: "#025e59",
  brass: "#e2b45d",
  text: "#1d2b30",
  muted: "#4c5a60",
  line: "#d8d3c6",
  deps: "#f8f6f1",
  onNight: "#f7f5f0",
} as const;

export interface Style {
  readonly size: number;
  readonly weight: number;
  readonly face: keyof Faces;
  readonly colour: string;
}

export const STYLES = {
  heading: { size: 23, weight: 600, face: "heading", colour: INK.text },
  title: { size: 13, weight: 600, face: "heading", colour: INK.brand },
  text: { size: 10.5, weight: 400, face: "text", colour: INK.text },
  strong: { size: 10.5, weight: 600, face: "text", colour: INK.text },
  value: { size: 11.5, weight: 600, face: "text", colour: INK.text },
  small: { size: 8.5, weight: 400, face: "text", colour: INK.muted },
} as const satisfies Record<string, Style>;

/** Arabic stands taller in its line. */
const LINE_HEIGHT = { ltr: 1.35, rtl: 1.55 } as const;

export interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly direction: "ltr" | "rtl";
  readonly faces: Faces;
}

export function lineHeight(pen: Pick<Pen, "direction">, style: Style): number {
  return style.size * LINE_HEIGHT[pen.direction];
}

/** The x of a point so far from the start of the line. */
export function fromStart(pen: Pick<Pen, "direction">, distance: number): number {
  return pen.direction === "ltr" ? MARGIN + distance : PAGE.width - MARGIN - distance;
}

/** The x of the left edge of a box that begins so far from the start of the line. */
export function boxLeft(pen: Pick<Pen, "direction">, distance: number, width: number): number {
  return fromStart(pen, distance) - (pen.direction === "ltr" ? 0 : width);
}

function use({ context, direction, faces }: Pen, { size, weight, face, colour }: Style, align: "start" | "end"): void {
  context.font = `${weight} ${size}px ${faces[face]}`;
  // The weight of `font` alone leaves a variable face at its thinnest.
  context.fontVariationSettings = `"wght" ${weight}`;
  context.fillStyle = colour;
  context.direction = direction;
  context.textAlign = align;
  context.textBaseline = "alphabetic";
}

/** Lines no wider than `width`; a word that is too long is cut. */
export function wrap(pen: Pen, text: string, style: Style, width: number): string[] {
  use(pen, style, "start");
  const fits = (line: string) => pen.context.measureText(line).width <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((one) => cut(one, fits))) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function cut(word: string, fits: (line: string) => boolean): string[] {
  if (word.length < 2 || fits(word)) return [word];
  let length = word.length - 1;
  while (length > 1 && !fits(word.slice(0, length))) length -= 1;
  return [word.slice(0, length), ...cut(word.slice(length), fits)];
}

/** Scripts whose letters are joined. */
const JOINED = /\p{Script=Arabic}/u;
/** Too little to be seen; without it fi and ft are one sign each, which whoever copies or searches the text loses. */
const APART = "0.01px";

export interface TextPlacement {
  /** From the start of the line. */
  readonly distance: number;
  /** The upper edge of the first line. */
  readonly top: number;
  readonly align?: "start" | "end";
}

/** Draws lines below one another; the y of the lower edge of the last. */
export function drawLines(
  pen: Pen,
  lines: readonly string[],
  style: Style,
  { distance, top, align = "start" }: TextPlacement,
): number {
  use(pen, style, align);
  const height = lineHeight(pen, style);
  const ascent = (height + style.size * 0.7) / 2;
  for (const [index, line] of lines.entries()) {
    pen.context.letterSpacing = JOINED.test(line) ? "0px" : APART;
    pen.context.fillText(line, fromStart(pen, distance), top + index * height + ascent);
  }
  return top + lines.length * height;
}

export function rule({ context }: Pen, y: number, colour: string = INK.line): void {
  context.fillStyle = colour;
  context.fillRect(MARGIN, y, TEXT_WIDTH, 0.75);
}
