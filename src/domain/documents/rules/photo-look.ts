/** Rules for what is before the face of a portrait and how it was taken. Source: docs/sources.md#photo. */
import type { FaceLook, PortraitFacts } from "../seen/facts.ts";
import type { Finding } from "../verdicts/finding.ts";
import { found } from "../verdicts/weights.ts";

/** Looks of right portraits lie below the first, of faulty ones above it; beyond the second nothing else is like it (docs/documents.md). */
const LOOK = {
  glasses: { perhaps: -0.3 },
  shades: { perhaps: -0.35, surely: 0.3 },
  covered: { perhaps: -0.08 },
  capped: { perhaps: -0.2 },
  drawn: { perhaps: 0 },
  blurred: { perhaps: -0.5, surely: 0.3 },
} as const;

/** Below the first a face has no colours but one, below the second hardly any. */
const HUES = { none: 1, few: 1.8 } as const;
/** Below the first a face is of flat parts with edges between, below the second it may be. */
const EVEN = { drawn: 0.2, perhaps: 0.35 } as const;

/** Lines stronger than this at the bridge of the nose and under the eyes are rims of glasses. */
const MOST_RIMS = 0.27;

/** Room in heights of the face (hairline to chin) above it and below it, in widths beside it. */
const ROOM = {
  above: { least: 0.06, clear: 0.2 },
  below: { least: 0, clear: 0.2 },
  beside: { least: 0.02, clear: 0.2 },
} as const;

/** Below this the points of a face could not be placed. */
const LEAST_PRESENT = 0.5;

export function checkLook(portrait: PortraitFacts, allowSpecimens: boolean): Finding[] {
  const { turn, look } = portrait;
  const upright = turn === undefined || !look ? [] : [checkUpright(turn)];
  if (!look) return upright;
  if (isSpecimen(look, allowSpecimens)) return [...upright, found("photo_colour", "pass", { kind: "specimen" })];
  return [...upright, checkRoom(look), checkEyes(look), checkUncovered(look), checkColour(look)];
}

function checkUpright(turn: number): Finding {
  return turn === 0
    ? found("photo_upright", "pass", {})
    : found("photo_upright", "fail", { turn: String(turn) }, "turn_upright");
}

/** In the demonstration a drawn face stands for a photographed one. */
function isSpecimen(look: FaceLook, allowSpecimens: boolean): boolean {
  return allowSpecimens && isPerhapsDrawn(look);
}

function isPerhapsDrawn({ drawn, even }: FaceLook): boolean {
  return drawn >= LOOK.drawn.perhaps || even < EVEN.perhaps;
}

/** How soft the face is; null where nothing can be said of it. */
export function softnessOf(
  portrait: PortraitFacts | null,
  allowSpecimens: boolean,
): "pass" | "warning" | "fail" | null {
  const look = portrait?.look;
  if (!look || isSpecimen(look, allowSpecimens)) return null;
  if (look.blurred >= LOOK.blurred.surely) return "fail";
  return look.blurred >= LOOK.blurred.perhaps ? "warning" : "pass";
}

/** Nothing is known against it that the whole head is there. */
export function isHeadWhole({ look }: PortraitFacts): boolean {
  return !look || checkRoom(look).outcome !== "fail";
}

function checkRoom({ frame: { x, y, width, height } }: FaceLook): Finding {
  const above = y / height;
  const below = (1 - y - height) / height;
  const beside = Math.min(x, 1 - x - width) / width;
  const rooms = { above, below, beside };
  const sides = ["above", "below", "beside"] as const;
  const fails = sides.filter((side) => rooms[side] < ROOM[side].least);
  const short = sides.filter((side) => rooms[side] < ROOM[side].clear);
  const cut = short.length > 1 ? "close" : "edge";
  if (fails.length > 0) return found("photo_whole", "fail", { cut }, "step_back");
  return short.length > 0 ? found("photo_whole", "warning", { cut }, "step_back") : found("photo_whole", "pass", {});
}

function checkEyes({ glasses, shades, rims }: FaceLook): Finding {
  if (shades >= LOOK.shades.surely) return found("photo_eyes", "fail", { worn: "shades" }, "no_glasses");
  if (shades >= LOOK.shades.perhaps) return found("photo_eyes", "warning", { worn: "shades" }, "no_glasses");
  return glasses >= LOOK.glasses.perhaps || rims >= MOST_RIMS
    ? found("photo_eyes", "warning", { worn: "glasses" }, "no_glasses")
    : found("photo_eyes", "pass", {});
}

/** Of a head that the picture's edge cuts off nobody can say what is on it. */
function checkUncovered(look: FaceLook): Finding {
  const { present, covered, capped } = look;
  if (present < LEAST_PRESENT) return found("photo_uncovered", "not_checked", {}, "free_face");
  if (covered >= LOOK.covered.perhaps) return found("photo_uncovered", "warning", { by: "face" }, "free_face");
  return capped >= LOOK.capped.perhaps && checkRoom(look).outcome === "pass"
    ? found("photo_uncovered", "warning", { by: "head" }, "free_face")
    : found("photo_uncovered", "pass", {});
}

function checkColour(look: FaceLook): Finding {
  const { hues, even } = look;
  if (hues < HUES.none) return found("photo_colour", "fail", { kind: "grey" }, "colour_photo");
  if (even < EVEN.drawn) return found("photo_colour", "fail", { kind: "drawn" }, "colour_photo");
  if (isPerhapsDrawn(look)) return found("photo_colour", "warning", { kind: "drawn" }, "colour_photo");
  return hues < HUES.few
    ? found("photo_colour", "warning", { kind: "grey" }, "colour_photo")
    : found("photo_colour", "pass", { kind: "photo" });
}
