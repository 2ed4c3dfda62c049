/** The one thing that comes next, as the dashboard has it, and what is to be paid beside it. */
import { dateOf } from "#domain/calendar.ts";
import { countDone } from "#domain/journey/standing.ts";
import type { Known } from "../../known.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { isOnlyOne } from "../../reading/words/thread-words.ts";
import { ACTIONS, type Composer, reply, type Sentence, say } from "../reply.ts";
import { dayTold, openPaper, reasonOf } from "./document-lines.ts";
import { isPayment, paymentBeside } from "./next-payment.ts";
import { queueWait } from "./queue.ts";

type Next = NonNullable<Known["journey"]>["nextAction"];

export const nextStep: Composer = ({ known, now, reading }) => {
  if (!known.journey) return reply([say("journey.notRead")], [ACTIONS.journey]);
  const action = known.journey.nextAction;
  const payment = paymentBeside(known);
  const isBrief = isOnlyOne(reading.tokens.map(({ text }) => text));
  // A payment says itself by when it is due.
  const details = isPayment(action) && payment.length > 0 ? [] : actionDetails(action, dateOf(now));
  return reply(
    [
      say("journey.next", { step: { word: `next.${action.kind}` } }),
      ...details,
      ...(isBrief && details.length > 0 ? [] : payment),
    ],
    [placeOf(action)],
  );
};

/** The questions that a new account is asked stand on the dashboard alone. */
function placeOf({ kind }: Next) {
  return kind === "welcome" ? ACTIONS.dashboard : ACTIONS.journey;
}

/** Whom it is about, and by when it has to be done; a paper by its name. */
export function actionDetails(action: Next, today: string): Sentence[] {
  const day = "dueOn" in action ? action.dueOn : null;
  const when = dayTold(action, day !== null && day < today);
  if (action.kind === "upload_document" || action.kind === "replace_document") return [openPaper(action, when)];
  if (action.kind === "choose_package")
    return action.member === undefined ? [] : [say("journey.heldBy", { name: action.member })];
  const name = personOf(action);
  const until = "until" in action ? action.until : null;
  return [
    ...(name === null ? [] : [say("journey.forPerson", { name })]),
    ...(day === null ? [] : [say(`journey.due${when}`, { date: { date: day } })]),
    ...(until === null ? [] : [say("journey.until", { at: { dateTime: until } })]),
  ];
}

function personOf(action: Next): string | null {
  if ("member" in action) return action.member ?? null;
  return "traveller" in action ? (action.traveller?.name ?? null) : null;
}

/** A kind word, then the one thing that comes next. */
export const calmStep: Composer = (asked) => {
  const next = asked.known.journey ? nextStep(asked).sentences : [];
  return reply([say("meta.calm"), ...next], [ACTIONS.journey, ACTIONS.person]);
};

const isProfile = wordMatcher("profile profil* ملفي الملف پروفائل پروفایل प्रोफाइल প্রোফাইল* профил*");

export const journeyProgress: Composer = ({ known, reading }) => {
  if (!known.journey) return reply([say("journey.notRead")], [ACTIONS.journey]);
  const { steps, currentStep, nextAction, headerProgress: profile } = known.journey;
  const isOfProfile = profile !== undefined && reading.tokens.some(({ text }) => isProfile(text));
  const { done, percent } = countDone(steps, currentStep);
  const unrecorded = currentStep === null ? steps.filter(({ passed }) => passed).length : 0;
  return reply(
    [
      ...(isOfProfile ? [say("journey.profile", { percent: { percent: profile } })] : []),
      say("journey.progress", { done, count: steps.length, percent: { percent } }),
      ...(unrecorded > 0 ? [say("journey.unrecorded", { count: unrecorded })] : []),
      say("journey.next", { step: { word: `next.${nextAction.kind}` } }),
    ],
    [placeOf(nextAction)],
  );
};

/** The share of the profile and that of the journey, and what each counts. */
export const twoFigures: Composer = ({ known }) => {
  if (!known.journey) return reply([say("journey.notRead")], [ACTIONS.journey]);
  const { steps, currentStep, headerProgress: profile } = known.journey;
  const { done, percent } = countDone(steps, currentStep);
  return reply(
    [
      ...(profile === undefined ? [] : [say("journey.profile", { percent: { percent: profile } })]),
      say("journey.progress", { done, count: steps.length, percent: { percent } }),
    ],
    [ACTIONS.journey],
    ["progressTwoFigures"],
  );
};

/** What somebody else has to do first: a check, a turn in line, an operator, one of the household. */
export const waitsForOthers: Composer = (asked) => {
  const { journey, documents, queue } = asked.known;
  if (!journey) return reply([say("journey.notRead")], [ACTIONS.journey]);
  const waiting = journey.obligations.filter(({ who }) => who !== "you" && who !== "nobody");
  const lines = waiting.flatMap(({ act }) => {
    const checked = (documents ?? []).filter(({ status, replacedBy }) => status === "pending" && !replacedBy);
    if (act.kind === "await_documents" && checked.length > 0)
      return checked.map((document) => reasonOf(document, asked.known));
    if (act.kind === "await_turn" && queue) return [...lineOf(queue), ...queueWait(asked).sentences.slice(0, 1)];
    return [say("journey.waits", { step: { word: `next.${act.kind}` } })];
  });
  return reply(lines.length > 0 ? lines : [say("journey.noneWaits")], [ACTIONS.journey]);
};

function lineOf({ ticket, windows }: NonNullable<Known["queue"]>): Sentence[] {
  const window = windows.find(({ id }) => id === ticket?.windowId);
  return window ? [say("queue.standsWith", { operator: window.operatorName })] : [];
}
