/** Measures the ground of a portrait and finds the figure before it, on a small copy of the picture. */
import type { Frame, PortraitFacts } from "#domain/documents/seen/facts.ts";

/** Colours row by row, three or four numbers a pixel. */
export interface ColourPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** Blocks on the longer side of the copy. */
const COPY_SIDE = 120;

interface Block {
  readonly brightness: number;
  readonly chroma: number;
}

interface Copy {
  readonly columns: number;
  readonly rows: number;
  at(column: number, row: number): Block;
}

/** `face`, from hairline to chin, is left out of the ground with the head around it. */
export function measurePortrait(
  picture: ColourPicture,
  face: Frame | null = null,
): Pick<PortraitFacts, "ground" | "figure"> {
  const copy = smallCopy(picture);
  const ground = groundOf(copy, face);
  return { ground: rounded(ground), figure: figureOf(copy, ground) };
}

function smallCopy({ data, width, height, channels }: ColourPicture): Copy {
  const step = Math.max(1, Math.max(width, height) / COPY_SIDE);
  const columns = Math.max(1, Math.floor(width / step));
  const rows = Math.max(1, Math.floor(height / step));
  const blocks = Array.from({ length: columns * rows }, (_, at) => {
    const x = Math.floor((at % columns) * step);
    const y = Math.floor(Math.floor(at / columns) * step);
    return blockOf({ data, width, channels }, { x, y, size: Math.max(1, Math.floor(step)) });
  });
  return { columns, rows, at: (column, row) => blocks[row * columns + column] ?? { brightness: 0, chroma: 0 } };
}

/** Mean of one block; at most four by four of its pixels are looked at. */
function blockOf(
  { data, width, channels }: Pick<ColourPicture, "data" | "width" | "channels">,
  { x, y, size }: { x: number; y: number; size: number },
): Block {
  const stride = Math.max(1, Math.floor(size / 4));
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let row = y; row < y + size; row += stride) {
    for (let column = x; column < x + size; column += stride) {
      const at = (row * width + column) * channels;
      red += data[at] ?? 0;
      green += data[at + Math.min(1, channels - 1)] ?? 0;
      blue += data[at + Math.min(2, channels - 1)] ?? 0;
      count += 1;
    }
  }
  const [r, g, b] = [red / count, green / count, blue / count];
  return { brightness: 0.299 * r + 0.587 * g + 0.114 * b, chroma: Math.max(r, g, b) - Math.min(r, g, b) };
}

/** Shares of the sides: the ground shows above the head and beside it, not beside the shoulders. */
const EDGE = 0.08;
const ABOVE_SHOULDERS = 0.55;

/** Hair and headscarves reach so far beyond a face, in its widths and heights. */
const HEAD = { beside: 0.4, above: 0.4 } as const;
/** Blocks that tell of a ground; where the head leaves fewer, all edges are looked at. */
const LEAST_BLOCKS = 40;

function groundOf(copy: Copy, face: Frame | null): PortraitFacts["ground"] {
  const edges = edgesOf(copy);
  const free = face
    ? edges.filter(({ column, row }) => !isHead(face, (column + 0.5) / copy.columns, (row + 0.5) / copy.rows))
    : edges;
  const seen = (free.length < LEAST_BLOCKS ? edges : free).map(({ column, row }) => copy.at(column, row));
  const brightness = mean(seen.map((block) => block.brightness));
  const deviation = Math.sqrt(mean(seen.map((block) => (block.brightness - brightness) ** 2)));
  return { brightness, deviation, chroma: mean(seen.map((block) => block.chroma)) };
}

interface Place {
  readonly column: number;
  readonly row: number;
}

function edgesOf(copy: Copy): Place[] {
  const edge = Math.max(1, Math.round(copy.columns * EDGE));
  const top = Math.max(1, Math.round(copy.rows * EDGE));
  const places: Place[] = [];
  for (let row = 0; row < copy.rows * ABOVE_SHOULDERS; row++) {
    for (let column = 0; column < copy.columns; column++) {
      const beside = column < edge || column >= copy.columns - edge;
      if (beside || row < top) places.push({ column, row });
    }
  }
  return places;
}

function isHead({ x, y, width, height }: Frame, across: number, down: number): boolean {
  const beside = across > x - HEAD.beside * width && across < x + (1 + HEAD.beside) * width;
  return beside && down > y - HEAD.above * height;
}

/** A block differs from the ground by this much in brightness or chroma, or by three deviations. */
const LEAST_DIFFERENCE = 24;
/** Share of a row or column that must differ, and of the picture in all. */
const LEAST_SHARE = 0.06;

function figureOf(copy: Copy, ground: PortraitFacts["ground"]): Frame | null {
  const limit = Math.max(LEAST_DIFFERENCE, 3 * ground.deviation);
  const differs = (column: number, row: number) => {
    const { brightness, chroma } = copy.at(column, row);
    return Math.abs(brightness - ground.brightness) > limit || chroma - ground.chroma > limit;
  };
  const columns = range(copy.columns).map((column) => range(copy.rows).filter((row) => differs(column, row)).length);
  const rows = range(copy.rows).map((row) => range(copy.columns).filter((column) => differs(column, row)).length);
  const across = extent(columns, LEAST_SHARE * copy.rows);
  const down = extent(rows, LEAST_SHARE * copy.columns);
  const area = columns.reduce((sum, one) => sum + one, 0);
  if (!across || !down || area < LEAST_SHARE * copy.columns * copy.rows) return null;
  return {
    x: across.from / copy.columns,
    y: down.from / copy.rows,
    width: (across.to - across.from) / copy.columns,
    height: (down.to - down.from) / copy.rows,
  };
}

function extent(counts: readonly number[], least: number): { from: number; to: number } | null {
  const from = counts.findIndex((count) => count > least);
  return from < 0 ? null : { from, to: 1 + counts.findLastIndex((count) => count > least) };
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function rounded({ brightness, deviation, chroma }: PortraitFacts["ground"]): PortraitFacts["ground"] {
  return { brightness: Math.round(brightness), deviation: Math.round(deviation), chroma: Math.round(chroma) };
}
