/** The one thing that comes next, as the dashboard has it, and what is to be paid beside it. */
import { dateOf } from "#domain/calendar.ts";
import { countDone } from "#domain/journey/standing.ts";
import type { Known } from "../../known.ts";
import { ACTIONS, type Composer, reply, type Sentence, say } from "../reply.ts";
import { dayTold } from "./day-told.ts";
import { openPaper } from "./documents.ts";
import { isPayment, paymentBeside } from "./next-payment.ts";

type Next = NonNullable<Known["journey"]>["nextAction"];

export const nextStep: Composer = ({ known, now }) => {
  if (!known.journey) return reply([say("journey.notRead")], [ACTIONS.journey]);
  const action = known.journey.nextAction;
  const payment = paymentBeside(known);
  // A payment says itself by when it is due.
  const details = isPayment(action) && payment.length > 0 ? [] : actionDetails(action, dateOf(now));
  return reply(
    [say("journey.next", { step: { word: `next.${action.kind}` } }), ...details, ...payment],
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

export const journeyProgress: Composer = ({ known }) => {
  if (!known.journey) return reply([say("journey.notRead")], [ACTIONS.journey]);
  const { steps, currentStep, nextAction } = known.journey;
  const { done, percent } = countDone(steps, currentStep);
  const unrecorded = currentStep === null ? steps.filter(({ passed }) => passed).length : 0;
  return reply(
    [
      say("journey.progress", { done, count: steps.length, percent: { percent } }),
      ...(unrecorded > 0 ? [say("journey.unrecorded", { count: unrecorded })] : []),
      say("journey.next", { step: { word: `next.${nextAction.kind}` } }),
    ],
    [placeOf(nextAction)],
  );
};
