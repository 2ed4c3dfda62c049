/** From what a payer asks to the problem that is solved. */
import type { Booking } from "#contract/bookings.ts";
import type { OptimizeRequest } from "#contract/payment-centre.ts";
import { fromMajor } from "#domain/money.ts";
import { EXAMPLE_PROBLEM } from "#domain/payments/plan/example.ts";
import type { Member, Method, PlanProblem } from "#domain/payments/plan/problem.ts";
import { rateTable } from "#domain/payments/rates/rates.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { DatedRates } from "../dues/owed.ts";
import { keptFees, profileOf } from "../methods/fees.ts";
import { billOf, HOME } from "./bill.ts";

/** What a payer who wishes fewer charges would give for one less. */
export const CHARGE_LESS_MINOR = 5_00;
const WEIGHT_PARTS = 100;

interface Asked extends DatedRates {
  readonly request: OptimizeRequest;
  /** What is still open of it is owed; null: the total of the request. */
  readonly booking: Booking | null;
  /** Whether the demonstration's package may take the total's place. */
  readonly isDemo: boolean;
}

/** Throws AppError `unacceptable` for an owner who is no member, and what `billOf` throws. */
export function planProblem({ request, booking, isDemo, ...moment }: Asked): PlanProblem {
  const [members, wishes] = [membersOf(request), wishesOf(request)];
  const methods = request.paymentMethods.map((_, at) => methodOf(request, at, members));
  if (request.example && isDemo) return { ...EXAMPLE_PROBLEM, methods, members, wishes };
  const bill = billOf({ request, booking, ...moment });
  const used = [
    HOME,
    ...bill.lines.map(({ currency }) => currency),
    ...methods.map(({ currency }) => currency),
  ] as const;
  return { home: HOME, bill, methods, members, rates: rateTable(moment.rates, used), wishes };
}

function methodOf({ paymentMethods }: OptimizeRequest, at: number, members: readonly Member[]): Method {
  const asked = paymentMethods[at];
  if (!asked) throw new Error(`no method ${at}`);
  const { type, currency, limit, perMonth, fees, owner } = asked;
  if (owner !== undefined && !members[owner]) {
    throw new AppError("unacceptable", {}, { [`paymentMethods.${at}.owner`]: { key: "not_offered" } });
  }
  return {
    ...{ id: String(at), type, currency },
    limitMinor: minorOf(limit),
    perMonthMinor: perMonth ? minorOf(perMonth) : null,
    fees: profileOf(fees ? keptFees(fees) : null, type),
    memberId: owner === undefined ? null : (members[owner]?.id ?? null),
  };
}

/** The named ones first, then 'Pilgrim 3' and so on; a name that comes twice gets a number, so that each is a key of its own. */
function membersOf({ members = [], familyMembers }: OptimizeRequest): Member[] {
  const names = new Set<string>();
  return Array.from({ length: familyMembers }, (_, at): Member => {
    const named = members[at];
    const name = uniqueName(named?.name ?? `Pilgrim ${at + 1}`, names);
    names.add(name);
    const weight = Math.round((named?.weight ?? 1) * WEIGHT_PARTS);
    return { id: name, name, weight, capMinor: named?.cap ? minorOf(named.cap) : null };
  });
}

function uniqueName(name: string, taken: ReadonlySet<string>): string {
  const numbered = Array.from({ length: taken.size }, (_, at) => `${name} (${at + 2})`);
  return [name, ...numbered].find((candidate) => !taken.has(candidate)) ?? name;
}

function wishesOf({ wishes, members }: OptimizeRequest): PlanProblem["wishes"] {
  return {
    section75: wishes?.section75 ?? false,
    perChargeMinor: wishes?.fewestCharges ? CHARGE_LESS_MINOR : 0,
    countCashback: wishes?.cashback ?? false,
    split: wishes?.fairness ? "by_ability" : members ? "by_share" : "equal",
  };
}

/** The contract has refused what is no amount. */
function minorOf(major: number): number {
  return fromMajor(major) ?? 0;
}
