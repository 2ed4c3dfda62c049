/** Draws the page of a document as SVG: frame, guilloches, portrait, printed fields and the machine-readable lines. */

import { type MrzContent, makeMrz } from "#domain/documents/lines/mrz.ts";
import { LAYOUTS, type MrzFormat } from "#domain/documents/lines/mrz-format.ts";
import { type Random, seededRandom } from "../random.ts";
import { type MonoName, textLine, textWidth, zoneLine } from "./lettering.ts";
import { portrait } from "./portrait.ts";

/** Pixels of the drawing to a millimetre of paper. */
export const PX_PER_MM = 10;
/** Character pitch of a zone: ten to an inch. Source: docs/sources.md#icao-9303. */
const PITCH = 2.54 * PX_PER_MM;
const LINE_SPACING = 6.35 * PX_PER_MM;

/** Sizes of ICAO documents in millimetres. Source: docs/sources.md#icao-9303. */
const SIZES: Readonly<Record<MrzFormat, readonly [number, number]>> = {
  TD3: [125, 88],
  TD1: [85.6, 54],
  TD2: [105, 74],
  "MRV-A": [120, 80],
  "MRV-B": [105, 74],
};

/** How the page looks, apart from its contents. */
export interface PageStyle {
  readonly seed: number;
  /** Word across the page; "" for none. */
  readonly overprint: string;
  readonly font: MonoName;
  readonly zoneInk: string;
  readonly zoneSpread: number;
  /** 0 blank paper under the zone to 1 as patterned as the rest. */
  readonly zonePattern: number;
  /** 0 none to 1 strong. */
  readonly pattern: number;
  /** Lines drawn right at the zone, as page borders and photo frames are. */
  readonly borders: boolean;
  readonly hologram: boolean;
  readonly hue: number;
}

export const DEMO_STYLE: Omit<PageStyle, "seed" | "hue"> = {
  overprint: "SPECIMEN",
  font: "ocr-b",
  zoneInk: "#1b1b1f",
  zoneSpread: 0,
  zonePattern: 0.12,
  pattern: 0.6,
  borders: false,
  hologram: true,
};

export interface DrawnPage {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
}

export function drawPage(content: MrzContent, style: PageStyle): DrawnPage {
  const random = seededRandom(style.seed);
  const [width, height] = SIZES[content.format].map((mm) => Math.round(mm * PX_PER_MM)) as [number, number];
  const layout = LAYOUTS[content.format];
  const lines = makeMrz(content);
  const zoneTop = height - 45 - (layout.lines - 1) * LINE_SPACING - 62;
  const left = (width - layout.length * PITCH) / 2;
  const parts = [
    paper(style.hue, width, height),
    guilloches(random, style, { width, height, zoneTop }),
    header(content, style, width),
    printedFields(random, content, style, { width, zoneTop }),
    style.hologram ? hologram(random, width, zoneTop) : "",
    style.borders ? borders(random, { width, height, zoneTop, left }) : "",
    overprint(style.overprint, width, zoneTop),
    ...lines.map((line, i) =>
      zoneLine(
        line,
        { x: left, y: height - 45 - (layout.lines - 1 - i) * LINE_SPACING, pitch: PITCH, font: style.font },
        { colour: style.zoneInk, spread: style.zoneSpread },
      ),
    ),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;
  return { svg, width, height, lines };
}

function paper(hue: number, width: number, height: number): string {
  return `<defs><linearGradient id="paper" x2="1" y2="1"><stop stop-color="hsl(${hue} 30% 96%)"/><stop offset=".55" stop-color="hsl(${(hue + 40) % 360} 26% 91%)"/><stop offset="1" stop-color="hsl(${(hue + 300) % 360} 26% 93%)"/></linearGradient></defs><rect width="${width}" height="${height}" rx="26" fill="url(#paper)"/>`;
}

interface Area {
  readonly width: number;
  readonly height: number;
  readonly zoneTop: number;
}

/** Woven curves over the page; weaker under the zone by `zonePattern`. */
function guilloches(random: Random, style: PageStyle, { width, height, zoneTop }: Area): string {
  const curve = (base: number, swing: number, waves: number, phase: number) => {
    const points = Array.from({ length: 49 }, (_, i) => {
      const x = (width * i) / 48;
      return `${x.toFixed(0)} ${(base + swing * Math.sin((i / 48) * waves * 2 * Math.PI + phase)).toFixed(1)}`;
    });
    return `M${points.join("L")}`;
  };
  const family = (top: number, foot: number, opacity: number) => {
    const waves = random.between(1.5, 5);
    const hue = (style.hue + random.between(-60, 60) + 360) % 360;
    const count = Math.round((foot - top) / random.between(11, 20));
    const swing = random.between(14, 46);
    const paths = Array.from({ length: count }, (_, i) =>
      curve(top + ((foot - top) * i) / count, swing, waves, i * 0.13),
    );
    return `<g fill="none" stroke="hsl(${hue.toFixed(0)} 42% 46%)" stroke-width="${random.between(1, 2.4).toFixed(1)}" opacity="${opacity.toFixed(2)}"><path d="${paths.join("")}"/></g>`;
  };
  const zone = style.pattern * style.zonePattern;
  return [
    family(60, zoneTop - 30, 0.42 * style.pattern),
    family(60, zoneTop - 30, 0.34 * style.pattern),
    zone > 0 ? family(zoneTop - 10, height, 0.62 * zone) + family(zoneTop - 10, height, 0.5 * zone) : "",
  ].join("");
}

function header(content: MrzContent, style: PageStyle, width: number): string {
  const title = content.issuingCountry === "UTO" ? "UTOPIA" : content.issuingCountry;
  const kind = {
    TD3: "PASSPORT · PASSEPORT",
    TD1: "IDENTITY CARD",
    TD2: "IDENTITY CARD",
    "MRV-A": "VISA",
    "MRV-B": "VISA",
  }[content.format];
  const white = { colour: "#ffffff" };
  return `<path d="M0 26 Q0 0 26 0 H${width - 26} Q${width} 0 ${width} 26 V86 H0 Z" fill="hsl(${style.hue} 34% 27%)"/>${textLine(title, { x: 40, y: 58, size: 34, bold: true, spacing: 5 }, white)}${textLine(kind, { x: width - 40 - textWidth(kind, 22) - kind.length * 3, y: 55, size: 22, spacing: 3 }, white)}`;
}

interface PrintedField {
  readonly label: string;
  readonly value: string;
  readonly column: number;
  readonly row: number;
}

function printedFields(
  random: Random,
  content: MrzContent,
  style: PageStyle,
  { width, zoneTop }: { width: number; zoneTop: number },
): string {
  const tall = zoneTop - 140;
  const photo = { x: 45, y: 115, width: tall * 0.74, height: tall * 0.9 };
  const start = photo.x + photo.width + 38;
  const columns = [start, start + (width - start) * 0.38, start + (width - start) * 0.68];
  const rowHeight = tall / 5.2;
  const size = Math.min(30, rowHeight * 0.36);
  const fields = fieldsOf(content).map(({ label, value, column, row }) => {
    const [x, y] = [columns[column] ?? start, 128 + row * rowHeight];
    return (
      textLine(label, { x, y, size: size * 0.5 }, { colour: `hsl(${style.hue} 25% 38%)` }) +
      textLine(value, { x, y: y + size * 1.08, size, bold: true }, { colour: "#22252b" })
    );
  });
  const frame = `<rect x="${photo.x - 2}" y="${photo.y - 2}" width="${photo.width + 4}" height="${photo.height + 4}" fill="none" stroke="hsl(${style.hue} 25% 60%)" stroke-width="2"/>`;
  return (
    frame +
    portrait(style.seed + 7, content.sex, photo) +
    signature(random, { x: photo.x + 20, y: photo.y + photo.height + 4 }) +
    fields.join("")
  );
}

function fieldsOf(content: MrzContent): PrintedField[] {
  const field = (label: string, value: string, column: number, row: number) => ({ label, value, column, row });
  return [
    field("Type", content.documentCode, 0, 0),
    field("Code", content.issuingCountry, 1, 0),
    field("No.", content.documentNumber, 2, 0),
    field("Surname", content.surname.toUpperCase(), 0, 1),
    field("Given names", content.givenNames.toUpperCase(), 0, 2),
    field("Nationality", content.nationality === "UTO" ? "UTOPIAN" : content.nationality, 0, 3),
    field("Sex", content.sex, 2, 3),
    field("Date of birth", printedDate(content.dateOfBirth), 0, 4),
    field("Date of expiry", printedDate(content.expiryDate), 2, 4),
  ];
}

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** As it stands on the page. */
export function printedDate(date: string): string {
  return `${date.slice(8)} ${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

function signature(random: Random, at: { x: number; y: number }): string {
  let path = `M${at.x} ${at.y}`;
  for (let i = 0; i < 7; i++) {
    path += ` q${random.between(6, 20).toFixed(0)} ${random.between(-34, 6).toFixed(0)} ${random.between(18, 30).toFixed(0)} ${random.between(-6, 6).toFixed(0)}`;
  }
  return `<path d="${path}" fill="none" stroke="#27406b" stroke-width="2.6" stroke-linecap="round" opacity=".8"/>`;
}

function hologram(random: Random, width: number, zoneTop: number): string {
  const x = random.between(0.35, 0.8) * width;
  const y = random.between(0.35, 0.95) * zoneTop;
  const rings = [92, 70, 48].map(
    (r, i) =>
      `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r}" fill="hsl(${i * 70 + 150} 70% 75%)" opacity=".2"/>`,
  );
  return rings.join("");
}

function borders(random: Random, { width, height, zoneTop, left }: Area & { left: number }): string {
  const above = zoneTop + random.between(-14, 12);
  const side = random.chance(0.5) ? left - random.between(14, 40) : width - left + random.between(10, 36);
  const thick = random.between(2, 9).toFixed(1);
  return `<g stroke="#333" stroke-width="${thick}"><path d="M0 ${above.toFixed(0)} H${width}"/><path d="M${side.toFixed(0)} ${above.toFixed(0)} V${height}"/><path d="M0 ${height - 14} H${width}" opacity="${random.chance(0.5) ? 1 : 0}"/></g>`;
}

function overprint(word: string, width: number, zoneTop: number): string {
  if (word === "") return "";
  const size = width * 0.13;
  const middle = { x: width * 0.56, y: zoneTop * 0.62 };
  return `<g transform="rotate(-18 ${middle.x} ${middle.y})">${textLine(word, { x: middle.x - textWidth(word, size, true) / 2, y: middle.y + size * 0.35, size, bold: true }, { colour: "#b3261e", opacity: 0.22 })}</g>`;
}
