/** All that is due of the asker and the household, in the order of its days; of the days that a question names. */
import { addDays, dateOf, daysBetween } from "#domain/calendar.ts";
import type { Known } from "../../known.ts";
import { periodIn } from "../../reading/periods.ts";
import { lastDayIn } from "../../reading/weekdays.ts";
import { isByThen } from "../../reading/words/thread-words.ts";
import { ACTIONS, type Asked, type Composer, reply, type Sentence, say } from "../reply.ts";
import { openPapers } from "./documents.ts";
import { dueOf, isDated } from "./next-payment.ts";
import { actionDetails, nextStep } from "./next-step.ts";

const MOST_DUE = 6;
const MOST_LATER = 8;

type Obligation = NonNullable<Known["journey"]>["obligations"][number];
type Dated = Obligation & { readonly due: NonNullable<Obligation["due"]> };

/** Where nothing falls into the days that are named, that is said first, and then what comes next. */
export const whatIsDue: Composer = (asked) => {
  const { journey } = asked.known;
  if (!journey) return reply([say("journey.notRead")], [ACTIONS.journey]);
  const dated = journey.obligations.filter(hasDay).toSorted((a, b) => a.due.at.localeCompare(b.due.at));
  if (dated.length === 0) return reply([say("journey.noDates")], [ACTIONS.journey]);
  const last = lastAsked(asked);
  const within = last === null ? dated : dated.filter(({ due }) => due.at.slice(0, 10) <= last);
  const places = [ACTIONS.journey, ACTIONS.documents];
  if (last !== null && within.length === 0)
    return reply([say("journey.nothingUntil", { last: { date: last } }), ...nextStep(asked).sentences], places);
  return reply(
    within.slice(0, MOST_DUE).flatMap((one) => lineOf(one, asked)),
    places,
  );
};

/** What was due before today; where nothing was, that is said first. */
export const whatIsLate: Composer = (asked) => {
  const { journey } = asked.known;
  if (!journey) return reply([say("journey.notRead")], [ACTIONS.journey]);
  const late = journey.obligations.filter(hasDay).filter(({ due }) => due.isLate);
  const told = late.slice(0, MOST_DUE).flatMap((one) => lineOf(one, asked));
  return reply(told.length > 0 ? told : [say("journey.noneLate"), ...nextStep(asked).sentences], [ACTIONS.journey]);
};

/** The next step; of days that are named, all that falls into them. */
export const nextOrDue: Composer = (asked) => {
  if (asked.reading.steps > 0) return whatFollows(asked);
  return lastAsked(asked) === null ? nextStep(asked) : whatIsDue(asked);
};

/** All that comes after the next step, as the dashboard orders it. */
const whatFollows: Composer = (asked) => {
  const { journey } = asked.known;
  if (!journey) return reply([say("journey.notRead")], [ACTIONS.journey]);
  const [, ...later] = journey.obligations.filter(hasDay);
  if (later.length === 0) return nextStep(asked);
  return reply(
    later.slice(0, MOST_LATER).flatMap((one) => lineOf(one, asked)),
    [ACTIONS.journey, ACTIONS.documents],
  );
};

/** What only waits for somebody else asks for nothing. */
function hasDay(one: Obligation): one is Dated {
  return one.due !== null && (one.who === "you" || one.act.kind === "renew_certificate");
}

/** The last of the days that the question names; null: it names none. */
function lastAsked({ reading, known, now }: Asked): string | null {
  const today = dateOf(now);
  // "By then" is by the sale that everything waits for.
  const sale = known.journey?.obligations.find(({ due }) => due?.reason === "sale")?.due;
  if (sale && isByThen(reading.tokens.map(({ text }) => text))) return sale.at.slice(0, 10);
  const named = lastDayIn(reading.tokens, today);
  if (named) return named;
  const period = periodIn(reading.when, today, true);
  if (!period) return null;
  // "By the last of the week" is read as the week before, and of what is due nobody asks back in time.
  const length = daysBetween(period.first, period.last) + 1;
  return period.last < today ? addDays(period.last, length) : period.last;
}

function lineOf(one: Dated, asked: Asked): Sentence[] {
  const { act } = one;
  if ("type" in act || act.kind === "renew_certificate") {
    const { journey } = asked.known;
    return openPapers({ ...asked, known: { ...asked.known, journey: journey && { ...journey, obligations: [one] } } });
  }
  if (isDated(act)) return dueOf(act, asked.known);
  return [say("journey.next", { step: { word: `next.${act.kind}` } }), ...actionDetails(act, dateOf(asked.now))];
}
