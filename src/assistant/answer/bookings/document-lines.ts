/** One paper in words: whose, of which kind, how it stands and why. */
import { dateOf } from "#domain/calendar.ts";
import type { requiredProgress } from "#domain/documents/document.ts";
import type { ActionOf, NextAction } from "#domain/obligations/action.ts";
import { isDayKnown } from "#domain/obligations/papers/paper-dates.ts";
import { requirementDates } from "#domain/obligations/papers/requirements.ts";
import type { Known, KnownDocument } from "../../known.ts";
import { type Asked, type Sentence, say, type Value } from "../reply.ts";

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

/** Why, how it is mended and, where a person decides, that nothing is to be done. */
export function reasonsOf(document: KnownDocument, known: Known, isWhole: boolean): Sentence[] {
  const waits = document.status === "pending" && document.needsReview;
  return [
    reasonOf(document, known),
    ...(isWhole ? remedyOf(document, known) : []),
    ...(isWhole && waits ? [say("documents.nothingToDo")] : []),
  ];
}

/** What to do about what was refused. */
export function remedyOf(document: KnownDocument, known: Known): Sentence[] {
  const { status, aiAnalysis } = document;
  if (status !== "rejected" || !aiAnalysis?.suggestions.length) return [];
  return [say("documents.remedy", { ...lineOf(document, known), steps: aiAnalysis.suggestions.join(" ") })];
}

export const TO_BE_MADE = "documents.openAgain";

/** One that is made closer to the journey. */
export function certificateAgain({ traveller, from, dueOn }: ActionOf<"renew_certificate">): Sentence {
  return say(TO_BE_MADE, {
    ...{ name: traveller?.name ?? { word: "you" }, type: { word: "types.health_certificate" } },
    ...{ from: { date: from }, date: { date: dueOn } },
  });
}

/** How the day of what is due is told: the end of a sentence's key. */
type DayTold = "" | "About" | "Late" | "LateAbout" | "Turn";

/** Of a turn whose time nobody knows no day is told. */
export function dayTold(act: NextAction, isLate: boolean): DayTold {
  if ("reason" in act && !isDayKnown(act)) return "Turn";
  const about = "isForecast" in act && act.isForecast ? "About" : "";
  return isLate ? `Late${about}` : about;
}

/** A paper that is missing or refused, whose it is, and by when it is needed. */
export function openPaper(act: ActionOf<"upload_document" | "replace_document">, when: DayTold): Sentence {
  return say(`documents.open${when}`, {
    name: act.traveller?.name ?? { word: "you" },
    type: { word: `types.${act.type}` },
    state: { word: `states.${act.kind === "replace_document" ? "rejected" : "missing"}` },
    date: { date: act.dueOn },
  });
}

/** How many of what is required hold. */
export function countOf(
  name: Value,
  { verified, required }: Pick<ReturnType<typeof requiredProgress>, "verified" | "required">,
) {
  return say("documents.count", { name, verified, required });
}

/** A file that is asked for, now or from the day on which it can be made. */
export function isPaper(
  act: NextAction,
): act is ActionOf<"upload_document" | "replace_document" | "renew_certificate"> {
  return "type" in act || act.kind === "renew_certificate";
}

/** What the papers of a traveller, null the asker, are judged for; null: nothing is booked for them. */
export function journeyFor(travellerId: string | null, { journey }: Asked["known"]) {
  return journey?.paperJourneys.find((one) => one.travellerId === travellerId) ?? null;
}

/** Of a passport that was read: whether it is valid long enough. */
export function expiryOf(document: KnownDocument, { known, now }: Asked): Sentence[] {
  const expires = document.aiAnalysis?.extractedData.expiryDate;
  if (document.type !== "passport" || !expires) return [];
  const { passportValidUntil } = requirementDates(
    dateOf(now),
    journeyFor(document.isOwn ? null : document.travellerId, known),
  );
  const key = expires >= passportValidUntil ? "documents.passportLongEnough" : "documents.passportTooShort";
  return [say(key, { ...lineOf(document, known), expires: { date: expires } })];
}
