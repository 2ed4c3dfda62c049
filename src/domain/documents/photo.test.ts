import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DocumentFacts, FoundFace } from "./facts.ts";
import { checkPhoto } from "./photo.ts";

const FACE: FoundFace = { score: 0.8, box: { x: 0.3, y: 0.3, width: 0.4, height: 0.3 }, turned: 0.02, tilted: 2 };

const GOOD: DocumentFacts = {
  file: { type: "image/jpeg", width: 600, height: 780, pages: 1, pagesRead: 1, scripts: false },
  sharpness: 115,
  zone: null,
  text: [],
  textFrom: "picture",
  portrait: {
    ground: { brightness: 240, deviation: 4, chroma: 3 },
    figure: { x: 0.1, y: 0.2, width: 0.8, height: 0.8 },
    faces: [FACE],
  },
};

function outcome(ruleId: string, changes: Partial<DocumentFacts> = {}) {
  return checkPhoto({ ...GOOD, ...changes }).find((one) => one.ruleId === ruleId)?.outcome;
}

const sized = (width: number, height: number) => ({ file: { ...GOOD.file, width, height } });
const ground = (brightness: number, deviation = 4, chroma = 3) => ({
  portrait: { ground: { brightness, deviation, chroma }, figure: GOOD.portrait?.figure ?? null, faces: [FACE] },
});
const faces = (...found: Partial<FoundFace>[]) => ({
  portrait: { ...ground(240).portrait, faces: found.map((face) => ({ ...FACE, ...face })) },
});

describe("a photo", () => {
  it("has 200 pixels on its shorter side", () => {
    expect(outcome("photo_size", sized(200, 260))).toBe("pass");
    expect(outcome("photo_size", sized(199, 260))).toBe("fail");
  });

  it.each([
    ["white", ground(240), "pass"],
    ["a little grey", ground(210), "warning"],
    ["dark", ground(120), "fail"],
    ["blue", ground(225, 4, 60), "fail"],
    ["a room", ground(230, 55, 10), "fail"],
    ["unknown", { portrait: null }, "not_checked"],
  ])("before a ground that is %s", (_, changes, expected) => {
    expect(outcome("photo_background", changes)).toBe(expected);
  });

  it("is sharp", () => {
    expect([60, 59, 20, 19].map((sharpness) => outcome("photo_sharp", { sharpness }))).toEqual([
      "pass",
      "warning",
      "warning",
      "fail",
    ]);
  });

  it("with nobody on it fails, and is for a person where no face was looked for", () => {
    const bare = ground(250).portrait;

    expect(outcome("photo_face", { portrait: { ...bare, figure: null, faces: null } })).toBe("fail");
    expect(outcome("photo_face", { portrait: { ...bare, figure: null, faces: [] } })).toBe("fail");
    expect(outcome("photo_face", { portrait: { ...bare, faces: null } })).toBe("not_checked");
    expect(outcome("photo_face", { portrait: null })).toBe("not_checked");
  });

  it.each([
    ["one face", [{}], "pass"],
    ["something without a face", [], "fail"],
    ["what may be a face", [{ score: 0.5 }], "not_checked"],
    ["what is hardly a face", [{ score: 0.39 }], "fail"],
    ["a face and a small thing a little like one", [{}, { score: 0.6, box: { ...FACE.box, height: 0.09 } }], "pass"],
    ["a face and a small one", [{}, { score: 0.7, box: { ...FACE.box, height: 0.09 } }], "fail"],
    ["two faces", [{}, { score: 0.7 }], "fail"],
    ["what may be a second face", [{}, { score: 0.5 }], "warning"],
    ["a face turned aside", [{ turned: 0.26 }], "warning"],
    ["a tilted face", [{ tilted: 16 }], "warning"],
    ["a small face", [{ box: { ...FACE.box, height: 0.19 } }], "not_checked"],
  ])("with %s", (_, found, expected) => {
    expect(outcome("photo_face", faces(...found))).toBe(expected);
  });

  it("shows where the face is, or the second one", () => {
    const boxOf = (changes: Partial<DocumentFacts>) =>
      checkPhoto({ ...GOOD, ...changes }).find(({ ruleId }) => ruleId === "photo_face")?.box;

    expect(boxOf({})?.[0]).toEqual({ x: 180, y: 234 });
    expect(boxOf(faces({}, { box: { ...FACE.box, x: 0.5 } }))?.[0]).toEqual({ x: 300, y: 234 });
  });

  it("never passes with two likely faces, whatever their scores", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.4, max: 1, noNaN: true }),
        fc.double({ min: 0.4, max: 1, noNaN: true }),
        (a, b) => {
          expect(outcome("photo_face", faces({ score: a }, { score: b }))).not.toBe("pass");
        },
      ),
    );
  });

  it("is no picture of a document", () => {
    const zone = { lines: [], doubts: ["reading:unclear"], score: -0.2, posterior: 0.4, page: 1, places: {} };
    const lines = (...texts: string[]) => ({ text: texts.map((one) => ({ text: one, box: [], page: 1 })) });

    expect(outcome("photo_not_document")).toBe("pass");
    expect(outcome("photo_not_document", { zone })).toBe("warning");
    expect(outcome("photo_not_document", lines("Surname", "Given names", "Nationality", "Sex"))).toBe("fail");
    expect(outcome("photo_not_document", lines("STUDIO", "▯ ▯", "x", "12", "▯"))).toBe("pass");
    expect(outcome("photo_not_document", { textFrom: "file" })).toBe("not_checked");
  });
});
