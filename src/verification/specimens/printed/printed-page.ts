/** Draws passport pages whose printed part is set as states set theirs, and may say something else than the lines below it. */
import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { addDays, addMonths } from "#domain/calendar.ts";
import { type MrzContent, makeMrz } from "#domain/documents/lines/mrz.ts";
import type { TextLine } from "#domain/documents/seen/facts.ts";
import { zoneLine } from "../drawing/lettering.ts";
import type { DrawnPage } from "../drawing/page.ts";
import { portrait } from "../drawing/portrait.ts";
import { type Random, seededRandom } from "../random.ts";
import { printedFont } from "./faces.ts";
import { FIELD_LABELS } from "./labels.ts";
import type { DateManner, PrintedField, PrintedLayout } from "./layouts.ts";

/** Ten pixels to a millimetre. */
const PAGE = { width: 1250, height: 880 } as const;
const ZONE_TOP = 715;
const PITCH = 25.4;
const MARGIN = 45;
const FIELDS_TOP = 130;

export interface PrintedStyle {
  readonly seed: number;
  readonly layout: PrintedLayout;
  /** 0 a page as new, 1 worn: pale ink, strong security print, scratches. */
  readonly wear: number;
}

/** The page of `printed` above the lines of `content`: alike, a passport as it should be; null, paper with lines alone. */
export function drawPrintedPage(content: MrzContent, printed: MrzContent | null, style: PrintedStyle): DrawnPage {
  const random = seededRandom(style.seed);
  const photo = photoPlace(random, style.layout);
  const texts = printed ? placedTexts(random, valuesOf(random, printed, style.layout), style.layout, photo) : [];
  const { width, height } = PAGE;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext("2d");
  const hue = random.below(360);
  pen.fillStyle = `hsl(${hue}, 28%, 95%)`;
  pen.fillRect(0, 0, width, height);
  securityPrint(random, pen, hue, 0.25 + 0.5 * style.wear);
  if (printed) drawHeader(random, pen, content, hue);
  drawTexts(random, pen, texts, style);
  if (random.chance(style.wear)) scratches(random, pen);
  const lines = makeMrz(content);
  const left = (width - 44 * PITCH) / 2;
  const zone = lines.map((line, at) =>
    zoneLine(line, { x: left, y: height - 45 - (1 - at) * 63.5, pitch: PITCH }, { colour: "#1b1b1f" }),
  );
  const page = canvas.toBuffer("image/png").toString("base64");
  const face = printed ? portrait(style.seed + 7, printed.sex, photo) : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" xlink:href="data:image/png;base64,${page}"/>${face}${zone.join("")}</svg>`;
  return { svg, width, height, lines };
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function photoPlace(random: Random, { portrait: side }: PrintedLayout): Area {
  const width = random.between(290, 350);
  const x = side === "left" ? MARGIN : PAGE.width - MARGIN - width;
  return { x, y: random.between(130, 170), width, height: width * 1.29 };
}

function drawHeader(random: Random, pen: SKRSContext2D, { issuingCountry }: MrzContent, hue: number) {
  pen.fillStyle = `hsl(${hue}, 40%, 28%)`;
  pen.font = printedFont("sans-bold", random.between(30, 40));
  pen.fillText(random.pick(["PASSPORT", "PASSPORT / PASSEPORT", `REPUBLIC OF ${issuingCountry}`]), MARGIN, 82);
}

/** One text of the printed part: `x` its start, `y` the foot of its capitals. */
interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Pixels that it may take across. */
  readonly most: number;
  readonly isLabel: boolean;
}

type Values = Readonly<Record<PrintedField, string>>;

function placedTexts(random: Random, values: Values, layout: PrintedLayout, photo: Area): PlacedText[] {
  const left = layout.portrait === "left" ? photo.x + photo.width + 36 : MARGIN;
  const room = PAGE.width - MARGIN - photo.width - 36 - MARGIN;
  const step = (ZONE_TOP - 20 - FIELDS_TOP) / layout.rows.length;
  const isBeside = layout.place === "beside";
  const valueSize = Math.min(step * (isBeside ? 0.62 : 0.5), random.between(29, 35));
  const labelSize = Math.min(step * 0.3, random.between(15.5, 20));
  return layout.rows.flatMap((fields, row) =>
    fields.flatMap((field, column): PlacedText[] => {
      const [x, y] = [left + (room * column) / fields.length, FIELDS_TOP + row * step];
      const most = room / fields.length - 12;
      const label = { text: labelOf(field, layout), x, size: labelSize, isLabel: true };
      const value = { text: values[field], size: valueSize, isLabel: false };
      if (isBeside) {
        const foot = y + valueSize;
        return [
          { ...label, y: foot, most: most * 0.36 },
          { ...value, x: x + most * 0.4, y: foot, most: most * 0.6 },
        ];
      }
      const under = { ...value, x, y: y + labelSize + 4 + valueSize * 0.9, most };
      return [{ ...label, y: y + labelSize, most }, under];
    }),
  );
}

/** What a reader without a fault would read of the printed part, cell by cell. */
export function printedText(printed: MrzContent, { seed, layout }: PrintedStyle): TextLine[] {
  const random = seededRandom(seed);
  const photo = photoPlace(random, layout);
  return placedTexts(random, valuesOf(random, printed, layout), layout, photo).map(({ text, x, y, size, most }) => {
    const width = Math.min(most, text.length * size * LETTER_WIDTH);
    const [top, right] = [y - size * CAPITAL, x + width];
    const corners = [x, top, right, top, right, y, x, y];
    const box = [0, 2, 4, 6].map((at) => ({ x: corners[at] ?? 0, y: corners[at + 1] ?? 0 }));
    return { text, box, page: 1 };
  });
}

const LETTER_WIDTH = 0.6;
const CAPITAL = 0.72;

function drawTexts(random: Random, pen: SKRSContext2D, texts: readonly PlacedText[], { layout, wear }: PrintedStyle) {
  const ink = `hsl(${random.below(360)}, 12%, ${Math.round(10 + 26 * wear)}%)`;
  const faint = `hsl(${random.below(360)}, 35%, ${Math.round(26 + 22 * wear)}%)`;
  for (const { text, x, y, size, most, isLabel } of texts) {
    pen.fillStyle = isLabel ? faint : ink;
    pen.font = printedFont(isLabel ? layout.faces.label : layout.faces.value, size);
    pen.fillText(text, x, y, most);
  }
}

function labelOf(field: PrintedField, { languages, numbered = false, place }: PrintedLayout): string {
  const words = languages.flatMap((language) => FIELD_LABELS[language][field] ?? []);
  const label = (words.length > 0 ? [...new Set(words)] : [FIELD_LABELS.en[field] ?? ""]).join(" / ");
  const number = numbered ? `${FIELD_NUMBERS[field] ?? 9}. ` : "";
  return `${number}${label}${place === "beside" ? ":" : ""}`;
}

const FIELD_NUMBERS: Readonly<Partial<Record<PrintedField, number>>> = {
  ...{ surname: 1, given: 2, nationality: 3, birth: 4, sex: 5, birthplace: 6, issue: 7, authority: 8, expiry: 10 },
};

const PLACES = ["KUALA LUMPUR", "LAHORE", "CASABLANCA", "ANKARA", "LONDON", "SURABAYA", "DHAKA", "CAIRO"] as const;
const OTHERS = ["ABDUL GHAFOOR KHAN", "FATIMA BEGUM", "MUSTAFA KEMAL", "RUQAYYAH MALIK", "JOHN OKAFOR"] as const;
const OFFICES = ["MINISTRY OF INTERIOR", "PASSPORT OFFICE", "HMPO", "IMMIGRATION DEPT"] as const;
const TEN_YEARS = -120;
/** Later, a passport of five years would not be issued yet. */
const LAST_OF_FIVE = "2031-10-01";

function valuesOf(random: Random, content: MrzContent, layout: PrintedLayout): Values {
  const date = (iso: string) => dated(iso, layout.dates);
  const name = (text: string) => (layout.bothScripts ? inBothScripts(text, layout) : text.toUpperCase());
  const digits = (count: number) => Array.from({ length: count }, () => random.below(10)).join("");
  const isLong = random.chance(0.7) || content.expiryDate > LAST_OF_FIVE;
  const issuedOn = addDays(addMonths(content.expiryDate, isLong ? TEN_YEARS : TEN_YEARS / 2), 1);
  return {
    ...{ type: content.documentCode, code: content.issuingCountry, number: content.documentNumber, sex: content.sex },
    ...{ surname: name(content.surname), given: name(content.givenNames) },
    whole: name(`${content.givenNames} ${content.surname}`.trim()),
    nationality: content.nationality,
    ...{ birth: date(content.dateOfBirth), issue: date(issuedOn), expiry: date(content.expiryDate) },
    ...{ birthplace: random.pick(PLACES), authority: random.pick(OFFICES), height: `1,${digits(2)} m` },
    personal: `${digits(5)}-${digits(7)}-${digits(1)}`,
    previous: `${random.pick(["A", "BE", "E", ""])}${digits(7)}`,
    ...{ father: random.pick(OTHERS), mother: random.pick(OTHERS), spouse: random.pick(OTHERS) },
    ...{ lunar: lunarDate(content.dateOfBirth), tracking: digits(11) },
  };
}

const lunar = new Intl.DateTimeFormat("ar-SA-u-ca-islamic-umalqura-nu-arab", { dateStyle: "short", timeZone: "UTC" });

function lunarDate(iso: string): string {
  return lunar.format(new Date(`${iso}T00:00:00Z`));
}

/** Letter by letter, which is enough for an eye that cannot read them. */
const CYRILLIC = "АБЦДЕФГХИЖКЛМНОПКРСТУВУКСЫЗ";
const ARABIC = "ابكديفجهيجكلمنوبقرستوفوكسيز";

function inBothScripts(text: string, { languages }: PrintedLayout): string {
  const letters = languages.includes("ru") ? CYRILLIC : ARABIC;
  const latin = text.toUpperCase();
  const plain = latin.normalize("NFD").replace(/\p{M}/gu, "");
  const other = plain.replace(/[A-Z]/g, (letter) => letters.charAt(letter.charCodeAt(0) - 65));
  return languages.includes("ru") ? `${other} / ${latin}` : `${latin}  ${other}`;
}

const EN = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const FR = ["JAN", "FEV", "MARS", "AVR", "MAI", "JUIN", "JUIL", "AOUT", "SEPT", "OCT", "NOV", "DEC"];
const TR = ["OCAK", "ŞUB", "MART", "NİS", "MAY", "HAZ", "TEM", "AĞU", "EYL", "EKİ", "KAS", "ARA"];
const solar = new Intl.DateTimeFormat("en-u-ca-persian-nu-latn", {
  ...{ timeZone: "UTC", year: "numeric", month: "2-digit", day: "2-digit" },
});

function dated(iso: string, manner: DateManner): string {
  const [year = "", month = "", day = ""] = iso.split("-");
  const of = (names: readonly string[]) => names[Number(month) - 1] ?? "";
  const parts = solar.formatToParts(new Date(`${iso}T00:00:00Z`));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  const written: Readonly<Record<DateManner, string>> = {
    "12 MAR 1988": `${day} ${of(EN)} ${year}`,
    "12 MAR /MARS 88": `${day} ${of(EN)} /${of(FR)} ${year.slice(2)}`,
    "12 Mar 1988": `${day} ${of(EN).charAt(0)}${of(EN).slice(1).toLowerCase()} ${year}`,
    "12/03/1988": `${day}/${month}/${year}`,
    "12.03.1988": `${day}.${month}.${year}`,
    "12 03 1988": `${day} ${month} ${year}`,
    "12/03/1988 - 1366/12/21": `${day}/${month}/${year} - ${part("year")}/${part("month")}/${part("day")}`,
    "12 MAR/MART 1988": `${day} ${of(EN)}/${of(TR)} ${year}`,
  };
  return written[manner];
}

/** Woven waves over the whole page. */
function securityPrint(random: Random, pen: SKRSContext2D, hue: number, strength: number) {
  for (let family = 0; family < 3; family++) {
    pen.strokeStyle = `hsl(${(hue + random.between(-70, 70)).toFixed(0)}, 45%, 55%)`;
    pen.globalAlpha = strength * random.between(0.3, 0.7);
    pen.lineWidth = random.between(0.8, 1.8);
    const [gap, swing, length] = [random.between(9, 20), random.between(8, 40), random.between(40, 160)];
    for (let y = 0; y < ZONE_TOP; y += gap) {
      pen.beginPath();
      for (let x = 0; x <= PAGE.width; x += 6) pen.lineTo(x, y + swing * Math.sin(x / length + family + y / 90));
      pen.stroke();
    }
  }
  pen.globalAlpha = 1;
}

function scratches(random: Random, pen: SKRSContext2D) {
  pen.strokeStyle = random.pick(["#ffffff", "#8d867c"]);
  pen.globalAlpha = 0.55;
  for (let at = 0; at < 12; at++) {
    pen.lineWidth = random.between(0.6, 2.4);
    pen.beginPath();
    const [x, y] = [random.next() * PAGE.width, random.next() * ZONE_TOP];
    pen.moveTo(x, y);
    pen.lineTo(x + random.normal(160), y + random.normal(90));
    pen.stroke();
  }
  pen.globalAlpha = 1;
}
