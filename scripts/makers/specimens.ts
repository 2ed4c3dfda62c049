/** Draws specimen documents of every type for trying the product out. Usage: npm run specimens -- [folder] */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addDays, addMonths, dateOf, nextHajj } from "#domain/calendar.ts";
import type { MrzContent } from "#domain/documents/lines/mrz.ts";
import { DEMO_STYLE, drawPage } from "#verification/specimens/drawing/page.ts";
import { CLEAN, type Conditions, photograph } from "#verification/specimens/drawing/photograph.ts";
import { paperDrawing, paperPdf, type SpecimenPaper } from "#verification/specimens/papers/paper.ts";
import { drawPortrait, PORTRAIT_KINDS } from "#verification/specimens/papers/portraits.ts";

const folder = process.argv[2] ?? "data/specimens";
const today = dateOf(new Date());
const { tarwiyah, lastDay } = nextHajj(today);

interface Specimen {
  readonly name: string;
  readonly content: Partial<MrzContent>;
  readonly conditions: Partial<Conditions>;
}

const HOLDER: MrzContent = {
  format: "TD3",
  documentCode: "P",
  issuingCountry: "UTO",
  nationality: "UTO",
  surname: "Rahman",
  givenNames: "Ibrahim Hasan",
  documentNumber: "X4R801726",
  dateOfBirth: "1955-03-11",
  sex: "M",
  expiryDate: "2033-09-02",
};

const VISA = { format: "MRV-A", documentCode: "V", expiryDate: addDays(lastDay, 20) } as const;

const PAGES: readonly Specimen[] = [
  { name: "passport-valid", content: {}, conditions: { margin: 0.05 } },
  { name: "passport-expires-too-soon", content: { expiryDate: addMonths(lastDay, 4) }, conditions: { margin: 0.05 } },
  {
    name: "passport-on-a-table",
    content: { surname: "Rahman", givenNames: "Khadija", sex: "F", documentNumber: "X4R801733" },
    conditions: { margin: 0.2, surround: "wood", turnDegrees: 7, tilt: 0.03, shade: 0.35, noise: 4, blur: 0.5 },
  },
  {
    name: "passport-upside-down",
    content: { givenNames: "Yusuf", documentNumber: "X4R801741", dateOfBirth: "1984-07-30" },
    conditions: { margin: 0.1, surround: "dark", turnDegrees: 181, noise: 3 },
  },
  {
    name: "passport-too-blurred",
    content: { givenNames: "Maryam", sex: "F", documentNumber: "X4R801758" },
    conditions: { pageWidth: 700, blur: 5, noise: 6, jpegQuality: 40 },
  },
  { name: "visa-sticker", content: VISA, conditions: { margin: 0.05 } },
];

const NAME = `${HOLDER.givenNames} ${HOLDER.surname}`;

function healthCertificate(issued: string, name = NAME): SpecimenPaper {
  return {
    title: "HEALTH CERTIFICATE",
    lines: [
      ["The person named below was examined and is fit to travel and to perform Hajj."],
      ["Name:", name],
      ["Date of examination:", issued],
      ["Physician:", "Dr. L. Marlow, Reg. No. 7012345"],
    ],
  };
}

function vaccination(vaccine: string, dose: string): SpecimenPaper {
  return {
    title: "VACCINATION RECORD",
    lines: [
      ["Name:", NAME],
      ["Vaccine:", vaccine],
      ["Date of vaccination:", dose],
      ["Batch:", "B4711X"],
    ],
  };
}

function visa(type: string): SpecimenPaper {
  return {
    title: "ELECTRONIC VISA",
    lines: [
      ["Visa type:", type],
      ["Name:", NAME],
      ["Passport No:", HOLDER.documentNumber],
      ["Valid until:", addDays(lastDay, 20)],
    ],
  };
}

const ARABIC: SpecimenPaper = {
  title: "شهادة صحية",
  lines: [
    ["نشهد بأن المذكور أدناه لائق طبيا لأداء مناسك الحج"],
    [`Name: ${NAME}`],
    [`تاريخ الفحص: ${addDays(today, -14)}`],
    ["الطبيب: أحمد سالم رقم الترخيص: 77234"],
  ],
};

const PAPERS: Readonly<Record<string, SpecimenPaper>> = {
  "health-certificate": healthCertificate(addDays(today, -14)),
  "health-certificate-too-old": healthCertificate(addMonths(today, -7)),
  "health-certificate-of-another": healthCertificate(addDays(today, -14), "Karl Eriksson"),
  "health-certificate-arabic": ARABIC,
  vaccination: vaccination("Meningococcal ACWY conjugate", addMonths(tarwiyah, -18)),
  "vaccination-run-out": vaccination("Meningococcal ACWY polysaccharide", addMonths(tarwiyah, -40)),
  "vaccination-wrong-kind": vaccination("Meningococcal B", addMonths(tarwiyah, -8)),
  "visa-hajj": visa("Hajj"),
  "visa-tourist": visa("Tourist"),
};

mkdirSync(folder, { recursive: true });
const keep = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, name), bytes);
for (const [index, { name, content, conditions }] of PAGES.entries()) {
  const page = drawPage({ ...HOLDER, ...content }, { ...DEMO_STYLE, seed: 11 + index, hue: 180 });
  keep(`${name}.jpg`, await photograph(page, { ...CLEAN, pageWidth: 1250, ...conditions }));
}
for (const [name, paper] of Object.entries(PAPERS)) keep(`${name}.pdf`, paperPdf(paper));
const onTable = {
  ...CLEAN,
  pageWidth: 1400,
  margin: 0.1,
  surround: "wood",
  turnDegrees: 3,
  shade: 0.3,
  noise: 3,
} as const;
keep(
  "health-certificate-photographed.jpg",
  await photograph(paperDrawing(healthCertificate(addDays(today, -14))), onTable),
);
for (const kind of PORTRAIT_KINDS) keep(`photo-${kind}.jpg`, await drawPortrait(21, kind));
console.log(`${PAGES.length + Object.keys(PAPERS).length + 1 + PORTRAIT_KINDS.length} specimens in ${folder}`);
