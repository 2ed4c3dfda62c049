import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DOCUMENT_TYPES } from "../document.ts";
import { type MrzContent, makeMrz } from "../lines/mrz.ts";
import type { DocumentFacts, TextLine } from "../seen/facts.ts";
import type { JudgeContext } from "../verdicts/context.ts";
import { judgeDocument } from "./judge.ts";

const CONTEXT: JudgeContext = {
  chosenType: "passport",
  today: "2027-03-20",
  lastHajjDay: "2027-05-19",
  returnsOn: null,
  traveller: { fullNames: ["Amina Rahman"] },
  allowSpecimens: false,
};

const HOLDER: MrzContent = {
  ...{ format: "TD3", documentCode: "P", issuingCountry: "MYS", nationality: "MYS", surname: "Rahman" },
  ...{
    givenNames: "Amina",
    documentNumber: "A80172615",
    dateOfBirth: "1984-03-11",
    sex: "F",
    expiryDate: "2031-08-02",
  },
};

const PLACE = [
  { x: 1, y: 1 },
  { x: 9, y: 1 },
  { x: 9, y: 3 },
  { x: 1, y: 3 },
];

const NOTHING: DocumentFacts = {
  file: { type: "image/jpeg", width: 900, height: 640, pages: 1, pagesRead: 1, scripts: false },
  sharpness: 200,
  zone: null,
  text: [],
  textFrom: "file",
  portrait: null,
};

function withZone(content: Partial<MrzContent> = {}, doubts: readonly string[] = []): DocumentFacts {
  const zone = {
    ...{ lines: makeMrz({ ...HOLDER, ...content }), doubts, score: -0.01, posterior: 0.999 },
    ...{ page: 2, places: { expiryDate: PLACE } },
  };
  return { ...NOTHING, zone };
}

function withText(...texts: string[]): DocumentFacts {
  const text = texts.map((one): TextLine => ({ text: one, box: PLACE, page: 1 }));
  return { ...NOTHING, file: { ...NOTHING.file, type: "application/pdf" }, text };
}

const CERTIFICATE = [
  "HEALTH CERTIFICATE",
  "The patient was examined and is fit to travel and to perform the rites of Hajj.",
  "Name: Amina Rahman",
  "Date of examination: 5 March 2027",
  "Dr. L. Marlow, Reg. No. 7012345",
];

const rules = ({ checks }: ReturnType<typeof judgeDocument>) => checks.map(({ ruleId }) => ruleId);

describe("judgeDocument", () => {
  it("verifies a passport by its lines and shows where each field stands", () => {
    const judged = judgeDocument(withZone(), CONTEXT);

    expect(judged).toMatchObject({ status: "verified", mrzAccepted: true, documentType: "passport" });
    expect(judged.checks.find(({ ruleId }) => ruleId === "passport_expiry")).toMatchObject({ box: PLACE, page: 2 });
    expect(judged.extractedData.documentNumber).toBe("A80172615");
  });

  it("judges anew from the same facts when the return moves", () => {
    const facts = withZone({ expiryDate: "2027-11-20" });

    expect(judgeDocument(facts, CONTEXT).status).toBe("verified");
    expect(judgeDocument(facts, { ...CONTEXT, returnsOn: "2027-05-21" }).status).toBe("rejected");
  });

  it("never judges lines that were not trusted", () => {
    const judged = judgeDocument(withZone({ expiryDate: "2020-01-01" }, ["reading:unclear"]), CONTEXT);

    expect(judged).toMatchObject({ status: "pending", mrzAccepted: false });
    expect(judged.checks.filter(({ outcome }) => outcome === "fail")).toEqual([]);
  });

  it("shows nothing that it hardly believes: neither fields nor their places", () => {
    const { zone, ...facts } = withZone({}, ["reading:unclear"]);
    const judged = judgeDocument({ ...facts, zone: zone && { ...zone, posterior: 0.01, score: -0.7 } }, CONTEXT);

    expect(judged).toMatchObject({ confidence: 0, extractedData: {} });
    expect(judged.checks.filter(({ box }) => box)).toEqual([]);
    expect(judgeDocument(withZone({}, ["reading:twin"]), CONTEXT).extractedData.surname).toBe("RAHMAN");
  });

  it.each(["photo", "visa", "health_certificate", "vaccination"] as const)(
    "tells a passport uploaded as %s what it is, and asks it nothing else",
    (chosenType) => {
      const judged = judgeDocument(withZone(), { ...CONTEXT, chosenType });

      expect(judged).toMatchObject({ status: "rejected", documentType: "passport", mrzAccepted: true });
      expect(judged.checks.find(({ outcome }) => outcome === "fail")).toMatchObject({
        ruleId: "document_kind",
        evidence: { looksLike: "passport", chosen: chosenType },
      });
      expect(judged.checks.some(({ outcome }) => outcome === "not_checked")).toBe(false);
    },
  );

  it("verifies a certificate by its own text, and leaves a picture of one to a person", () => {
    const context = { ...CONTEXT, chosenType: "health_certificate" } as const;

    expect(judgeDocument(withText(...CERTIFICATE), context)).toMatchObject({ status: "verified", isValid: true });
    expect(judgeDocument(NOTHING, context)).toMatchObject({ status: "pending", needsReview: true });
  });

  it("takes a certificate for no visa: a person looks", () => {
    const judged = judgeDocument(withText(...CERTIFICATE), { ...CONTEXT, chosenType: "visa" });

    expect(judged.status).toBe("pending");
    expect(judged.checks.find(({ ruleId }) => ruleId === "document_kind")).toMatchObject({
      outcome: "warning",
      evidence: { looksLike: "health_certificate" },
    });
  });

  it("holds a passport whose printed text contradicts its lines, and verifies one whose text agrees", () => {
    const printed = (text: string) => judgeDocument({ ...withZone(), text: withText(text).text }, CONTEXT);

    expect(printed("Date of expiry: 02 AUG 2031").status).toBe("verified");
    expect(printed("Date of expiry: 02 AUG 2034")).toMatchObject({ status: "pending" });
    expect(rules(printed("Surname: Eriksson"))).toContain("mrz_printed");
    expect(rules(printed("Passport"))).not.toContain("mrz_printed");
  });

  it("holds a passport whose page could not be looked at, not one of which nothing could be read", () => {
    const looked = (printed: TextLine[] | null | undefined) => {
      const { zone, ...facts } = withZone();
      return judgeDocument({ ...facts, zone: zone && { ...zone, printed } }, CONTEXT);
    };

    expect(looked(null)).toMatchObject({ status: "pending" });
    expect(looked([]).status).toBe("verified");
    expect(looked(undefined).status).toBe("verified");
  });

  it("verifies a passport only where number, dates and names were read above its lines", () => {
    const page = ["A80172615", "RAHMAN", "AMINA", "11 MAR 1984", "02 AUG 2031"];
    const read = (glimpsed: readonly string[]) => {
      const { zone, ...facts } = withZone();
      return judgeDocument({ ...facts, zone: zone && { ...zone, printed: [], glimpsed } }, CONTEXT);
    };

    expect(read(page).status).toBe("verified");
    for (const at of page.keys()) {
      const { status, checks } = read(page.toSpliced(at, 1, "▯"));
      expect(status).toBe("pending");
      expect(checks.find(({ ruleId }) => ruleId === "mrz_printed")).toMatchObject({
        ...{ outcome: "not_checked", evidence: { more: 0 }, remedyKey: "clearer_page" },
      });
    }
  });

  it("sends the picture of a screen and a page without any colour to a person, and refuses neither", () => {
    const copied = (copy: { gridLight: number; gridColour: number; hues: number } | null) => {
      const { zone, ...facts } = withZone();
      return judgeDocument({ ...facts, zone: zone && { ...zone, copy } }, CONTEXT);
    };
    const original = { gridLight: 2.9, gridColour: 3.2, hues: 0.03 };
    const sign = (copy: typeof original) =>
      copied(copy).checks.find(({ ruleId }) => ruleId === "passport_original")?.evidence.sign;

    expect(copied(original).status).toBe("verified");
    expect(copied(null).status).toBe("verified");
    for (const change of [{ gridLight: 3.4 }, { gridColour: 3.6 }, { hues: 0.01 }]) {
      expect(copied({ ...original, ...change }).status).toBe("pending");
      expect(sign({ ...original, ...change })).toBe("hues" in change ? "grey" : "screen");
    }
  });

  it("says that scripts were left out and that pages were not read", () => {
    const file = { ...NOTHING.file, type: "application/pdf", pages: 9, pagesRead: 6, scripts: true } as const;
    const judged = judgeDocument({ ...withZone(), file }, CONTEXT);

    expect(rules(judged)).toContain("file_scripts");
    expect(judged).toMatchObject({ status: "pending" });
    expect(judged.checks[0]).toMatchObject({ ruleId: "file_readable", outcome: "warning" });
  });

  it("sees that a portrait was uploaded as a passport", () => {
    const portrait = {
      ground: { brightness: 238, deviation: 3, chroma: 2 },
      figure: { x: 0.1, y: 0.15, width: 0.8, height: 0.85 },
      faces: null,
    };
    const facts = { ...NOTHING, file: { ...NOTHING.file, width: 600, height: 780 }, portrait };
    const face = { score: 0.8, box: { x: 0.3, y: 0.3, width: 0.4, height: 0.3 }, turned: 0, tilted: 0 };
    const kindOf = (changes: Partial<DocumentFacts>) =>
      judgeDocument({ ...facts, ...changes }, CONTEXT).checks.find(({ ruleId }) => ruleId === "document_kind");

    // One face that fills an upright picture, and no lines: told at once, also in a room.
    const room = { brightness: 120, deviation: 60, chroma: 30 };
    for (const ground of [portrait.ground, room])
      expect(kindOf({ portrait: { ...portrait, ground, faces: [face] } })).toMatchObject({
        ...{ outcome: "fail", evidence: { looksLike: "photo" } },
      });
    // Cut below, a page lies: its lines may be outside the picture.
    expect(kindOf({ file: { ...facts.file, width: 900 }, portrait: { ...portrait, faces: [face] } })?.outcome).not.toBe(
      "fail",
    );
    // A cropped or blurred page stands out from the desk as a bust does.
    expect(kindOf({})?.outcome).toBe("not_checked");
    const small = { ...face, box: { ...face.box, height: 0.15 } };
    expect(kindOf({ portrait: { ...portrait, faces: [small] } })?.outcome).toBe("not_checked");
  });

  it("sees that a certificate was uploaded as a photo, unless a face is on it", () => {
    const text = ["HEALTH CERTIFICATE", "fit to travel", "Name: Amina Rahman", "Dr. L. Marlow"].map((line) => ({
      ...{ text: line, box: [], page: 1 },
    }));
    const face = { score: 0.8, box: { x: 0.3, y: 0.3, width: 0.4, height: 0.3 }, turned: 0, tilted: 0 };
    const judged = (faces: (typeof face)[]) => {
      const portrait = { ground: { brightness: 240, deviation: 9, chroma: 2 }, figure: null, faces };
      return judgeDocument({ ...NOTHING, text, textFrom: "picture", portrait }, { ...CONTEXT, chosenType: "photo" });
    };

    expect(judged([])).toMatchObject({ status: "rejected", documentType: "health_certificate" });
    expect(judged([]).checks.find(({ ruleId }) => ruleId === "document_kind")?.remedyKey).toBe("choose_right_type");
    expect(judged([face]).checks.find(({ ruleId }) => ruleId === "document_kind")?.outcome).toBe("warning");
  });

  it("verifies nothing of which nothing was read, whatever type was chosen", () => {
    fc.assert(
      fc.property(fc.constantFrom(...DOCUMENT_TYPES), fc.nat(400), (chosenType, sharpness) => {
        const judged = judgeDocument({ ...NOTHING, sharpness }, { ...CONTEXT, chosenType });

        expect(judged.status).not.toBe("verified");
        expect(judged.confidence).toBe(0);
      }),
    );
  });
});
