/** One paper in words: whose, of which kind, how it stands and why. */
import type { Known, KnownDocument } from "../../known.ts";
import { type Sentence, say, type Value } from "../reply.ts";

/** The values of a sentence about it: whose, which and how it stands. */
export function lineOf(document: KnownDocument, known: Known): Readonly<Record<string, Value>> {
  const state = document.status === "pending" && document.needsReview ? "review" : document.status;
  return {
    name: nameOf(document, known),
    type: { word: `types.${document.type}` },
    state: { word: `states.${state}` },
  };
}

function nameOf({ isOwn, travellerId }: KnownDocument, { travellers }: Known): Value {
  const person = travellers?.find(({ id, isSelf }) => (isOwn ? isSelf : id === travellerId));
  return person?.givenNames || { word: isOwn ? "you" : "someone" };
}

/** Why it was refused, or how it stands. */
export function reasonOf(document: KnownDocument, known: Known): Sentence {
  const line = lineOf(document, known);
  const reasons = document.review?.reason ?? document.aiAnalysis?.issues.join(" ") ?? "";
  if (document.status === "rejected" && reasons !== "") return say("documents.reason", { ...line, reasons });
  return say(document.needsReview ? "documents.inReview" : "documents.line", line);
}
