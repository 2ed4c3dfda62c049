/** Text as SVG paths, so that specimens look the same on every machine, whatever fonts it has. */
import { readFileSync } from "node:fs";

interface MonoFont {
  readonly capHeight: number;
  readonly glyphs: Readonly<Record<string, string>>;
}

interface TextFont {
  readonly glyphs: Readonly<Record<string, readonly [number, string]>>;
}

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
const mono: Readonly<Record<"ocr-b" | "ocr-b-sharp" | "mono-a" | "mono-b", MonoFont>> = read("mrz-glyphs.json");
const text: Readonly<Record<"sans" | "sans-bold", TextFont>> = read("text-glyphs.json");

export type MonoName = keyof typeof mono;

export interface LetterInk {
  readonly colour: string;
  /** Width of an outline added around the letters, in thousandths of the letter size; 0 for none. */
  readonly spread?: number;
  readonly opacity?: number;
}

/** The outline of one character of a monospaced face, in thousandths of a pitch. */
export function glyphOf(font: MonoName, character: string): { path: string; capHeight: number } {
  const { capHeight, glyphs } = mono[font];
  return { path: glyphs[character] ?? "", capHeight };
}

/** A line of a zone: `x` is the first character's cell, `y` the foot of the capitals, one character every `pitch`. */
export function zoneLine(
  line: string,
  { x, y, pitch, font = "ocr-b" }: { x: number; y: number; pitch: number; font?: MonoName },
  ink: LetterInk,
): string {
  const { capHeight, glyphs } = mono[font];
  const upright = (0.986 * 1000) / capHeight;
  const scale = pitch / 1000;
  const paths = [...line].map(
    (character, i) =>
      `<path transform="translate(${(x + i * pitch).toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(scale * upright).toFixed(5)})" d="${glyphs[character] ?? ""}"/>`,
  );
  return group(paths, ink);
}

/** Running text; `size` is the font size. Characters without an outline leave a gap. */
export function textLine(
  words: string,
  { x, y, size, bold = false, spacing = 0 }: { x: number; y: number; size: number; bold?: boolean; spacing?: number },
  ink: LetterInk,
): string {
  const { glyphs } = text[bold ? "sans-bold" : "sans"];
  const scale = size / 1000;
  let at = x;
  const paths = [...words].map((character) => {
    const [advance, path] = glyphs[character] ?? [280, ""];
    const placed = `<path transform="translate(${at.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})" d="${path}"/>`;
    at += advance * scale + spacing;
    return path === "" ? "" : placed;
  });
  return group(paths, ink);
}

/** Width of running text at a font size. */
export function textWidth(words: string, size: number, bold = false): number {
  const { glyphs } = text[bold ? "sans-bold" : "sans"];
  return [...words].reduce((sum, character) => sum + ((glyphs[character]?.[0] ?? 280) * size) / 1000, 0);
}

function group(paths: readonly string[], { colour, spread = 0, opacity = 1 }: LetterInk): string {
  const stroke = spread > 0 ? ` stroke="${colour}" stroke-width="${spread}" stroke-linejoin="round"` : "";
  return `<g fill="${colour}" opacity="${opacity}"${stroke}>${paths.join("")}</g>`;
}
