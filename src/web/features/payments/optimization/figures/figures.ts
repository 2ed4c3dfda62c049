/** The figures that the payer moves, and what is asked with them. */
import type { OptimizeRequest } from "#contract/payment-centre.ts";
import type { PlannableBooking } from "#contract/payment-dues.ts";
import type { PaymentMethod } from "#contract/payment-methods.ts";
import { type Currency, toMajor } from "#domain/money.ts";
import type { MethodType } from "#domain/payment-method.ts";
import { EXAMPLE_PROBLEM } from "#domain/payments/plan/example.ts";
import type { SplitMode } from "#domain/payments/plan/problem.ts";
import { typedMinor } from "#domain/typed-number.ts";
import { capOf, numberedPeople, type SplitPerson, shareWeightOf } from "../../people/people-model.ts";

export interface PlannedMethod {
  /** Of the account's own methods, or a name of a sample. */
  readonly id: string;
  readonly isOwn: boolean;
  readonly type: MethodType;
  readonly currency: Currency;
  /** As typed. */
  readonly limit: string;
  /** Null: those usual for its type. */
  readonly fees: PaymentMethod["fees"];
  /** Of `people`, whose it is; null: the first. */
  readonly owner: string | null;
}

export interface PlanFigures {
  /** Null: a free sum. */
  readonly booking: PlannableBooking | null;
  /** In pounds, as typed; of a free sum. */
  readonly total: string;
  readonly currencies: readonly Currency[];
  readonly methods: readonly PlannedMethod[];
  readonly people: readonly SplitPerson[];
  readonly split: SplitMode;
  readonly isWallet: boolean;
  readonly section75: boolean;
  readonly fewestCharges: boolean;
  /** The demonstration's package, priced by its operator in three currencies. */
  readonly isExample: boolean;
  /** The free sum is still the one that everybody begins with: nobody's own. */
  readonly isStart: boolean;
}

/** SPEC §9. */
const START_TOTAL = "34000";
export const MOST_PEOPLE = 8;
const START_PEOPLE = 5;
const START_CURRENCIES = ["GBP", "SAR", "USD"] as const;
const EXAMPLE_CURRENCIES = [...new Set(EXAMPLE_PROBLEM.bill.lines.map(({ currency }) => currency))];
const SAMPLE: readonly PlannedMethod[] = (["visa", "mastercard"] as const).map((type) => {
  const limit = { visa: "15000", mastercard: "20000" }[type];
  return { id: type, isOwn: false, type, currency: "GBP", limit, fees: null, owner: null };
});

interface Start {
  readonly own: readonly PaymentMethod[];
  readonly isDemo: boolean;
  readonly nameOf: (number: number) => string;
}

/** SPEC's example, of nobody's own: its two samples, and people who are only counted. The demonstration has its methods. */
export function startOf({ own, isDemo, nameOf }: Start): PlanFigures {
  return {
    ...{ booking: null, total: START_TOTAL, currencies: START_CURRENCIES },
    ...{ methods: isDemo ? ownMethods(own, exampleMethods()) : SAMPLE },
    ...{ people: numberedPeople(START_PEOPLE, nameOf), split: "equal" as const },
    ...{ isWallet: false, section75: false, fewestCharges: false },
    ...{ isExample: isDemo, isStart: !isDemo },
  };
}

/** The payer's own in their order; those given where there are none yet. */
function ownMethods(own: readonly PaymentMethod[], without = SAMPLE): readonly PlannedMethod[] {
  const described = own.map(({ id, type, limit, fees }): PlannedMethod => {
    const amount = String(Number(limit.amount));
    return { id, isOwn: true, type, currency: limit.currency, limit: amount, fees, owner: null };
  });
  return described.length > 0 ? described : without;
}

function exampleMethods(): PlannedMethod[] {
  const none = { fixedFee: "0.00", minimum: "0.00", cashbackPercent: 0, cashbackCap: "0.00" };
  return EXAMPLE_PROBLEM.methods.map(({ id, type, currency, limitMinor, fees }) => {
    const percents = { spreadPercent: fees.spreadPpm / 10_000, foreignPercent: fees.foreignFeePpm / 10_000 };
    const limit = String(limitMinor / 100);
    return { id, isOwn: false, type, currency, limit, fees: { ...none, ...percents }, owner: null };
  });
}

/** Null for what is no amount above zero with at most two decimals. */
export function majorOf(typed: string): number | null {
  const minor = typedMinor(typed);
  return minor === null || minor === 0 ? null : toMajor(minor);
}

/** Whether the whole sum goes into the payer's Nusuk wallet. */
export function isForWallet({ booking, isWallet }: PlanFigures): boolean {
  return booking ? booking.target === "wallet" : isWallet;
}

/** Whether the demonstration's bill takes the place of one's own total and currencies. */
export function isOfExample({ booking, isExample, isWallet }: PlanFigures): boolean {
  return isExample && !isWallet && booking === null;
}

/**
 * Whether an operator takes the money. Of a free sum it is not known, and where Section 75 holds, in the United Kingdom, Nusuk
 * sells (docs/sources.md#channels).
 */
export function isPaidToOperator(figures: PlanFigures): boolean {
  return figures.booking?.target === "operator" || isOfExample(figures);
}

/** Whether the sum is an example's: the demonstration's, or the one that everybody begins with. */
export function isExampleSum(figures: PlanFigures): boolean {
  return isOfExample(figures) || (figures.isStart && figures.booking === null);
}

/** Whether a sum of one's own is worked out with the two samples, as they came: no method has been entered. */
export function isSampled(figures: PlanFigures): boolean {
  return figures.methods === SAMPLE && !isExampleSum(figures);
}

/** Figures that stop or begin to be an example's change whose they are: one's own methods and people, or nobody's. */
export function ownedAs(
  was: PlanFigures,
  next: PlanFigures,
  { own, isDemo, nameOf }: Start,
  start: PlanFigures,
): PlanFigures {
  if (isExampleSum(was) === isExampleSum(next)) return next;
  if (isExampleSum(next)) return { ...next, people: start.people, split: start.split, methods: start.methods };
  const people = next.people.map((person, at) => ({ ...person, name: nameOf(at + 1) }));
  return { ...next, people, methods: isDemo ? next.methods : ownMethods(own, next.methods) };
}

/** Those in which is charged: the example's are its own, and the wallet takes riyals alone. */
export function currenciesOf(figures: PlanFigures): readonly Currency[] {
  if (isForWallet(figures)) return ["SAR"];
  return isOfExample(figures) ? EXAMPLE_CURRENCIES : figures.currencies;
}

/** Null while a figure is no amount, or nobody pays. */
export function requestOf(figures: PlanFigures): OptimizeRequest | null {
  const { booking, currencies, methods, people, split, section75, fewestCharges, isWallet } = figures;
  const total = booking ? 1 : majorOf(figures.total);
  const limits = methods.map(({ limit }) => majorOf(limit));
  if (total === null || limits.includes(null) || !people.some(({ pays }) => pays)) return null;
  return {
    totalAmount: total,
    currencies: [...currencies],
    paymentMethods: methods.map((method, at) => ({ ...methodOf(method, people), limit: limits[at] ?? total })),
    familyMembers: people.length,
    members: people.map((person) => ({
      ...{ name: person.name, weight: shareWeightOf(person, split), cap: capOf(person) },
      ...(person.memberId === null ? {} : { memberId: person.memberId }),
    })),
    wishes: { section75: section75 && isPaidToOperator(figures), fewestCharges, fairness: split === "by_ability" },
    ...(booking ? { bookingId: booking.id } : { target: isWallet ? "wallet" : "operator" }),
    ...(isOfExample(figures) ? { example: true } : {}),
  };
}

function methodOf({ id, isOwn, type, currency, fees, owner }: PlannedMethod, people: readonly SplitPerson[]) {
  const at = people.findIndex(({ key }) => key === owner);
  return { type, currency, fees, ...(isOwn ? { id } : {}), ...(at > 0 ? { owner: at } : {}) };
}
