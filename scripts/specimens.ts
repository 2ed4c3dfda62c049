/** Draws specimen passports of Utopia for trying the product out. Usage: npm run specimens -- [folder] */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { MrzContent } from "#domain/documents/mrz.ts";
import { DEMO_STYLE, drawPage } from "#verification/specimens/page.ts";
import { CLEAN, type Conditions, photograph } from "#verification/specimens/photograph.ts";

const folder = process.argv[2] ?? "data/specimens";

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

const SPECIMENS: readonly Specimen[] = [
  { name: "passport-valid", content: {}, conditions: { margin: 0.05 } },
  { name: "passport-expires-too-soon", content: { expiryDate: "2027-09-02" }, conditions: { margin: 0.05 } },
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
];

mkdirSync(folder, { recursive: true });
for (const [index, { name, content, conditions }] of SPECIMENS.entries()) {
  const page = drawPage({ ...HOLDER, ...content }, { ...DEMO_STYLE, seed: 11 + index, hue: 180 });
  writeFileSync(join(folder, `${name}.jpg`), await photograph(page, { ...CLEAN, pageWidth: 1250, ...conditions }));
}
console.log(`${SPECIMENS.length} specimens in ${folder}`);
