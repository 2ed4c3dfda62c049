/** Pages as people send them: data pages alone or in a spread, both sides of cards, visas, strips; on patterned paper. */
import { type MrzContent, makeMrz } from "#domain/documents/lines/mrz.ts";
import { LAYOUTS } from "#domain/documents/lines/mrz-format.ts";
import { type MonoName, textLine, zoneLine } from "../drawing/lettering.ts";
import { portrait } from "../drawing/portrait.ts";
import type { Random } from "../random.ts";
import { type Rectangle, securityPaper } from "./field-paper.ts";

/** How a page is drawn, apart from its contents. */
export interface FieldStyle {
  /** 0 faint to 1 bold security printing. */
  readonly pattern: number;
  /** How much of the pattern is left under the zone, 0–1. */
  readonly zonePattern: number;
  /** Another page above this one (the spread of a passport, the front of a card). */
  readonly second: boolean;
  /** Only the lowest part of the page with the zone. */
  readonly strip: boolean;
  /** SPECIMEN across the page; over the zone too when "zone". */
  readonly overprint: "none" | "page" | "zone";
  readonly hologram: boolean;
}

export interface FieldPage {
  readonly svg: (scale: number) => string;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
}

/** Tenths of a millimetre. Source of the sizes: docs/sources.md#icao-9303. */
const SIZES = {
  TD3: [1250, 880],
  TD1: [856, 540],
  TD2: [1050, 740],
  "MRV-A": [1200, 800],
  "MRV-B": [1050, 740],
} as const;

/** `lines` overrides the zone's text, for wrong check digits; an empty array draws none. */
export function drawFieldPage(
  random: Random,
  content: MrzContent,
  style: FieldStyle,
  lines: readonly string[] = makeMrz(content),
): FieldPage {
  const [width, tall] = SIZES[content.format];
  const top = style.second ? tall : 0;
  const page: Rectangle = { x: 0, y: top, width, height: tall };
  const zone = zonePlace(random, content, page);
  const parts = [
    style.second ? otherPage(random, { ...page, y: 0 }, style) : "",
    securityPaper(random, page, style.pattern),
    zoneGround(random, zone.area, style),
    dataOf(random, content, { ...page, height: zone.area.y - top }),
    style.hologram ? hologram(random, page) : "",
    random.chance(0.3) ? edges(random, page, zone.area) : "",
    ...(style.overprint === "zone" ? [zone.draw(random, lines), overprint(random, page, true)] : []),
    ...(style.overprint === "page" ? [overprint(random, page, false), zone.draw(random, lines)] : []),
    ...(style.overprint === "none" ? [zone.draw(random, lines)] : []),
  ];
  const from = style.strip ? zone.area.y - random.between(0, 90) : 0;
  const height = top + tall - from;
  const svg = (scale: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 ${from} ${width} ${height}">${parts.join("")}</svg>`;
  return { svg, width, height, lines };
}

/** Where the zone stands: real prints differ in width, gap and distance from the edge. */
function zonePlace(random: Random, { format }: MrzContent, page: Rectangle) {
  const { length, lines: count } = LAYOUTS[format];
  const pitch = (page.width * random.between(0.86, 0.955)) / length;
  const gap = pitch * (format === "TD1" ? random.between(1.75, 2.35) : random.between(1.7, 2.6));
  const foot = page.y + page.height - random.between(20, 62);
  const left = page.x + random.between(0.3, 0.7) * (page.width - length * pitch);
  const area = { x: page.x, y: foot - (count - 1) * gap - pitch * 1.7, width: page.width, height: 0 };
  const draw = (dice: Random, lines: readonly string[]) => {
    const font: MonoName = dice.pick([
      "ocr-b",
      "ocr-b",
      "ocr-b-sharp",
      "ocr-b",
      "ocr-b-sharp",
      dice.chance(0.3) ? "mono-a" : "ocr-b",
    ]);
    const colour = dice.pick(["#111", "#1d1d22", "#222", "#2a2a33", "#333", "#444", "#5a4a44", "#14143a"]);
    const spread = dice.chance(0.5) ? dice.between(0, 60) : 0;
    const lean = dice.chance(0.3) ? dice.normal(1.2) : 0;
    const stretch = 1 + dice.normal(0.035);
    const drawn = lines.map((line, i) => {
      const at = { x: left + dice.normal(0.04) * pitch, y: foot - (lines.length - 1 - i) * gap, pitch, font };
      return `<g transform="translate(0 ${at.y}) skewX(${lean.toFixed(2)}) scale(1 ${stretch.toFixed(3)}) translate(0 ${-at.y})">${zoneLine(line, at, { colour, spread })}</g>`;
    });
    return drawn.join("");
  };
  return { area: { ...area, height: page.y + page.height - area.y }, draw };
}

function zoneGround(random: Random, area: Rectangle, { zonePattern }: FieldStyle): string {
  const cover = (1 - zonePattern) * random.between(0.8, 1);
  const shade = random.pick(["#ffffff", "#f6f4ee", "#eef1f4"]);
  return `<rect x="${area.x}" y="${area.y}" width="${area.width}" height="${area.height}" fill="${shade}" opacity="${cover.toFixed(2)}"/>`;
}

/** Portrait, labels and values in several faces and sizes. */
function dataOf(random: Random, content: MrzContent, area: Rectangle): string {
  const photoWidth = area.width * random.between(0.22, 0.33);
  const photo = {
    x: area.x + (random.chance(0.85) ? random.between(20, 70) : area.width - photoWidth - 40),
    y: area.y + area.height * random.between(0.14, 0.22),
    width: photoWidth,
    height: Math.min(photoWidth * 1.3, area.height * 0.76),
  };
  const start = photo.x < area.width / 2 ? photo.x + photo.width + random.between(20, 50) : area.x + 40;
  const size = random.between(19, 30);
  const words = [
    ["Type/Type", content.documentCode],
    ["Surname/Nom", content.surname.toUpperCase()],
    ["Given names/Prénoms", content.givenNames.toUpperCase()],
    ["Nationality/Nationalité", content.nationality],
    ["Date of birth/Date de naissance", content.dateOfBirth.replaceAll("-", " ")],
    ["Sex/Sexe    Place of birth/Lieu de naissance", `${content.sex}    UTOPOLIS`],
    ["Date of issue/Date de délivrance", "12 JAN / JAN 20"],
    ["Date of expiry/Date d'expiration", content.expiryDate.replaceAll("-", " ")],
    ["Authority/Autorité", "MINISTRY OF THE INTERIOR"],
  ] as const;
  const room = area.height * 0.8;
  const rows = words.map(([label, value], i) => {
    const y = area.y + area.height * 0.17 + (i * room) / words.length;
    return (
      textLine(label, { x: start, y, size: size * 0.48 }, { colour: "#44506a" }) +
      textLine(value, { x: start, y: y + size * 0.95, size, bold: random.chance(0.6) }, { colour: "#1d1d24" })
    );
  });
  const title = random.pick([
    "PASSPORT / PASSEPORT",
    "REPUBLIC OF UTOPIA",
    "IDENTITY CARD",
    "UTOPIA VISA",
    "РЕСПУБЛИКА",
  ]);
  return (
    textLine(
      title,
      { x: start, y: area.y + area.height * 0.1, size: size * 1.35, bold: true, spacing: 3 },
      { colour: "#20304f" },
    ) +
    portrait(random.below(1e9), content.sex, photo) +
    grain(random, photo) +
    rows.join("") +
    textLine(
      content.documentNumber,
      { x: area.width * 0.76, y: area.y + area.height * 0.1, size: size * 1.1 },
      { colour: "#8b1a1a" },
    )
  );
}

/** Portraits of real pages are full of small contrasts, denser than text. */
function grain(random: Random, photo: Rectangle): string {
  const strokes = Array.from({ length: 160 }, () => {
    const x = photo.x + random.next() * photo.width;
    const y = photo.y + random.next() * photo.height;
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${random.normal(9).toFixed(0)} ${random.normal(9).toFixed(0)}`;
  });
  return `<path d="${strokes.join("")}" stroke="#222" stroke-width="2.4" opacity="${random.between(0, 0.5).toFixed(2)}"/>`;
}

/** The page above: running text with a stamp, or the front of a card. */
function otherPage(random: Random, page: Rectangle, style: FieldStyle): string {
  const size = random.between(15, 30);
  const sentence =
    "The Secretary of State of Utopia requests and requires in the name of the Republic all those whom it may concern to allow the bearer to pass freely";
  const count = random.chance(0.7) ? 4 + random.below(14) : 0;
  const gap = Math.min((page.height * 0.8) / Math.max(1, count), size * 1.9);
  const rows = Array.from({ length: count }, (_, i) =>
    textLine(
      sentence.slice((i * 7) % 40, ((i * 7) % 40) + Math.floor((page.width * 0.86) / (size * 0.55))),
      { x: 60, y: 110 + i * gap, size },
      { colour: "#333" },
    ),
  );
  const number = textLine(
    `${random.below(9e8) + 1e8}`,
    { x: page.width * 0.4, y: page.height - 26, size: 40, spacing: 12 },
    { colour: "#7a1f1f", opacity: 0.7 },
  );
  const fold = `<rect x="0" y="${page.height - 6}" width="${page.width}" height="10" fill="#000" opacity="${random.between(0.05, 0.4).toFixed(2)}"/>`;
  return securityPaper(random, page, style.pattern) + rows.join("") + (random.chance(0.5) ? number : "") + fold;
}

function hologram(random: Random, page: Rectangle): string {
  const bands = Array.from({ length: 3 + random.below(4) }, () => {
    const x = page.x + random.next() * page.width;
    const width = random.between(30, 260);
    const lean = random.normal(260);
    return `<path d="M${x.toFixed(0)} ${page.y}h${width.toFixed(0)}l${lean.toFixed(0)} ${page.height}h${(-width).toFixed(0)}Z" fill="hsl(${random.below(360)} 80% 70%)" opacity="${random.between(0.06, 0.28).toFixed(2)}"/>`;
  });
  return bands.join("");
}

/** Rules and frames near the zone. */
function edges(random: Random, page: Rectangle, zone: Rectangle): string {
  const y = zone.y + random.between(-12, 14);
  const thick = random.between(1, 8).toFixed(1);
  const foot = page.y + page.height - random.between(3, 12);
  const side = page.x + random.pick([random.between(4, 30), page.width - random.between(4, 30)]);
  return `<g stroke="#333" stroke-width="${thick}"><path d="M${page.x} ${y.toFixed(0)}h${page.width}"/><path d="M${page.x} ${foot.toFixed(0)}h${page.width}" opacity="${random.chance(0.5) ? 1 : 0}"/><path d="M${side.toFixed(0)} ${zone.y.toFixed(0)}V${page.y + page.height}" opacity="${random.chance(0.4) ? 1 : 0}"/></g>`;
}

function overprint(random: Random, page: Rectangle, low: boolean): string {
  const size = page.width * random.between(0.09, 0.19);
  const x = page.x + page.width * random.between(0.02, 0.2);
  const y = page.y + page.height * (low ? random.between(0.75, 1) : random.between(0.3, 0.7));
  const turn = random.pick([0, -18, -30, 12, -8]);
  const colour = random.pick(["#c0272d", "#b3261e", "#555", "#2a4fa0", "#ffffff"]);
  const word = random.pick(["SPECIMEN", "SPECIMEN", "MUSTER", "SAMPLE", "VOID"]);
  return `<g transform="rotate(${turn} ${x.toFixed(0)} ${y.toFixed(0)})">${textLine(word, { x, y, size, bold: true, spacing: size * 0.05 }, { colour, opacity: random.between(0.15, 0.5) })}</g>`;
}
