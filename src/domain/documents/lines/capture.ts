/** Why machine-readable lines could not be trusted, from what was measured in the picture: one cause, one remedy. */
import type { CaptureFacts } from "../seen/facts.ts";
import type { Evidence, RemedyKey } from "../verdicts/finding.ts";

export interface Cause {
  readonly evidence: Evidence & { readonly cause: CauseName };
  readonly remedyKey: RemedyKey;
}

/** `unclear`: none of the others. */
type CauseName = "cut" | "small" | "dark" | "blurred" | "glare" | "beside" | "unclear";

/** Measured on drawn pages (docs/documents.md): capitals that are still read in good pictures have 5 pixels. */
const LEAST_LETTERS = 8;
/** The lightest part of a page that is lit at all is brighter. */
const LEAST_BRIGHTNESS = 100;
/** Sharp lines have 1 to 1.2, unreadable ones 2.8 and more. */
const MOST_BLUR = 1.8;
/** A page of a passport has some ten lines of print. */
const MOST_PRINT = 40;

/** The first that applies, what no other light would mend before the rest. */
export function causeOf(capture: CaptureFacts | null | undefined): Cause {
  if (!capture) return { evidence: { cause: "unclear" }, remedyKey: "retake_page" };
  const { cut, letters, brightness, blur, glare, print } = capture;
  if (cut) return { evidence: { cause: "cut", edge: cut }, remedyKey: "retake_whole" };
  if (letters < LEAST_LETTERS) {
    return { evidence: { cause: "small", letters, needed: LEAST_LETTERS }, remedyKey: "retake_closer" };
  }
  if (brightness < LEAST_BRIGHTNESS) return { evidence: { cause: "dark", brightness }, remedyKey: "retake_lighter" };
  if (blur > MOST_BLUR) return { evidence: { cause: "blurred", blur }, remedyKey: "retake_sharper" };
  if (glare) {
    const where = glare === "somewhere" ? { from: 0, to: 0, line: 0 } : glare;
    return { evidence: { cause: "glare", ...where }, remedyKey: "retake_glare" };
  }
  if (print > MOST_PRINT) return { evidence: { cause: "beside", print }, remedyKey: "retake_alone" };
  return { evidence: { cause: "unclear" }, remedyKey: "retake_page" };
}
