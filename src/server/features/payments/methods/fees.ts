/** Fees of a method between the forms in which they are sent, kept and reckoned with. */
import type { MethodFees as SentFees } from "#contract/payment-methods.ts";
import { fromDecimal } from "#domain/money.ts";
import type { MethodCosts, MethodType } from "#domain/payment-method.ts";
import { usualFees } from "#domain/payments/plan/fees.ts";
import type { FeeProfile } from "#domain/payments/plan/problem.ts";

const PPM_OF_PERCENT = 10_000;

/** As they are kept: minor units instead of decimals. */
export function keptFees({ fixedFee, minimum, cashbackCap, ...percents }: SentFees): MethodCosts {
  return {
    ...percents,
    fixedMinor: fromDecimal(fixedFee),
    minimumMinor: fromDecimal(minimum),
    cashbackCapMinor: fromDecimal(cashbackCap),
  };
}

/** As plans are reckoned; null: those that are usual for the type. */
export function profileOf(fees: MethodCosts | null, type: MethodType): FeeProfile {
  if (!fees) return usualFees(type);
  const { spreadPercent, foreignPercent, cashbackPercent, ...amounts } = fees;
  const ppm = (percent: number) => Math.round(percent * PPM_OF_PERCENT);
  return {
    ...amounts,
    spreadPpm: ppm(spreadPercent),
    foreignFeePpm: ppm(foreignPercent),
    cashbackPpm: ppm(cashbackPercent),
  };
}
