import { describe, expect, it } from "vitest";
import type { DocumentFacts } from "./facts.ts";
import { checkPhoto } from "./photo.ts";

const GOOD: DocumentFacts = {
  file: { type: "image/jpeg", width: 600, height: 780, pages: 1, pagesRead: 1, scripts: false },
  sharpness: 115,
  zone: null,
  text: [],
  portrait: {
    ground: { brightness: 240, deviation: 4, chroma: 3 },
    figure: { x: 0.1, y: 0.2, width: 0.8, height: 0.8 },
  },
};

function outcome(ruleId: string, changes: Partial<DocumentFacts> = {}) {
  return checkPhoto({ ...GOOD, ...changes }).find((one) => one.ruleId === ruleId)?.outcome;
}

const sized = (width: number, height: number) => ({ file: { ...GOOD.file, width, height } });
const ground = (brightness: number, deviation = 4, chroma = 3) => ({
  portrait: { ground: { brightness, deviation, chroma }, figure: GOOD.portrait?.figure ?? null },
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

  it("with nobody on it fails; whose face it is, no machine here says", () => {
    expect(outcome("photo_face", { portrait: { ground: ground(250).portrait.ground, figure: null } })).toBe("fail");
    expect(outcome("photo_face")).toBe("not_checked");
  });

  it("is no picture of a document", () => {
    const zone = { lines: [], doubts: ["reading:unclear"], score: -0.2, posterior: 0.4, page: 1, places: {} };
    const text = ["a", "b", "c", "d"].map((one) => ({ text: one, box: [], page: 1 }));

    expect(outcome("photo_not_document")).toBe("pass");
    expect(outcome("photo_not_document", { zone })).toBe("warning");
    expect(outcome("photo_not_document", { text })).toBe("fail");
  });
});
