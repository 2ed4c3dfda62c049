/** Draws the demonstration's papers: passports of Utopia, a portrait, pages of plain words, each marked as a specimen. */
import sharp from "sharp";
import { addDays, addMonths, type IsoDate } from "#domain/calendar.ts";
import { textLine, textWidth } from "#verification/specimens/drawing/lettering.ts";
import { DEMO_STYLE, drawPage } from "#verification/specimens/drawing/page.ts";
import { CLEAN, photograph } from "#verification/specimens/drawing/photograph.ts";
import { portrait } from "#verification/specimens/drawing/portrait.ts";

export interface PassportHolder {
  readonly surname: string;
  readonly givenNames: string;
  readonly dateOfBirth: IsoDate;
  readonly documentNumber: string;
  readonly sex: "F" | "M";
  /** The same face on every paper. */
  readonly face: number;
  /** The colour of what stands behind them on their photo; left out: pale, as Nusuk asks. */
  readonly wall?: string;
}

/** A page draws the portrait of its own seed and this. */
const PORTRAIT_OF_PAGE = 7;
const PASSPORT_MONTHS = 120;
const ISSUED_MONTHS_AGO = 26;
const INK = { colour: "#22252b" };
const FAINT = { colour: "#9aa3ad", opacity: 0.5 };

/** A scan of the data page, valid for years to come. */
export function drawPassport(holder: PassportHolder, today: IsoDate): Promise<Buffer> {
  const { surname, givenNames, dateOfBirth, documentNumber, sex, face } = holder;
  const content = {
    format: "TD3",
    documentCode: "P",
    issuingCountry: "UTO",
    nationality: "UTO",
    surname,
    givenNames,
    documentNumber,
    dateOfBirth,
    sex,
    expiryDate: addMonths(today, PASSPORT_MONTHS - ISSUED_MONTHS_AGO),
    optional: "",
    optional2: "",
  } as const;
  const page = drawPage(content, { ...DEMO_STYLE, seed: face - PORTRAIT_OF_PAGE, hue: 172 });
  return photograph(page, { ...CLEAN, pageWidth: 1250, margin: 0.04 });
}

/** A portrait of 600 × 780 pixels. */
export function drawPhoto({ face, sex, wall }: PassportHolder): Promise<Buffer> {
  const [width, height] = [600, 780];
  const word = textLine("SPECIMEN", { x: 24, y: height - 24, size: 34, bold: true }, FAINT);
  return toJpeg({ width, height }, portrait(face, sex, { x: 0, y: 0, width, height }, wall) + word);
}

/** Signed a fortnight ago. */
export function drawHealthCertificate(holder: PassportHolder, today: IsoDate): Promise<Buffer> {
  return drawSheet("HEALTH CERTIFICATE", [
    "This is to certify that the person named below was examined",
    "and is fit to travel and to perform the rites of Hajj.",
    "",
    `Name: ${holder.givenNames} ${holder.surname}`,
    `Date of birth: ${holder.dateOfBirth}`,
    `Passport: ${holder.documentNumber}`,
    "Meningococcal ACWY vaccine: given",
    `Examined on: ${addDays(today, -14)}`,
    "",
    "Dr. L. Marlow, Utopia Health Service",
  ]);
}

export interface RegisterEntry {
  readonly company: string;
  readonly register: string;
  readonly number: string;
  readonly validUntil: IsoDate;
}

/** What a register sends to the operator that it has taken in. */
export function drawLicence({ company, register, number, validUntil }: RegisterEntry): Promise<Buffer> {
  return drawSheet("CERTIFICATE OF ENTRY", [
    "The operator named below is entered in our register and may",
    "sell journeys for Hajj and Umrah under this number.",
    "",
    `Operator: ${company}`,
    `Register: ${register}`,
    `Number: ${number}`,
    `Valid until: ${validUntil}`,
    "",
    "The Registrar of Utopia",
  ]);
}

/** One page of plain words below a title, across it that it is a specimen. */
function drawSheet(title: string, lines: readonly string[]): Promise<Buffer> {
  const [width, height] = [1240, 1754];
  const drawn = [
    textLine(title, { x: (width - textWidth(title, 56, true)) / 2, y: 220, size: 56, bold: true }, INK),
    ...lines.map((line, i) => textLine(line, { x: 140, y: 400 + i * 72, size: 36 }, INK)),
    textLine("SPECIMEN", { x: 300, y: 1450, size: 130, bold: true }, FAINT),
  ];
  return toJpeg({ width, height }, drawn.join(""));
}

async function toJpeg({ width, height }: { width: number; height: number }, drawing: string): Promise<Buffer> {
  const deps = `<rect width="${width}" height="${height}" fill="#fdfdfb"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${deps}${drawing}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}
