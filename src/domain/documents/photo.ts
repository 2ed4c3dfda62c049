/** Rules for the portrait that Nusuk takes. Source: docs/sources.md#photo. */
import type { DocumentFacts, PortraitFacts } from "./facts.ts";
import type { Finding } from "./finding.ts";
import { found } from "./weights.ts";

/** Pixels of each side at least (SPEC §9). Source: docs/sources.md#photo. */
export const LEAST_PHOTO_SIDE = 200;

/** Below the first a face cannot be made out, below the second it may be; on the scale of `sharpness` (docs/documents.md). */
const SHARPNESS = { least: 20, clear: 60 } as const;

/** White within these counts, beyond the others it does not; brightness 0–255 (docs/documents.md). */
const WHITE = { brightness: 222, deviation: 14, chroma: 14 } as const;
const NOT_WHITE = { brightness: 190, deviation: 40, chroma: 32 } as const;

/** Lines of text that no portrait has. */
const MOST_TEXT = 3;

type PhotoFacts = Pick<DocumentFacts, "file" | "sharpness" | "zone" | "text" | "portrait">;

export function checkPhoto(facts: PhotoFacts): Finding[] {
  return [
    checkSize(facts),
    checkSharp(facts.sharpness),
    checkBackground(facts.portrait),
    checkFace(facts.portrait),
    checkNoDocument(facts),
  ];
}

function checkSize({ file: { width, height } }: PhotoFacts): Finding {
  const evidence = { width, height, needed: LEAST_PHOTO_SIDE };
  return Math.min(width, height) >= LEAST_PHOTO_SIDE
    ? found("photo_size", "pass", evidence)
    : found("photo_size", "fail", evidence, "larger_photo");
}

function checkSharp(sharpness: number): Finding {
  const evidence = { sharpness, needed: SHARPNESS.clear };
  if (sharpness < SHARPNESS.least) return found("photo_sharp", "fail", evidence, "sharper_photo");
  return sharpness < SHARPNESS.clear
    ? found("photo_sharp", "warning", evidence, "sharper_photo")
    : found("photo_sharp", "pass", evidence);
}

function checkBackground(portrait: PortraitFacts | null): Finding {
  if (!portrait) return found("photo_background", "not_checked", { reason: "unread" }, "person_reviews");
  const { brightness, deviation, chroma } = portrait.ground;
  const evidence = { brightness, deviation, chroma, needed: WHITE.brightness };
  if (brightness >= WHITE.brightness && deviation <= WHITE.deviation && chroma <= WHITE.chroma) {
    return found("photo_background", "pass", evidence);
  }
  const wrong = brightness < NOT_WHITE.brightness || deviation > NOT_WHITE.deviation || chroma > NOT_WHITE.chroma;
  return found("photo_background", wrong ? "fail" : "warning", evidence, "white_background");
}

/** A machine here finds an empty picture, but no face: whether there is one, and only one, is for a person to see. */
function checkFace(portrait: PortraitFacts | null): Finding {
  if (portrait && !portrait.figure) return found("photo_face", "fail", { figure: false }, "photo_of_person");
  return found("photo_face", "not_checked", { reason: "eye" }, "person_reviews");
}

function checkNoDocument({ zone, text }: PhotoFacts): Finding {
  const evidence = { zone: zone !== null, lines: text.length };
  if (text.length > MOST_TEXT) return found("photo_not_document", "fail", evidence, "photo_of_person");
  // Lines that look like a document's but cannot be trusted may also be a pattern of the clothes.
  return zone
    ? found("photo_not_document", "warning", evidence, "photo_of_person")
    : found("photo_not_document", "pass", evidence);
}
