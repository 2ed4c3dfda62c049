/** Reads OKLCH tokens out of a style sheet and computes WCAG contrast ratios between them. */

export type Theme = "light" | "dark";
export type Tokens = ReadonlyMap<string, number>;

const OKLCH = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: / [\d.]+)?\)`;
const DECLARATION = new RegExp(String.raw`--([\w-]+):\s*(?:light-dark\(${OKLCH},\s*${OKLCH}\)|${OKLCH})`, "g");

/** Token name → relative luminance in one theme; a token without light-dark() counts for both. */
export function readTokens(css: string, theme: Theme): Tokens {
  const tokens = new Map<string, number>();
  for (const [, name = "", ...numbers] of css.matchAll(DECLARATION)) {
    const first = numbers[6] === undefined ? (theme === "light" ? 0 : 3) : 6;
    const [lightness = 0, chroma = 0, hue = 0] = numbers.slice(first, first + 3).map(Number);
    tokens.set(name, luminance(lightness, chroma, hue));
  }
  return tokens;
}

/** WCAG ratio, 1 to 21. Throws for a token that is not there. */
export function contrast(tokens: Tokens, front: string, back: string): number {
  const [lighter, darker] = [luminanceOf(tokens, front), luminanceOf(tokens, back)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminanceOf(tokens: Tokens, name: string): number {
  const found = tokens.get(name);
  if (found === undefined) throw new Error(`no colour token --${name}`);
  return found;
}

/** OKLCH → linear sRGB (Ottosson's matrices, docs/sources.md#oklab), cut to the gamut → relative luminance. */
function luminance(lightness: number, chroma: number, hueDegrees: number): number {
  const hue = (hueDegrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const inGamut = (value: number) => Math.min(1, Math.max(0, value));
  const red = inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
