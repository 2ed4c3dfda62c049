/** Rules for the portrait that Nusuk takes. Source: docs/sources.md#photo. */

import type { DocumentFacts, FileFacts, FoundFace, Frame, PortraitFacts } from "../seen/facts.ts";
import { saysSomething } from "../seen/unread.ts";
import type { JudgeContext } from "../verdicts/context.ts";
import type { Finding } from "../verdicts/finding.ts";
import { found } from "../verdicts/weights.ts";
import { checkLook, isHeadWhole, softnessOf } from "./photo-look.ts";

/** Pixels of each side at least (SPEC §9). Source: docs/sources.md#photo. */
export const LEAST_PHOTO_SIDE = 200;

/** Below the first a face cannot be made out, below the second it may be; on the scale of `sharpness` (docs/documents.md). */
const SHARPNESS = { least: 20, clear: 60 } as const;

/** White within these counts, beyond the others it does not; brightness 0–255 (docs/documents.md). */
const WHITE = { brightness: 222, deviation: 14, chroma: 14 } as const;
const NOT_WHITE = { brightness: 190, deviation: 40, chroma: 32 } as const;

/**
 * Scores of a face that is there and of what may be one; a face lower than its share of the picture is no portrait; a
 * nose so far beside the eyes' middle looks aside by about 20 degrees (docs/documents.md).
 */
const FACE = {
  sure: 0.65,
  likely: 0.4,
  likelyHeight: 0.1,
  leastHeight: 0.2,
  mostTurned: 0.25,
  mostTilted: 15,
} as const;

/** Lines of text that no portrait has. */
const MOST_TEXT = 3;

type PhotoFacts = Pick<DocumentFacts, "file" | "sharpness" | "zone" | "text" | "textFrom" | "portrait">;

export function checkPhoto(facts: PhotoFacts, { allowSpecimens }: Pick<JudgeContext, "allowSpecimens">): Finding[] {
  const { portrait } = facts;
  return [
    checkSize(facts),
    checkSharp(facts, allowSpecimens),
    checkBackground(portrait),
    checkFace(facts),
    ...(portrait ? checkLook(portrait, allowSpecimens) : []),
    checkNoDocument(facts),
  ];
}

/** One portrait is one person's: asked only of a file that is here as another traveller's. */
export function checkPhotoHolder(whose: string | null): Finding[] {
  return whose === null ? [] : [found("photo_holder", "fail", { whose }, "own_photo")];
}

function checkSize({ file: { width, height } }: PhotoFacts): Finding {
  const evidence = { width, height, needed: LEAST_PHOTO_SIDE };
  return Math.min(width, height) >= LEAST_PHOTO_SIDE
    ? found("photo_size", "pass", evidence)
    : found("photo_size", "fail", evidence, "larger_photo");
}

/** Where a face is, it is the face that must be sharp: pale cloth before a pale wall has few edges, patterned cloth many. */
function checkSharp({ sharpness, portrait }: PhotoFacts, allowSpecimens: boolean): Finding {
  const softness = softnessOf(portrait, allowSpecimens);
  const where = softness === null ? "picture" : "face";
  const evidence = { sharpness, needed: SHARPNESS.clear, where };
  if (sharpness < SHARPNESS.least) {
    return found("photo_sharp", "fail", { ...evidence, where: "picture" }, "sharper_photo");
  }
  const outcome = softness ?? (sharpness < SHARPNESS.clear ? "warning" : "pass");
  return outcome === "pass"
    ? found("photo_sharp", "pass", evidence)
    : found("photo_sharp", outcome, evidence, "sharper_photo");
}

function checkBackground(portrait: PortraitFacts | null): Finding {
  if (!portrait) return found("photo_background", "not_checked", { reason: "unread" }, "person_reviews");
  // Of a face that fills the picture no ground is seen.
  if (!isHeadWhole(portrait)) return found("photo_background", "not_checked", { reason: "hidden" }, "step_back");
  const { ground } = portrait;
  const evidence = { ...ground, needed: WHITE.brightness };
  if (causeBeyond(WHITE, ground) === null) return found("photo_background", "pass", evidence);
  const cause = causeBeyond(NOT_WHITE, ground);
  return cause === null
    ? found("photo_background", "warning", evidence, "white_background")
    : found("photo_background", "fail", { ...evidence, cause }, "white_background");
}

/** In a word why a ground is not white by these bounds, what is plainest to see first. */
function causeBeyond(bounds: PortraitFacts["ground"], { brightness, deviation, chroma }: PortraitFacts["ground"]) {
  if (chroma > bounds.chroma) return "coloured";
  if (deviation > bounds.deviation) return "uneven";
  return brightness < bounds.brightness ? "dark" : null;
}

function checkFace({ portrait, file }: PhotoFacts): Finding {
  if (portrait && !portrait.figure && !portrait.faces?.length) {
    return found("photo_face", "fail", { seen: "nobody", faces: 0 }, "photo_of_person");
  }
  if (!portrait?.faces) return found("photo_face", "not_checked", { reason: "eye" }, "person_reviews");
  const [first, second] = portrait.faces.filter(isLikelyFace);
  if (!first) return found("photo_face", "fail", { seen: "no_face", faces: 0 }, "photo_of_person");
  return second ? withBox(severalFaces(portrait.faces), second.box, file) : withBox(oneFace(first), first.box, file);
}

function severalFaces(faces: readonly FoundFace[]): Finding {
  const sure = faces.filter(isSureFace).length;
  return sure > 1
    ? found("photo_face", "fail", { seen: "several", faces: sure }, "one_face")
    : found("photo_face", "warning", { reason: "second" }, "one_face");
}

function oneFace(face: FoundFace): Finding {
  const evidence = { faces: 1, share: Math.round(100 * face.box.height) };
  if (!isSureFace(face)) return found("photo_face", "not_checked", { ...evidence, reason: "unsure" }, "person_reviews");
  if (face.box.height < FACE.leastHeight) {
    return found("photo_face", "not_checked", { ...evidence, reason: "small" }, "photo_of_person");
  }
  return face.turned > FACE.mostTurned || face.tilted > FACE.mostTilted
    ? found("photo_face", "warning", { ...evidence, reason: "turned" }, "look_ahead")
    : found("photo_face", "pass", evidence);
}

function isSureFace({ score }: FoundFace): boolean {
  return score >= FACE.sure;
}

/** Small things that look a little like a face are everywhere. */
function isLikelyFace(face: FoundFace): boolean {
  return isSureFace(face) || (face.score >= FACE.likely && face.box.height >= FACE.likelyHeight);
}

/** One face, large enough and surely there: whatever else the picture is, it shows a person. */
export function showsOnePerson(portrait: PortraitFacts | null): boolean {
  const [first, second] = portrait?.faces?.filter(isLikelyFace) ?? [];
  return first !== undefined && second === undefined && isSureFace(first) && first.box.height >= FACE.leastHeight;
}

function withBox(finding: Finding, { x, y, width, height }: Frame, page: FileFacts): Finding {
  const corner = (across: number, down: number) => ({
    x: Math.round((x + across * width) * page.width),
    y: Math.round((y + down * height) * page.height),
  });
  return { ...finding, box: [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)], page: 1 };
}

/** Only lines in which something was read count as text. */
function checkNoDocument({ zone, text, textFrom, portrait }: PhotoFacts): Finding {
  const lines = text.filter(saysSomething).length;
  const evidence = { zone: zone !== null, lines };
  if (lines > MOST_TEXT) return found("photo_not_document", "fail", evidence, "photo_of_person");
  // Lines that look like a document's but cannot be trusted may also be a pattern of the clothes.
  if (zone) return found("photo_not_document", "warning", evidence, "photo_of_person");
  return portrait && textFrom === "file"
    ? found("photo_not_document", "not_checked", { reason: "unread" }, "person_reviews")
    : found("photo_not_document", "pass", evidence);
}
