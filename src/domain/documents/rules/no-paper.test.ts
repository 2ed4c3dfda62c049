import { describe, expect, it } from "vitest";
import type { DocumentType } from "../document.ts";
import type { DocumentFacts } from "../seen/facts.ts";
import type { JudgeContext } from "../verdicts/context.ts";
import { judgeDocument } from "./judge.ts";

const CONTEXT: Omit<JudgeContext, "chosenType"> = {
  today: "2027-03-20",
  lastHajjDay: "2027-05-19",
  returnsOn: null,
  traveller: { fullNames: ["Amina Rahman"] },
  allowSpecimens: false,
};

const EMPTY: DocumentFacts = {
  file: { type: "image/jpeg", width: 900, height: 640, pages: 1, pagesRead: 1, scripts: false },
  sharpness: 2,
  zone: null,
  capture: { cut: null, letters: 18, brightness: 228, blur: 1, glare: null, print: 0, isLined: false, ink: 3 },
  text: [],
  textFrom: "picture",
  portrait: { ground: { brightness: 228, deviation: 2, chroma: 3 }, figure: null, faces: [] },
};

const ADDRESS_PAGE = ["Name of Father / Legal Guardian", "Name of Mother", "Name of Spouse", "Address", "File No."];

const FIGURE = { x: 0, y: 0, width: 1, height: 1 };

const withText = (lines: readonly string[]): DocumentFacts => ({
  ...EMPTY,
  ...{ capture: null, text: lines.map((text) => ({ text, box: [], page: 1 })) },
});

const judged = (facts: DocumentFacts, chosenType: DocumentType) => {
  const { status, checks } = judgeDocument(facts, { ...CONTEXT, chosenType });
  const kind = checks.find(({ ruleId }) => ruleId === "document_kind");
  return { status, looksLike: kind?.evidence.looksLike, remedyKey: kind?.remedyKey };
};

describe.each(["passport", "visa", "health_certificate", "vaccination"] as const)(
  "in the box of a %s",
  (chosenType) => {
    it("an empty page goes back at once, with what was expected", () => {
      expect(judged(EMPTY, chosenType)).toEqual({ status: "rejected", looksLike: "blank", remedyKey: "send_paper" });
    });

    it.each<[string, Partial<DocumentFacts>]>([
      ["with print on it", { capture: { ...capture(), ink: 60, isLined: true } }],
      ["with a line that nobody could read", { capture: { ...capture(), isLined: true } }],
      ["too small to tell", { file: { ...EMPTY.file, width: 420, height: 280 } }],
      ["that was not searched", { capture: null }],
    ])("a page %s is for a person", (_, changes) => {
      expect(judged({ ...EMPTY, ...changes }, chosenType).status).toBe("pending");
    });

    it("a picture of anything else goes back at once, and one that may be a page badly taken does not", () => {
      const cat = { ...EMPTY, capture: { ...capture(), ink: 160 }, portrait: { ...portrait(), figure: FIGURE } };

      expect(judged(cat, chosenType)).toEqual({ status: "rejected", looksLike: "no_page", remedyKey: "send_paper" });
      for (const seen of [{ brightness: 60 }, { isLined: true }, { cut: "left" }] as const) {
        expect(judged({ ...cat, capture: { ...cat.capture, ...seen } }, chosenType).looksLike).not.toBe("no_page");
      }
    });

    it("the cover of a passport goes back, too", () => {
      const looksLike = chosenType === "passport" ? "no_page" : "passport";

      expect(judged(withText(["REPUBLIC OF UTOPIA", "PASSPORT"]), chosenType)).toEqual({
        ...{ status: "rejected", looksLike, remedyKey: "send_paper" },
      });
    });

    it("the address page of a passport goes back, too", () => {
      expect(judged(withText(ADDRESS_PAGE), chosenType).looksLike).toBe("address_page");
      expect(judged(withText(["Name of Father", "Name of Mother", "Address"]), chosenType).status).toBe("pending");
    });
  },
);

describe("in the box of a passport", () => {
  const lined = { ...EMPTY, capture: { ...capture(), ink: 180, isLined: true } };
  const reading = (...lines: string[]) => ({ ...lined, text: lines.map((text) => ({ text, box: [], page: 1 })) });
  const face = { score: 0.6, box: FIGURE, turned: 0, tilted: 0 };

  it("print that no passport has goes back at once", () => {
    expect(judged(reading("CORNER GROCERY", "MILK 2L", "BREAD", "OLIVE OIL"), "passport")).toMatchObject({
      ...{ status: "rejected", looksLike: "other_paper" },
    });
  });

  it("whatever has a label of a passport, a face or too few words is for a person", () => {
    const withFace = {
      ...reading("MILK 2L", "BREAD", "DATES", "OLIVE OIL"),
      portrait: { ...portrait(), faces: [face] },
    };
    const others = [reading("MILK 2L", "BREAD", "DATES", "Surname / Nom"), reading("BREAD", "DATES"), withFace];

    expect(others.map((facts) => judged(facts, "passport").status)).toEqual(["pending", "pending", "pending"]);
  });

  it("a face without lines is for a person", () => {
    const facts = { ...EMPTY, capture: { ...capture(), ink: 160 }, portrait: { ...portrait(), faces: [face] } };

    expect(judged(facts, "passport").status).toBe("pending");
  });
});

it("a certificate that names parents and spouse is still one", () => {
  const certificate = withText(["HEALTH CERTIFICATE", ...ADDRESS_PAGE, "fit to travel"]);

  expect(judged(certificate, "health_certificate").looksLike).toBe("health_certificate");
});

function capture(): NonNullable<DocumentFacts["capture"]> {
  if (!EMPTY.capture) throw new Error("The empty page was searched.");
  return EMPTY.capture;
}

function portrait(): NonNullable<DocumentFacts["portrait"]> {
  if (!EMPTY.portrait) throw new Error("The empty page was measured.");
  return EMPTY.portrait;
}
