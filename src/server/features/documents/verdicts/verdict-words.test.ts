import { describe, expect, it } from "vitest";
import { DOCUMENT_TYPES } from "#domain/documents/document.ts";
import { type MrzContent, makeMrz } from "#domain/documents/lines/mrz.ts";
import { judgeDocument } from "#domain/documents/rules/judge.ts";
import type { DocumentFacts, FaceLook, Rotation, TextLine } from "#domain/documents/seen/facts.ts";
import type { JudgeContext } from "#domain/documents/verdicts/context.ts";
import { type Finding, RULE_IDS } from "#domain/documents/verdicts/finding.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { paperText } from "#verification/specimens/papers/paper.ts";
import { drawSpecimenPaper } from "#verification/specimens/papers/papers.ts";
import { seededRandom } from "#verification/specimens/random.ts";
import { series } from "../../../../../test/series.ts";

const CONTEXT: JudgeContext = {
  chosenType: "passport",
  today: "2027-03-20",
  lastHajjDay: "2027-05-19",
  returnsOn: null,
  traveller: { fullNames: ["Amina Rahman"], nationality: "MY" },
  allowSpecimens: false,
};

const NOTHING: DocumentFacts = {
  file: { type: "image/jpeg", width: 900, height: 640, pages: 1, pagesRead: 1, scripts: false },
  sharpness: 200,
  zone: null,
  text: [],
  textFrom: "file",
  portrait: null,
};

const HOLDER: MrzContent = {
  ...{ format: "TD3", documentCode: "P", issuingCountry: "MYS", nationality: "MYS", surname: "Rahman", sex: "F" },
  ...{ givenNames: "Amina", documentNumber: "A80172615", dateOfBirth: "1984-03-11", expiryDate: "2031-08-02" },
};

function zoned(content: Partial<MrzContent> = {}, changes: Partial<NonNullable<DocumentFacts["zone"]>> = {}) {
  const lines = makeMrz({ ...HOLDER, ...content });
  return { ...NOTHING, zone: { lines, doubts: [], score: -0.01, posterior: 0.99, page: 1, places: {}, ...changes } };
}

const text = (...lines: string[]): { text: TextLine[] } => ({
  text: lines.map((line) => ({ text: line, box: [], page: 1 })),
});

/** What is printed above the lines, one cell under the other. */
const printed = (...cells: string[]): { printed: TextLine[] } => ({
  printed: cells.map((text, at) => {
    const [y, foot] = [at * 30, at * 30 + 20];
    const box = [
      { x: 0, y },
      { x: 200, y },
      { x: 200, y: foot },
      { x: 0, y: foot },
    ];
    return { text, box, page: 1 };
  }),
});

const FACE = { score: 0.8, box: { x: 0.3, y: 0.3, width: 0.4, height: 0.3 }, turned: 0, tilted: 0 };

const ground = (brightness: number, figure = true, faces: (typeof FACE)[] | null = null) => ({
  ...{ ground: { brightness, deviation: 3, chroma: 2 }, faces },
  figure: figure ? { x: 0.1, y: 0.15, width: 0.8, height: 0.85 } : null,
});

const FREE: FaceLook = {
  ...{
    present: 1,
    glasses: -1,
    shades: -1,
    covered: -1,
    capped: -1,
    drawn: -1,
    blurred: -1,
    rims: 0.1,
    hues: 9,
    even: 0.6,
  },
  frame: { x: 0.3, y: 0.25, width: 0.4, height: 0.4 },
};
const CUT = { x: 0.3, y: 0, width: 0.4, height: 0.4 };
const LOOKS: readonly [Rotation, Partial<FaceLook>][] = [
  ...([0, 90, 180, 270] as const).map((turn): [Rotation, Partial<FaceLook>] => [turn, {}]),
  ...[{ glasses: 1 }, { shades: 0 }, { shades: 1 }, { covered: 1 }, { capped: 1 }, { present: 0 }].map(zero),
  ...[{ hues: 0 }, { hues: 1.4 }, { even: 0.3 }, { even: 0 }, { blurred: 0 }, { blurred: 1 }].map(zero),
  ...[{ frame: CUT }, { frame: { ...CUT, y: 0.03 } }, { frame: { ...CUT, width: 0.9, x: 0, height: 1 } }].map(zero),
];

const TALL = { ...NOTHING.file, width: 600, height: 780 };
const DAYS = { today: CONTEXT.today, arrival: "2027-05-14", lastHajjDay: CONTEXT.lastHajjDay };

function zero(look: Partial<FaceLook>): [Rotation, Partial<FaceLook>] {
  return [0, look];
}

/** Findings of every rule, one way or another. */
function samples(): Finding[] {
  const judged = (facts: DocumentFacts, context: Partial<JudgeContext> = {}) =>
    judgeDocument(facts, { ...CONTEXT, ...context }).checks;
  const papers = (["health_certificate", "vaccination", "visa"] as const).flatMap((chosenType) =>
    Array.from({ length: series(40, 120) }, (_, at) =>
      drawSpecimenPaper(seededRandom(9_000_000 + at), chosenType, DAYS),
    ).flatMap(({ paper, holder }) => {
      const { fullName, documentNumber } = holder;
      const whose = { traveller: { fullNames: [fullName] }, passport: { fullName, documentNumber } };
      const written = paperText(paper);
      const seen = written.map((line, at) => (at % 3 === 0 ? { ...line, text: `${line.text} ▯` } : line));
      const sticker = zoned({ format: "MRV-A", documentCode: "V", documentNumber });
      const facts = [
        { ...NOTHING, text: written },
        { ...NOTHING, text: seen, textFrom: "picture" } as const,
        { ...sticker, text: written },
        { ...sticker, text: seen, textFrom: "picture" } as const,
      ];
      return facts.flatMap((one) => judged(one, { ...whose, chosenType, visaDue: true }));
    }),
  );
  const captured = {
    cut: null,
    letters: 22,
    brightness: 239,
    blur: 1,
    glare: null,
    print: 9,
    isLined: true,
    ink: 90,
  } as const;
  const causes = [
    ...(["left", "right", "top", "bottom"] as const).map((cut) => ({ cut })),
    ...[{ letters: 5 }, { brightness: 40 }, { blur: 3 }, { glare: "somewhere" }, { print: 60 }, {}],
    { glare: { line: 2, from: 11, to: 14 } },
  ] as const;
  const wrongDigit = zoned({}, { doubts: ["check_digit:documentNumber"] });
  return [
    ...papers,
    ...DOCUMENT_TYPES.flatMap((chosenType) => [
      ...judged(NOTHING, { chosenType }),
      ...judged(zoned(), { chosenType }),
      ...judged({ ...NOTHING, file: TALL, portrait: ground(240) }, { chosenType }),
      ...judged({ ...NOTHING, ...text("VISA", "تأشيرة visa", "Umrah season") }, { chosenType, traveller: null }),
      ...judged({ ...NOTHING, ...text("Health certificate", "Date: 05/03/2027", "not fit") }, { chosenType }),
      ...judged({ ...NOTHING, ...text("Vaccination", "Date given: 06/05/2027") }, { chosenType, today: "2027-05-10" }),
    ]),
    ...["Name: Amina Rahman", "Karl Eriksson was here", "Mother: Amina", "Passport No: Z9999999"].flatMap((line) =>
      judged(
        { ...NOTHING, ...text("Health certificate", line) },
        { chosenType: "health_certificate", passport: { documentNumber: "A80172615", fullName: "Amina Rahman" } },
      ),
    ),
    ...judged({ ...NOTHING, sharpness: 3, file: { ...TALL, pages: 9, pagesRead: 6, scripts: true } }),
    ...judged(zoned({ issuingCountry: "UTO", nationality: "PAK", surname: "Rehman", dateOfBirth: "2016-01-01" })),
    ...judged(zoned({ surname: "Eriksson", givenNames: "Karl", expiryDate: "2027-01-01" })),
    ...judged({ ...zoned(), ...text("Date of expiry: 2034-01-01") }),
    ...[0.9, 0, null].flatMap((face) => judged(zoned({}, { face }))),
    ...[
      { gridLight: 4, gridColour: 1, hues: 0.1 },
      { gridLight: 1, gridColour: 1, hues: 0 },
    ].flatMap((copy) => judged(zoned({}, { copy }))),
    ...[
      ["Surname", "FERNANDES", "Given names", "MARIA"],
      ["Full name", "MARIA FERNANDES", "Passport No.", "L4471902", "02 MAR 1971", "01 MAR 2036"],
      ["Date of birth", "11 MAR 1971"],
      ["Date of issue", "03 MAR 2009", "11 MAR 1984"],
      ["Given names", "MARIA"],
      ["Surname", "RAHMAN"],
    ].flatMap((cells) => judged(zoned({}, printed(...cells)))),
    ...judged(zoned({}, { printed: null })),
    ...[
      ["RAHMAN", "AMINA"],
      ["A80172615", "RAHMAN"],
      ["A80172615", "02 AUG 2031", "11 MAR 1984", "RAHMAN", "AMINA"],
      ["A80172615", "02 AUG 2031", "11 MAR 1984", "AMINA"],
      ["A80172615", "02 AUG 2031", "11 MAR 1984", "RAHMAN"],
      ["A80172615", "11 MAR 1984", "RAHMAN", "AMINA"],
    ].flatMap((glimpsed) => judged(zoned({}, { printed: [], glimpsed }))),
    ...["Bilal Rahman", null].flatMap((whose) => judged(zoned(), { samePassport: { whose } })),
    ...judged({ ...NOTHING, file: TALL, portrait: ground(240) }, { chosenType: "photo", samePhotoOf: "Bilal Rahman" }),
    ...(["2020-06-11", "1984-03-11", "1984-03-12", null] as const).flatMap((birthDate) =>
      (["F", "M"] as const).flatMap((sex) =>
        ["2020-06-11", "1984-03-11"].flatMap((dateOfBirth) =>
          judged(zoned({ dateOfBirth }), { traveller: { fullNames: ["Amina Rahman"], birthDate, sex } }),
        ),
      ),
    ),
    ...judged(zoned({}, { lines: zoned().zone.lines.map((line) => line.replace("8403112", "84<<<<2")) }), {
      traveller: { fullNames: ["Amina Rahman"], birthDate: "1984-03-11" },
    }),
    ...judged({ ...zoned(), ...text("Date of expiry: 2031-08-02") }),
    ...judged({
      ...wrongDigit,
      zone: { ...wrongDigit.zone, lines: wrongDigit.zone.lines.map((line) => line.replace("A80172615", "A80172616")) },
    }),
    ...judged(zoned({}, { doubts: ["reading:unclear"] })),
    ...DOCUMENT_TYPES.flatMap((chosenType) =>
      judged(
        { ...NOTHING, capture: { ...captured, print: 0, isLined: false, ink: 2 }, portrait: ground(228, false, []) },
        { chosenType },
      ),
    ),
    ...judged(
      { ...NOTHING, textFrom: "picture", ...text("Name of Spouse", "Father", "Mother", "Address") },
      { chosenType: "vaccination" },
    ),
    ...causes.flatMap((cause) => judged({ ...NOTHING, capture: { ...captured, ...cause } })),
    ...[60, 210, 250].flatMap((brightness) =>
      judged({ ...NOTHING, sharpness: 40, portrait: ground(brightness, brightness < 250) }, { chosenType: "photo" }),
    ),
    ...[[], [FACE], [FACE, FACE], [FACE, { ...FACE, score: 0.5 }], [{ ...FACE, score: 0.5 }], [{ ...FACE, tilted: 40 }]]
      .map((faces) => ground(240, true, faces))
      .flatMap((portrait) => judged({ ...NOTHING, textFrom: "picture", portrait }, { chosenType: "photo" })),
    ...LOOKS.flatMap(([turn, look]) =>
      judged(
        {
          ...NOTHING,
          textFrom: "picture",
          portrait: { ...ground(240, true, [FACE]), turn, look: { ...FREE, ...look } },
        },
        { chosenType: "photo" },
      ),
    ),
    ...(["health_certificate", "vaccination", "visa"] as const).flatMap((chosenType) =>
      judged(
        { ...NOTHING, textFrom: "picture", ...text("Health ▯ vaccine visa", "fit to ▯", "Dr. ▯, Reg. No. 70123") },
        { chosenType },
      ),
    ),
    ...judged(
      { ...NOTHING, file: { ...TALL, width: 90 }, sharpness: 9, ...text("a", "b", "c", "d") },
      { chosenType: "photo" },
    ),
    ...judged(zoned({}, { doubts: ["reading:unclear"] }), { chosenType: "photo" }),
    ...judged(zoned({ format: "MRV-A", documentCode: "V", expiryDate: "2027-05-15" }), { chosenType: "visa" }),
    ...judged(zoned({ format: "MRV-A", documentCode: "V", surname: "Rehman" }), { chosenType: "visa" }),
    ...judged(
      { ...NOTHING, ...text("Health certificate", "Date: 2027-01-20", "fit to travel") },
      { chosenType: "health_certificate", today: "2027-01-25" },
    ),
    ...(["person", "passport", "hajj"] as const).flatMap((approvalEnded) =>
      judged({ ...NOTHING, ...text("Health certificate") }, { chosenType: "health_certificate", approvalEnded }),
    ),
  ];
}

const FOUND = samples();

describe.each(["en", "ar"] as const)("in %s", (locale) => {
  const tell = translator(locale, "verdicts");

  it("every rule has its sentence, with nothing left out, and every remedy its steps", () => {
    for (const { ruleId, outcome, mandatory, evidence, remedyKey } of FOUND) {
      const values = Object.fromEntries(
        Object.entries(evidence).map(([name, value]) => [name, typeof value === "boolean" ? String(value) : value]),
      );
      const told = [tell(`rules.${ruleId}.title`, values), tell(`rules.${ruleId}.${outcome}`, values)];
      if (outcome === "fail" && mandatory) told.push(tell(`rules.${ruleId}.headline`, values));
      if (remedyKey) told.push(tell(`remedies.${remedyKey}`, values));
      for (const sentence of told) expect(sentence, `${ruleId} ${outcome}`).toMatch(/^[^{}]{3,}$/);
    }
    expect(RULE_IDS.filter((rule) => !FOUND.some(({ ruleId }) => ruleId === rule))).toEqual([]);
  });
});
