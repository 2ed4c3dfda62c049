/** A second, harder series of drawn documents: other layouts, papers and cameras than those the reader was built on. */
import { makeMrz } from "#domain/documents/lines/mrz.ts";
import type { MrzFormat } from "#domain/documents/lines/mrz-format.ts";
import { drawContent } from "../content.ts";
import { type Random, seededRandom } from "../random.ts";
import { type Camera, shoot } from "./field-camera.ts";
import { drawFieldPage, type FieldStyle } from "./field-page.ts";

/** What is hard about a picture; each document has one of these and a little of the others. */
export const FIELD_KINDS = [
  "scan",
  "small",
  "spread",
  "quarter_turn",
  "upside_down",
  "perspective",
  "glare",
  "defocus",
  "motion",
  "low_light",
  "jpeg",
  "overprint",
  "crop",
  "faint",
  "moire",
  "bold_pattern",
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** First seeds of the two series; the reader is tuned on the first alone. */
export const FIELD_SEEDS = { tune: 20_000_000, test: 60_000_000 } as const;

export interface FieldDocument {
  readonly kind: FieldKind;
  readonly format: MrzFormat;
  /** As printed. */
  readonly lines: readonly string[];
  /** False where a printed check digit is wrong. */
  readonly valid: boolean;
  readonly jpeg: Buffer;
}

const FORMATS = ["TD3", "TD1", "TD3", "TD2", "TD3", "MRV-A", "TD3", "TD1", "TD3", "MRV-B"] as const;
/** One document in so many has a wrong check digit printed. */
const WRONG_EVERY = 13;

export async function fieldDocument(series: keyof typeof FIELD_SEEDS, index: number): Promise<FieldDocument> {
  const random = seededRandom(FIELD_SEEDS[series] + index * 104_729);
  const kind = FIELD_KINDS[index % FIELD_KINDS.length] ?? "scan";
  const format = FORMATS[(index + Math.floor(index / FIELD_KINDS.length) * 3) % FORMATS.length] ?? "TD3";
  const content = drawContent(random, format);
  const valid = index % WRONG_EVERY !== WRONG_EVERY - 1;
  const right = makeMrz(content);
  const lines = valid ? right : spoiled(random, right);
  const page = drawFieldPage(random, content, drawStyle(random, kind), lines);
  return { kind, format, lines, valid, jpeg: await shoot(page, drawCamera(random, kind)) };
}

/** One digit of the birth date changed, its check digit left as it was. */
function spoiled(random: Random, lines: readonly string[]): string[] {
  const at = lines.length === 3 ? 1 : 14;
  const row = 1;
  return lines.map((line, i) => {
    if (i !== row) return line;
    const digit = Number(line.charAt(at));
    return line.slice(0, at) + ((digit + 1 + random.below(8)) % 10) + line.slice(at + 1);
  });
}

function drawStyle(random: Random, kind: FieldKind): FieldStyle {
  const bold = kind === "bold_pattern";
  return {
    pattern: bold ? random.between(0.8, 1.4) : random.between(0.1, 0.8),
    zonePattern: bold ? random.between(0.6, 1) : random.chance(0.5) ? random.between(0, 0.7) : 0.1,
    second: kind === "spread" || random.chance(0.2),
    strip: kind === "crop" && random.chance(0.5),
    overprint: kind === "overprint" ? "zone" : random.pick(["none", "page", "none"]),
    hologram: kind === "glare" || random.chance(0.4),
  };
}

/** Widths as found on the web: mostly 400 to 1100 pixels, some of a phone's full size. */
function drawWidth(random: Random): number {
  return Math.round(random.chance(0.75) ? Math.exp(random.between(6.05, 7.0)) : random.between(1100, 2600));
}

function drawCamera(random: Random, kind: FieldKind): Camera {
  const base: Camera = {
    seed: random.below(1e9),
    pageWidth: drawWidth(random),
    turnDegrees: random.normal(0.8),
    corners: random.chance(0.3) ? random.between(0, 0.015) : 0,
    barrel: 0,
    margin: random.chance(0.45) ? 0 : random.between(0.01, 0.2),
    defocus: random.between(0, 0.045),
    motion: 0,
    noise: random.between(0, 4),
    exposure: random.between(0.85, 1.05),
    contrast: random.between(0.75, 1),
    shade: random.between(0, 0.2),
    glare: 0,
    moire: 0,
    grey: random.chance(0.12),
    sharpen: random.chance(0.25),
    jpegQuality: Math.round(random.between(50, 92)),
    enlarge: 1,
  };
  const held = {
    margin: random.between(0.05, 0.45),
    shade: random.between(0.05, 0.5),
    corners: random.between(0.005, 0.035),
  };
  const tilt = { turnDegrees: random.normal(4) };
  const kinds: Readonly<Record<FieldKind, Partial<Camera>>> = {
    scan: {},
    small: {
      pageWidth: Math.round(random.between(300, 520)),
      noise: random.between(0, 2),
      enlarge: random.chance(0.25) ? random.between(1.3, 2.2) : 1,
    },
    spread: { pageWidth: Math.round(random.between(390, 1000)) },
    quarter_turn: { turnDegrees: random.pick([90, 270]) + random.normal(2) },
    upside_down: { turnDegrees: 180 + random.normal(2) },
    perspective: {
      ...held,
      turnDegrees: random.normal(9),
      corners: random.between(0.02, 0.07),
      barrel: random.normal(0.012),
    },
    glare: { ...held, ...tilt, glare: random.between(0.3, 0.85) },
    defocus: { ...held, ...tilt, defocus: random.between(0.07, 0.17) },
    motion: { ...held, ...tilt, motion: random.between(0.15, 0.45) },
    low_light: { ...held, ...tilt, exposure: random.between(0.25, 0.55), noise: random.between(5, 14) },
    jpeg: { jpegQuality: Math.round(random.between(18, 42)) },
    overprint: {},
    crop: { margin: random.between(-0.02, 0.005) },
    faint: { contrast: random.between(0.2, 0.45) },
    moire: { moire: random.between(6, 24), margin: random.between(-0.01, 0.1) },
    bold_pattern: {},
  };
  return { ...base, ...kinds[kind] };
}
