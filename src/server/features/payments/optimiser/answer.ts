/** A plan as the call answers it: pounds and pence, and sentences in the reader's language made of codes and values. */
import type { OptimizeAnswer, OptimizeRequest } from "#contract/payment-centre.ts";
import { CURRENCIES, toMajor } from "#domain/money.ts";
import { writtenMinor } from "#domain/payments/plan/compose.ts";
import { FEES_CHECKED_ON } from "#domain/payments/plan/fees.ts";
import type { Decision, Plan } from "#domain/payments/plan/plan.ts";
import type { PlanProblem } from "#domain/payments/plan/problem.ts";
import { WALLET_DAYS } from "#domain/payments/plannable.ts";
import { formatsFor } from "#i18n/formats.ts";
import type { Locale } from "#i18n/locales.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { USUAL_MARKUP_PERCENT } from "./bill.ts";
import { CHARGE_LESS_MINOR } from "./request.ts";

type Told = OptimizeAnswer["reasons"][number];

/** Decisions that are explained; the rest is in the list. */
const EXPLAINED = 3;

interface Answered {
  readonly plan: Plan;
  readonly problem: PlanProblem;
  readonly request: OptimizeRequest;
  readonly locale: Locale;
}

export function presentOptimizeAnswer(answered: Answered): OptimizeAnswer {
  const { plan, problem, request } = answered;
  const reasons = reasonsOf(answered);
  const totals = Object.fromEntries(plan.shares.map(({ memberId, totalMinor }) => [memberId, toMajor(totalMinor)]));
  return {
    savings: toMajor(plan.savingsMinor),
    currencyBreakdown: byCurrency(plan, ({ amountMinor }) => amountMinor),
    currencyBreakdownHome: byCurrency(plan, ({ homeMinor }) => homeMinor),
    explanation: sentences(answered, reasons).join(" "),
    reasons,
    splitSuggestion: totals,
    ...chargesOf(answered),
    totalCost: toMajor(plan.costMinor),
    baseline: toMajor(plan.baseline?.costMinor ?? plan.costMinor),
    hasBaseline: plan.baseline !== null,
    lines: problem.bill.lines.map(({ id, dueOn, amountMinor, currency }) => {
      return { id, dueOn, amount: toMajor(amountMinor), currency };
    }),
    written: toMajor(writtenMinor(problem)),
    shares: plan.shares.map(({ memberId, payableMinor }) => ({ name: memberId, payable: toMajor(payableMinor) })),
    transfers: plan.transfers.map(({ from, to, amountMinor }) => ({ from, to, amount: toMajor(amountMinor) })),
    groupDiscount: discountOf(problem),
    cashback: toMajor(plan.cashbackMinor),
    protection: plan.protection,
    refundFee: toMajor(plan.refundFeeMinor),
    currency: problem.home,
    ratesAsOf: problem.rates.asOf,
    assumptions: assumptionsOf(problem, request),
    optimal: plan.optimal,
    gapPercent: plan.optimal ? 0 : ((plan.gapMinor ?? plan.costMinor) / plan.costMinor) * 100,
  };
}

function discountOf({ bill: { groupDiscount } }: PlanProblem): OptimizeAnswer["groupDiscount"] {
  if (!groupDiscount) return null;
  const { percent, amountMinor, currency } = groupDiscount;
  return { percent, amount: toMajor(amountMinor), currency };
}

function byCurrency({ breakdown }: Plan, minorOf: (part: Plan["breakdown"][number]) => number) {
  return Object.fromEntries(breakdown.map((part) => [part.currency, toMajor(minorOf(part))]));
}

function chargesOf({ plan, problem }: Answered): Pick<OptimizeAnswer, "plan" | "decisions" | "flows"> {
  const first = plan.shares[0]?.memberId ?? "";
  const payerOf = (methodId: string) => problem.methods.find(({ id }) => id === methodId)?.memberId ?? first;
  return {
    plan: plan.legs.map((leg) => ({
      methodIndex: Number(leg.methodId),
      payer: payerOf(leg.methodId),
      dueOn: leg.dueOn,
      amount: toMajor(leg.chargedMinor),
      currency: leg.charged,
      amountInMethodCurrency: toMajor(leg.methodMinor),
      rate: leg.methodMinor / Math.max(1, leg.chargedMinor),
      fee: toMajor(leg.feeMinor),
      cost: toMajor(leg.costMinor),
    })),
    decisions: plan.decisions.map(({ code, methodId, charged, savedMinor, costMinor, atLimit, ...rest }) => ({
      code,
      methodIndex: Number(methodId),
      amount: toMajor(chargedMinorOf(plan, { methodId, charged, ...rest })),
      currency: charged,
      saved: toMajor(savedMinor),
      cost: toMajor(costMinor),
      atLimit,
    })),
    flows: plan.flows.map(({ memberId, methodId, amountMinor }) => {
      return { name: memberId, methodIndex: Number(methodId), amount: toMajor(amountMinor) };
    }),
  };
}

function chargedMinorOf({ legs }: Plan, one: Pick<Decision, "lineId" | "methodId" | "charged">): number {
  const leg = legs.find(
    ({ lineId, methodId, charged }) => lineId === one.lineId && methodId === one.methodId && charged === one.charged,
  );
  return leg?.chargedMinor ?? 0;
}

/** The same decision about several dues is told once, with what they come to; what saved most first. */
function toldOnce(plan: Plan) {
  const told = new Map<
    string,
    Pick<Decision, "code" | "methodId" | "charged" | "savedMinor" | "costMinor"> & { amountMinor: number }
  >();
  for (const { code, methodId, charged, lineId, savedMinor, costMinor } of plan.decisions) {
    const kind = [code, methodId, charged].join(" ");
    const before = told.get(kind) ?? { savedMinor: 0, costMinor: 0, amountMinor: 0 };
    told.set(kind, {
      code,
      methodId,
      charged,
      savedMinor: before.savedMinor + savedMinor,
      costMinor: before.costMinor + costMinor,
      amountMinor: before.amountMinor + chargedMinorOf(plan, { lineId, methodId, charged }),
    });
  }
  return [...told.values()].toSorted((a, b) => b.savedMinor - a.savedMinor);
}

function reasonsOf(answered: Answered): Told[] {
  const { plan } = answered;
  const totals = { cost: toMajor(plan.costMinor), baseline: toMajor(plan.baseline?.costMinor ?? 0) };
  if (!plan.baseline) return [{ code: "nothing_to_compare", values: totals }];
  if (plan.savingsMinor === 0) return [{ code: "nothing_saved", values: totals }];
  return [
    { code: "saves", values: { ...totals, saved: toMajor(plan.savingsMinor) } },
    ...toldOnce(plan)
      .filter(({ savedMinor }) => savedMinor > 0)
      .slice(0, EXPLAINED)
      .map(({ code, methodId, charged, ...sums }) => ({
        code,
        values: {
          methodIndex: Number(methodId),
          amount: toMajor(sums.amountMinor),
          currency: charged,
          saved: toMajor(sums.savedMinor),
          cost: toMajor(sums.costMinor),
        },
      })),
  ];
}

function sentences({ request, problem, locale }: Answered, reasons: readonly Told[]): string[] {
  const t = translator(locale, "paymentPlan");
  const { money } = formatsFor(locale);
  return reasons.map(({ code, values }) => {
    const type = request.paymentMethods[Number(values.methodIndex)]?.type ?? "other";
    const home = (value: Told["values"][string] | undefined) => money(Number(value ?? 0), problem.home);
    const charged = CURRENCIES.find((currency) => currency === values.currency) ?? problem.home;
    return t(`reasons.${code}`, {
      method: t(`types.${type}`),
      amount: money(Number(values.amount ?? 0), charged),
      currency: String(values.currency ?? ""),
      saved: home(values.saved),
      cost: home(values.cost),
      baseline: home(values.baseline),
    });
  });
}

/** What the figures rest on that nobody told us; the bill first. */
function assumptionsOf({ bill, rates }: PlanProblem, request: OptimizeRequest): Told[] {
  const markup = request.postedMarkupPercent ?? USUAL_MARKUP_PERCENT;
  const first: Told =
    bill.target === "wallet"
      ? { code: "wallet_in_riyals", values: { days: WALLET_DAYS } }
      : request.example
        ? { code: "example_bill", values: {} }
        : request.bookingId
          ? { code: "booking_dues", values: { currency: bill.lines[0]?.currency ?? "" } }
          : { code: "one_bill_in_dollars", values: { markup } };
  const isAssumed = request.paymentMethods.some(({ fees }) => !fees);
  return [
    first,
    ...(isAssumed ? [{ code: "usual_fees", values: { checkedOn: FEES_CHECKED_ON } }] : []),
    ...(request.wishes?.fewestCharges ? [{ code: "charge_less", values: { worth: toMajor(CHARGE_LESS_MINOR) } }] : []),
    { code: "rates_of", values: { asOf: rates.asOf, source: rates.source } },
  ];
}
