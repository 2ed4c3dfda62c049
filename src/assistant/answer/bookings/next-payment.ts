/** When something is to be paid: how much, by when, by whom, and where. */
import { fromDecimal, toMajor } from "#domain/money.ts";
import type { ActionOf, NextAction } from "#domain/obligations/action.ts";
import { targetOf } from "#domain/obligations/told/moment.ts";
import type { Known, KnownBooking } from "../../known.ts";
import { ACTIONS, type Action, type Composer, moneyOf, type Reply, reply, type Sentence, say } from "../reply.ts";
import { cardsOf, methodLabel, methodsOf } from "./cards.ts";
import { scheduleSentences } from "./own-bookings.ts";
import { byOther, inMoneyOf, NOT_READ, openOf, stoppedOf } from "./payments.ts";

/** So many dates are told; the page has them all. */
const MOST_DUE = 3;
/** A payment beside something else is told with so many sentences: what it is, and its sum or its day. */
const BESIDE = 2;
/** After every date that a payment can have. */
const LAST_DAY = "9999-12-31";

type Payment = ActionOf<"pay_amount"> | ActionOf<"pay_step"> | ActionOf<"record_reference">;
type Dated = Payment | ActionOf<"secure_hold">;

/** What is due of holds, bookings and saved plans, the earliest first; then what others pay, or the operator has to answer. */
export const nextPayment: Composer = (asked) => {
  const { known, reading, concepts } = asked;
  const { journey, bookings } = known;
  if (reading.steps > 0) return laterPayment(known, reading.steps);
  if (!journey) return NOT_READ;
  const acts = journey.obligations.map(({ act }) => act);
  const holds = acts.filter((act) => act.kind === "secure_hold").slice(0, MOST_DUE);
  const payments = paymentsIn(acts);
  // However many holds there are, the next day of all others is told.
  const dated: Dated[] = [...holds, ...payments.slice(0, Math.max(1, MOST_DUE - holds.length))];
  const lines = [
    ...dated.flatMap((act) => [...dueOf(act, known), ...(act.kind === "pay_step" ? inOwnMoney(act, known) : [])]),
    ...(bookings ?? []).filter(isStanding).flatMap((booking) => waitedFor(booking, acts)),
  ];
  // From which card a step is paid its payer decides: those that are entered are told.
  const isOfCard = concepts.includes("card") && !payments.some((act) => cardOf(act, known));
  const cards = isOfCard ? (cardsOf(known).length > 0 ? cardsOf(known) : methodsOf(known)) : [];
  if (lines.length > 0) return reply([...lines, ...cards], [...placesOf(dated), ACTIONS.payments, ACTIONS.bookings]);
  const hasNone = bookings?.every(({ phase }) => phase === "cancelled");
  if (hasNone) return reply([say("payments.noBooking")], [ACTIONS.packages]);
  // What is paid is paid by somebody: of a household's booking the others may still owe them their share.
  const isOthers = (bookings ?? []).some(({ phase, isMine }) => phase !== "cancelled" && !isMine);
  const shares = isOthers ? [say("payments.betweenYou")] : [];
  return reply([say("payments.nothingDue"), ...shares], [ACTIONS.payments, ACTIONS.bookings]);
};

/** The next step, where it is a payment, else the first one that comes; of a hold, which has minutes, the next step itself speaks. */
export function paymentBeside(known: Known): Sentence[] {
  const { journey } = known;
  if (!journey) return [];
  const { nextAction, obligations } = journey;
  const payment = isPayment(nextAction) ? nextAction : paymentsIn(obligations.map(({ act }) => act))[0];
  return payment ? dueOf(payment, known).slice(0, BESIDE) : [];
}

/** The one that comes so many after the next. */
function laterPayment({ bookings, plans }: Known, steps: number): Reply {
  const parts = (bookings ?? []).filter(isStanding).flatMap(({ reference, schedule }) =>
    schedule
      .filter(({ state, open }) => state !== "paid" && fromDecimal(open.amount) > 0)
      .map(({ open, dueOn, keptUntil }) => ({
        dueOn,
        lines: [
          say("payments.scheduled", {
            ...{ reference, amount: moneyOf(open) },
            ...{ date: { date: dueOn }, until: { date: keptUntil } },
          }),
        ],
      })),
  );
  const own = (plans ?? []).filter(({ isExample = false }) => !isExample);
  const saved = own.flatMap(({ title = "", steps: all }) =>
    all.flatMap(({ dueOn, state, amount }) =>
      dueOn === undefined || state === "done"
        ? []
        : [
            {
              dueOn,
              lines: [
                say("payments.step", { plan: title, date: { date: dueOn } }),
                say("payments.stepAmount", { amount: moneyOf(amount) }),
              ],
            },
          ],
    ),
  );
  const found = [...parts, ...saved].toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))[steps];
  return reply(found ? found.lines : [say("payments.nothingDue")], [ACTIONS.payments, ACTIONS.bookings]);
}

function paymentsIn(acts: readonly NextAction[]): Payment[] {
  return acts.filter(isPayment).toSorted((a, b) => (a.dueOn ?? LAST_DAY).localeCompare(b.dueOn ?? LAST_DAY));
}

/** Whether it is told by `dueOf`. */
export function isDated(act: NextAction): act is Dated {
  return isPayment(act) || act.kind === "secure_hold";
}

/** Money, or the number that says it was paid. */
export function isPayment(act: NextAction): act is Payment {
  return act.kind === "pay_amount" || act.kind === "pay_step" || act.kind === "record_reference";
}

function isStanding({ phase, completed }: KnownBooking): boolean {
  return phase !== "cancelled" && !completed;
}

/** Where the first of them is paid. */
function placesOf([first]: readonly Dated[]): Action[] {
  if (!first) return [];
  return [{ key: first.kind === "pay_step" ? "plan" : "booking", target: `open:${targetOf(first)}` }];
}

/** What is to be paid, secured or recorded, with its sum and day. */
export function dueOf(act: Dated, known: Known): Sentence[] {
  if (act.kind === "pay_step") return stepDue(act, known);
  const booking = known.bookings?.find(({ id }) => id === act.bookingId);
  if (!booking) return [];
  if (act.kind === "secure_hold") return holdToSecure(booking, act.until);
  if (act.kind === "record_reference") {
    const number = act.dueOn === null ? [] : [say("payments.numberBy", { date: { date: act.dueOn } })];
    const wallet =
      act.walletBy === null ? say("payments.walletLate") : say("payments.walletBy", { date: { date: act.walletBy } });
    return [openOf(booking), ...number, wallet];
  }
  const open = booking.schedule.find(({ dueOn, state }) => dueOn === act.dueOn && state !== "paid")?.open;
  if (!open) return [];
  const values = { reference: booking.reference, amount: moneyOf(open), date: { date: act.dueOn } };
  const later = scheduleSentences(booking);
  const whole = later.length > 1 ? [...later, togetherOf(booking)] : [];
  return [say(act.isLate ? "payments.late" : "payments.next", values), ...whole, say("payments.payOnBooking")];
}

function togetherOf({ schedule, currency }: KnownBooking): Sentence {
  const open = schedule.reduce((sum, part) => sum + fromDecimal(part.open.amount), 0);
  return say("payments.together", { total: { money: toMajor(open), currency } });
}

/** What is held has not been paid or confirmed: its price is open, its first part falls due at once, and its minutes count. */
function holdToSecure(booking: KnownBooking, until: string): Sentence[] {
  const { reference, schedule } = booking;
  const at = { dateTime: until };
  const [first] = schedule;
  if (!first) return [openOf(booking), say("queue.heldUntil", { reference, at })];
  return [
    openOf(booking),
    say("payments.first", { reference, amount: moneyOf(first.open), at }),
    say("payments.payOnBooking"),
  ];
}

function stepDue({ planId, stepId, title, dueOn, isLate }: ActionOf<"pay_step">, { plans }: Known): Sentence[] {
  const step = plans?.find(({ id }) => id === planId)?.steps.find(({ id }) => id === stepId);
  return [
    say(isLate ? "payments.stepLate" : "payments.step", { plan: title, date: { date: dueOn } }),
    ...(step ? [say("payments.stepAmount", { amount: moneyOf(step.amount) })] : []),
    ...(step?.method ? [say("payments.stepFrom", { method: methodLabel(step.method) })] : []),
  ];
}

/** What a step comes to in the money of where the asker lives. */
function inOwnMoney({ planId, stepId }: ActionOf<"pay_step">, { plans, travellers }: Known): Sentence[] {
  const sum = plans?.find(({ id }) => id === planId)?.steps.find(({ id }) => id === stepId)?.amount;
  return sum ? inMoneyOf({ amount: toMajor(fromDecimal(sum.amount)), currency: sum.currency }, travellers) : [];
}

function cardOf(act: Payment, { plans }: Known) {
  if (act.kind !== "pay_step") return null;
  return plans?.find(({ id }) => id === act.planId)?.steps.find(({ id }) => id === act.stepId)?.method ?? null;
}

/** Nothing that the asker pays: it is another's, or the operator has not answered yet. */
function waitedFor(booking: KnownBooking, acts: readonly NextAction[]): Sentence[] {
  const { id, reference, isMine, phase, operatorName: operator } = booking;
  const stopped = stoppedOf(booking);
  if (isMine && stopped.length > 0) return stopped;
  if (isMine) return phase === "awaiting_approval" ? [say("payments.afterAnswer", { reference, operator })] : [];
  if (phase === "confirmed") return [];
  const act = acts.find((one) => "bookingId" in one && one.bookingId === id);
  return [...byOther(booking), ...othersDate(act, booking), ...stopped];
}

function othersDate(act: NextAction | undefined, { reference, phase }: KnownBooking): Sentence[] {
  if (act?.kind === "await_hold")
    return [say("queue.heldByOther", { reference, name: act.member, at: { dateTime: act.until } })];
  if (act?.kind !== "await_booker" || act.dueOn === null) return [];
  const date = { date: act.dueOn };
  return [say(phase === "awaiting_reference" ? "payments.numberBy" : "payments.othersNext", { date })];
}
