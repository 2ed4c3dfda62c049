/** A PDF whose page shows more than its level text says is not verified by that text; what most right papers carry is no hindrance. */
import { expect, it } from "vitest";
import { type PdfPage, writePdf } from "../specimens/papers/pdf.ts";
import { HEALTH, SIGNED } from "../specimens/papers/test-papers.ts";
import { verifyDocument } from "../verify.ts";

const TIMEOUT_MS = 120_000;
const LINES = [...HEALTH, "I have examined the above named and she is fit to travel and to perform Hajj.", ...SIGNED];
const TOP = 780;
const STEP = 24;
/** Middle of the small letters of a line. */
const middleOf = (line: number) => TOP - line * STEP + 3;
const FITNESS = LINES.findIndex((line) => line.includes("fit to travel"));
const FOOT = TOP - LINES.length * STEP - 40;

async function judged(changes: Partial<PdfPage>) {
  const texts = LINES.map((text, at) => ({ text, x: 60, y: TOP - at * STEP, size: 11 }));
  const output = await verifyDocument({
    bytes: writePdf([{ ...changes, texts: [...texts, ...(changes.texts ?? [])] }]),
    ...{ chosenType: "health_certificate", today: "2026-11-20", lastHajjDay: "2027-05-19", returnsOn: null },
    ...{ allowSpecimens: false, visaDue: true, wordsMs: TIMEOUT_MS },
    traveller: { fullNames: ["Amina Zahra Siddiqui"], birthDate: "1988-05-04", sex: "F" },
    passport: { fullName: "Amina Zahra Siddiqui", documentNumber: "533401278" },
  });
  if (output.refused) throw new Error(output.refused.reason);
  return output;
}

const tilted = (text: string, size: number, degrees: number, [x, y]: readonly [number, number], shade = 0) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return `BT ${shade} g /F1 ${size} Tf ${[cos, sin, -sin, cos].map((part) => part.toFixed(4)).join(" ")} ${x} ${y} Tm (${text}) Tj ET`;
};

/** Letters as strokes alone, in shares of their height from their foot, as a program draws text that it has turned into shapes. */
const STROKES = {
  U: [[0, 1, 0, 0, 0.6, 0, 0.6, 1]],
  N: [[0, 0, 0, 1, 0.6, 0, 0.6, 1]],
  F: [
    [0, 0, 0, 1, 0.6, 1],
    [0, 0.5, 0.5, 0.5],
  ],
  I: [[0.3, 0, 0.3, 1]],
  T: [
    [0, 1, 0.6, 1],
    [0.3, 0, 0.3, 1],
  ],
} as const;

const outlined = (height: number, [x, y]: readonly [number, number]) =>
  (["U", "N", "F", "I", "T"] as const)
    .flatMap((letter, at) =>
      STROKES[letter].map((points) => points.map((share, i) => share * height + (i % 2 ? y : x + at * height))),
    )
    .map((points) => points.map((value, i) => `${value}${i % 2 ? (i === 1 ? " m" : " l") : ""}`).join(" "))
    .reduce((drawn, stroke) => `${drawn} ${stroke} S`, `${height / 9} w`);

it.each<[string, Partial<PdfPage>]>([
  ["text at 45 degrees", { drawn: tilted("CANCELLED - UNFIT", 50, 45, [120, 120]) }],
  ["text at 35 degrees", { drawn: tilted("UNFIT - REVOKED", 40, 35, [120, 120]) }],
  ["text at 10 degrees", { drawn: tilted("UNFIT - REVOKED", 30, 10, [100, 200]) }],
  ["text at 90 degrees", { drawn: tilted("NOT VALID - UNFIT", 30, 90, [570, 100]) }],
  ["text upside down", { drawn: tilted("UNFIT", 20, 180, [400, 200]) }],
  ["small text at 10 degrees within a line", { drawn: tilted("UNFIT", 5, 10, [64, TOP + 1]) }],
  ["pale text", { drawn: tilted("VOID - UNFIT FOR HAJJ", 50, 0, [20, 200], 0.82) }],
  ["very pale text", { drawn: tilted("VOID - UNFIT FOR HAJJ", 50, 0, [20, 200], 0.92) }],
  ["an annotation", { note: { kind: "FreeText", text: "UNFIT FOR HAJJ - ON DIALYSIS", x: 60, y: FOOT } }],
  ["an annotation over a line", { note: { kind: "FreeText", text: "----", x: 60, y: middleOf(FITNESS) - 8 } }],
  ["a form's value", { note: { kind: "Widget", text: "On dialysis, home oxygen", x: 60, y: FOOT } }],
  ["a line through its statement", { drawn: `1 w 60 ${middleOf(FITNESS)} m 400 ${middleOf(FITNESS)} l S` }],
  ["a line through a word", { drawn: `1 w 250 ${middleOf(FITNESS)} m 280 ${middleOf(FITNESS)} l S` }],
  ["a cross over its lines", { drawn: "2 w 60 600 m 400 790 l S 60 790 m 400 600 l S" }],
])(
  "a right paper with %s is for a person",
  async (_, changes) => {
    const { status, facts } = await judged(changes);

    expect(facts.text.map(({ text }) => text)).toEqual(expect.arrayContaining(["▯", ...LINES]));
    expect(status).toBe("pending");
  },
  TIMEOUT_MS,
);

it.each([
  ["small", 24],
  ["great", 90],
])(
  "%s letters that are drawn as shapes are read as on a picture",
  async (_, height) => {
    const { status, facts } = await judged({ drawn: outlined(height, [60, FOOT - height]) });

    expect(facts.text.at(-1)?.text.replaceAll(" ", "")).toMatch(/UNFIT|▯/);
    expect(facts.textFrom).toBe("file");
    expect(status).toBe("pending");
  },
  TIMEOUT_MS,
);

it.each<[string, Partial<PdfPage>]>([
  ["nothing else", {}],
  [
    "a frame and a ruled table",
    {
      drawn: `1 w 40 40 515 770 re S ${LINES.map((_, at) => `45 ${TOP - at * STEP - 7} m 550 ${TOP - at * STEP - 7} l S`).join(" ")} 45 400 m 45 795 l S`,
    },
  ],

  ["words that are underlined", { drawn: `0.7 w 60 ${TOP - 1.5} m 180 ${TOP - 1.5} l S` }],
  [
    "a signature",
    {
      drawn: `1.2 w 80 ${FOOT} m 90 ${FOOT + 40} 96 ${FOOT - 30} 110 ${FOOT + 12} c 130 ${FOOT + 40} 120 ${FOOT - 20} 190 ${FOOT + 8} c S`,
    },
  ],
  ["hidden text", { texts: [{ text: "UNFIT", x: 60, y: FOOT, size: 12, hidden: true }] }],
])(
  "a right paper with %s is verified",
  async (_, changes) => {
    expect((await judged(changes)).status).toBe("verified");
  },
  TIMEOUT_MS,
);
