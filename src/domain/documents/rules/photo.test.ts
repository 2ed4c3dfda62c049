import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DocumentFacts, FaceLook, FoundFace, PortraitFacts } from "../seen/facts.ts";
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

function outcome(ruleId: string, changes: Partial<DocumentFacts> = {}, allowSpecimens = false) {
  return checkPhoto({ ...GOOD, ...changes }, { allowSpecimens }).find((one) => one.ruleId === ruleId)?.outcome;
}

const sized = (width: number, height: number) => ({ file: { ...GOOD.file, width, height } });
const ground = (brightness: number, deviation = 4, chroma = 3) => ({
  portrait: { ground: { brightness, deviation, chroma }, figure: GOOD.portrait?.figure ?? null, faces: [FACE] },
});
const faces = (...found: Partial<FoundFace>[]) => ({
  portrait: { ...ground(240).portrait, faces: found.map((face) => ({ ...FACE, ...face })) },
});

const FREE: FaceLook = {
  ...{
    present: 1,
    glasses: -0.8,
    shades: -1,
    covered: -0.8,
    capped: -0.9,
    drawn: -0.9,
    blurred: -1,
    rims: 0.1,
    hues: 8,
    even: 0.6,
  },
  frame: { x: 0.3, y: 0.25, width: 0.4, height: 0.4 },
};
const looking = (look: Partial<FaceLook>, changes: Partial<PortraitFacts> = {}) => ({
  portrait: { ...ground(240).portrait, turn: 0 as const, look: { ...FREE, ...look }, ...changes },
});
const framed = (x: number, y: number, width: number, height: number) => looking({ frame: { x, y, width, height } });

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

  it.each([
    ["dark", ground(120)],
    ["coloured", ground(120, 55, 60)],
    ["uneven", ground(120, 55, 10)],
  ])("is told that the ground is %s", (cause, changes) => {
    const checks = checkPhoto({ ...GOOD, ...changes }, { allowSpecimens: false });

    expect(checks.find(({ ruleId }) => ruleId === "photo_background")?.evidence).toMatchObject({ cause });
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
      checkPhoto({ ...GOOD, ...changes }, { allowSpecimens: false }).find(({ ruleId }) => ruleId === "photo_face")?.box;

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

describe("what is before a face and how it was taken", () => {
  it.each([
    ["nothing", {}, "pass"],
    ["perhaps glasses", { glasses: 0 }, "warning"],
    ["glasses", { glasses: 1 }, "warning"],
    ["thin rims", { rims: 0.5 }, "warning"],
    ["perhaps dark ones", { shades: 0 }, "warning"],
    ["dark ones", { glasses: 1, shades: 0.8 }, "fail"],
  ])("eyes behind %s", (_, look, expected) => {
    expect(outcome("photo_eyes", looking(look))).toBe(expected);
  });

  it.each([
    ["nothing", {}, "pass"],
    ["a hand", { covered: 0.5 }, "warning"],
    ["a cap", { capped: 0.5 }, "warning"],
    ["what no face can be made out of", { present: 0.2 }, "not_checked"],
  ])("a face behind %s", (_, look, expected) => {
    expect(outcome("photo_uncovered", looking(look))).toBe(expected);
  });

  it.each([
    ["a photograph", {}, "pass"],
    ["grey", { hues: 0.4 }, "fail"],
    ["nearly grey", { hues: 1.4 }, "warning"],
    ["like a drawing", { drawn: 0.5 }, "warning"],
    ["perhaps a drawing", { even: 0.3 }, "warning"],
    ["a drawing", { even: 0.1 }, "fail"],
  ])("that is %s", (_, look, expected) => {
    expect(outcome("photo_colour", looking(look))).toBe(expected);
  });

  it("is a drawing in the demonstration alone, of which nothing else is asked", () => {
    const drawn = looking({ drawn: 1, glasses: 1, covered: 1, blurred: 1 });

    expect(outcome("photo_colour", drawn, true)).toBe("pass");
    expect(outcome("photo_eyes", drawn, true)).toBeUndefined();
    expect(outcome("photo_sharp", drawn, true)).toBe("pass");
  });

  it.each([
    ["in the middle", framed(0.3, 0.25, 0.4, 0.4), "pass"],
    ["with its top at the edge", framed(0.3, 0, 0.4, 0.4), "fail"],
    ["with its top near the edge", framed(0.3, 0.04, 0.4, 0.4), "warning"],
    ["with its chin outside", framed(0.3, 0.62, 0.4, 0.4), "fail"],
    ["with a cheek outside", framed(-0.02, 0.25, 0.4, 0.4), "fail"],
  ])("a head %s", (_, changes, expected) => {
    expect(outcome("photo_whole", changes)).toBe(expected);
  });

  it("has no ground to speak of when the face fills the picture", () => {
    expect(outcome("photo_background", framed(0, 0, 1, 1))).toBe("not_checked");
  });

  it("is sharp when the face is, before whatever else", () => {
    const soft = { sharpness: 400, ...looking({ blurred: 0.9 }) };

    expect(outcome("photo_sharp", soft)).toBe("fail");
    expect(outcome("photo_sharp", { ...soft, ...looking({ blurred: -0.1 }) })).toBe("warning");
    expect(outcome("photo_sharp", { sharpness: 30, ...looking({}) })).toBe("pass");
  });

  it("stands upright", () => {
    expect(outcome("photo_upright", looking({}))).toBe("pass");
    expect(outcome("photo_upright", looking({}, { turn: 180 }))).toBe("fail");
  });

  it("was not asked by versions that did not look", () => {
    expect(["photo_upright", "photo_eyes", "photo_whole"].map((rule) => outcome(rule))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("never passes for more certain than it is: what grows more likely is never judged milder", () => {
    const order = ["pass", "not_checked", "warning", "fail"];
    const look = fc.constantFrom("glasses", "shades", "covered", "capped", "drawn", "blurred");
    const score = fc.double({ min: -1.5, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(look, score, score, (name, a, b) => {
        const worst = (value: number) => {
          const found = checkPhoto({ ...GOOD, ...looking({ [name]: value }) }, { allowSpecimens: false });
          return Math.max(...found.map((one) => order.indexOf(one.outcome)));
        };
        expect(worst(Math.max(a, b))).toBeGreaterThanOrEqual(worst(Math.min(a, b)));
      }),
    );
  });
});
