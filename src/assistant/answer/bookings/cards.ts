/** What the asker's own cards take and carry, and whether their limits reach for what is planned. */
import { type Currency, fromDecimal, toMajor } from "#domain/money.ts";
import { convert } from "#domain/payments/rates/rates.ts";
import type { Known, KnownMethod } from "../../known.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { asksStored } from "../../reading/words/offer-words.ts";
import { isThrifty } from "../../reading/words/thread-words.ts";
import { isTill, isWhole } from "../../reading/words/turn-words.ts";
import { isEnough } from "../acts/account-acts.ts";
import { ACTIONS, type Composer, moneyOf, reply, type Sentence, say } from "../reply.ts";

/** So many as a percentage is entered with. */
export const decimalsOf = (percent: number) => String(percent).split(".")[1]?.length ?? 0;

/** As it is called on the payments page. */
export function methodLabel({ brand, lastFour }: { readonly brand: string; readonly lastFour: string | null }): string {
  return lastFour ? `${brand} ·· ${lastFour}` : brand;
}

/** Each with its fee abroad and its limit; beside the wallet whether they reach for it. The rule for everybody only where none is entered. */
export const paymentMethods: Composer = ({ known, concepts, reading }) => {
  const told = cardsOf(known);
  if (told.length === 0) return reply(methodsOf(known), [ACTIONS.payments], 1);
  const words = reading.tokens.map(({ text }) => text);
  const isOfWallet = ["wallet", "nusuk"].some((one) => concepts.includes(one)) || isWhole(words) || isEnough(words);
  const [whether, ...limits] = limitsOf(known);
  const first = isOfWallet ? whether : undefined;
  // A payment that the bank has stopped is helped by the rule; whoever asks what cards take is told that alone.
  const isStopped = reading.tokens.some(({ text }) => isBlocked(text));
  // Which there are is told in their own order; which is best is another question.
  const isOfList = asksStored(words) && !isThrifty(words);
  const listed = isOfList ? [...methodsOf(known), ...(known.methods ?? []).flatMap(cardLine)] : told;
  return reply(
    first ? [first, ...told, ...limits] : isOfList ? listed : [...listed, ...limits],
    [ACTIONS.payments],
    isStopped ? ["methodsLimit"] : 0,
  );
};

const isBlocked = wordMatcher(
  "block* stopped declined محظور* محجوب* موقوف* بلاک ब्लॉक ব্লক bloke* bloque* diblokir blokir disekat مسدود блок* заблок*",
);

/** Which of the own cards takes least beside the rule; at a till only that, and that its offer is refused. */
export const cheapestWay: Composer = ({ known, reading }) => {
  const told = cardsOf(known);
  const isAtTill = isTill(reading.tokens.map(({ text }) => text));
  return reply(isAtTill ? told.slice(0, 1) : told, [ACTIONS.payments], isAtTill ? ["payLocalCurrency"] : 1);
};

/** Where methods are changed, and which there are. */
export const changeMethods: Composer = ({ known }) =>
  reply([say("payments.changeMethods"), ...methodsOf(known)], [ACTIONS.payments]);

export function methodsOf({ methods }: Known): Sentence[] {
  if (!methods) return [];
  if (methods.length === 0) return [say("payments.noMethods")];
  return [say("payments.methods", { list: { list: methods.map(methodLabel) } })];
}

/** The one that takes least is told first, where it is one. */
export function cardsOf({ methods }: Known): Sentence[] {
  const told = (methods ?? []).flatMap(cardLine);
  const fees = (methods ?? []).flatMap((method) => (method.fees ? [{ method, fee: feeOf(method.fees) }] : []));
  const [best, next] = fees.toSorted((one, other) => one.fee - other.fee);
  // No line below it may tell of a lower fee.
  const least = Math.min(...fees.map(({ method }) => method.fees?.foreignPercent ?? 0));
  const isTold =
    best &&
    next &&
    best.fee < next.fee &&
    best.method.fees?.foreignPercent === least &&
    fees.length === methods?.length;
  return isTold ? [say("payments.cardBest", { method: methodLabel(best.method) }), ...told] : told;
}

function cardLine({ limit, fees, ...method }: KnownMethod): Sentence[] {
  if (!limit) return [];
  const fee = fees ? fees.foreignPercent : 0;
  const kind = !fees ? "usual" : fee === 0 ? "none" : "fee";
  return [
    say("payments.card", {
      ...{ method: methodLabel(method), kind, limit: moneyOf(limit) },
      fee: { percent: fee, decimals: decimalsOf(fee) },
    }),
  ];
}

/** What a payment abroad takes; what comes back later has limits of its own. */
function feeOf({ foreignPercent, spreadPercent }: NonNullable<KnownMethod["fees"]>): number {
  return foreignPercent + spreadPercent;
}

/** The asker's own plan for the wallet: of another's one may have to pay a step. */
export function walletPlan({ plans }: Pick<Known, "plans">) {
  return plans?.find(
    ({ isExample = false, target, owner }) => !isExample && target === "wallet" && owner?.isYou !== false,
  );
}

/** The limits of all methods together beside the plan for the wallet. */
function limitsOf({ methods, plans }: Known): Sentence[] {
  const plan = walletPlan({ plans });
  const limits = (methods ?? []).flatMap(({ limit }) => limit ?? []);
  if (!plan?.cost || limits.length === 0) return [];
  const { currency } = plan.cost;
  const done = plan.done ? inCurrency(plan.done, currency) : 0;
  const needed = fromDecimal(plan.cost.amount) - done;
  const total = limits.reduce((sum, limit) => sum + inCurrency(limit, currency), 0);
  const money = (minor: number) => ({ money: toMajor(minor), currency });
  const values = { plan: plan.title ?? "", total: money(total), cost: money(needed), missing: money(needed - total) };
  return total < needed
    ? [say("answers.no"), say("payments.limitsShort", values)]
    : [say("answers.yes"), say("payments.limitsEnough", values)];
}

function inCurrency({ amount, currency }: { amount: string; currency: Currency }, to: Currency): number {
  return currency === to ? fromDecimal(amount) : convert(fromDecimal(amount), currency, to).minor;
}
