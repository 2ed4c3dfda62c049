/** A payment method as it is typed, and what is sent of it. */
import { plainFigure } from "#domain/latin-digits.ts";
import { type Currency, toDecimal } from "#domain/money.ts";
import { holdsNumber, type MethodType, MOST_PERCENT } from "#domain/payment-method.ts";
import { usualFees } from "#domain/payments/plan/fees.ts";
import { typedMinor, typedNumber } from "#domain/typed-number.ts";
import type { SavedMethod } from "../queries.ts";

/** As they stand in a field; amounts in the currency of the method. */
export interface TypedFees {
  readonly spread: string;
  readonly foreign: string;
  readonly fixed: string;
  readonly minimum: string;
  readonly cashback: string;
  readonly cashbackCap: string;
}

export interface TypedMethod extends TypedFees {
  readonly type: MethodType;
  readonly brand: string;
  readonly lastFour: string;
  readonly currency: Currency;
  readonly limit: string;
  /** The fees that are usual for its type count, whatever stands in the fields. */
  readonly isUsual: boolean;
}

const PPM_OF_PERCENT = 10_000;

export const EMPTY_METHOD: TypedMethod = {
  ...{ type: "visa", brand: "", lastFour: "", currency: "GBP", limit: "", isUsual: true },
  ...usualOf("visa"),
};

/** What is usual for a type (docs/sources.md#card-fees), as it would be typed. */
export function usualOf(type: MethodType): TypedFees {
  const usual = usualFees(type);
  return {
    spread: String(usual.spreadPpm / PPM_OF_PERCENT),
    foreign: String(usual.foreignFeePpm / PPM_OF_PERCENT),
    fixed: toDecimal(usual.fixedMinor),
    minimum: toDecimal(usual.minimumMinor),
    cashback: String(usual.cashbackPpm / PPM_OF_PERCENT),
    cashbackCap: toDecimal(usual.cashbackCapMinor),
  };
}

export function typedMethodOf({ type, brand, lastFour, limit, fees }: SavedMethod): TypedMethod {
  const named = { type, brand, lastFour: lastFour ?? "", currency: limit.currency, limit: limit.amount };
  if (!fees) return { ...named, isUsual: true, ...usualOf(type) };
  return {
    ...named,
    isUsual: false,
    ...{ spread: String(fees.spreadPercent), foreign: String(fees.foreignPercent), fixed: fees.fixedFee },
    ...{ minimum: fees.minimum, cashback: String(fees.cashbackPercent), cashbackCap: fees.cashbackCap },
  };
}

/** Of a method whose type changes: the usual fees change with it, its own stay. */
export function retyped(typed: TypedMethod, type: MethodType): TypedMethod {
  return { ...typed, type, ...(typed.isUsual ? usualOf(type) : {}) };
}

const isAmount = (text: string) => typedMinor(text) !== null;
const isPercent = (text: string) => {
  const percent = typedNumber(text) ?? -1;
  return percent >= 0 && percent <= MOST_PERCENT;
};
const FEES = [
  ["spread", isPercent],
  ["foreign", isPercent],
  ["fixed", isAmount],
  ["minimum", isAmount],
  ["cashback", isPercent],
  ["cashbackCap", isAmount],
] as const;

/** Fields that cannot be sent as they are. */
export function wrongIn(typed: TypedMethod): readonly (keyof TypedMethod)[] {
  const wrong: (keyof TypedMethod)[] = [];
  if (typed.brand.trim() === "" || holdsNumber(typed.brand)) wrong.push("brand");
  if (typed.lastFour !== "" && !/^\d{4}$/.test(plainFigure(typed.lastFour))) wrong.push("lastFour");
  if ((typedMinor(typed.limit) ?? 0) === 0) wrong.push("limit");
  if (typed.isUsual) return wrong;
  return [...wrong, ...FEES.flatMap(([field, isRight]) => (isRight(typed[field]) ? [] : [field]))];
}

export function methodBody(typed: TypedMethod) {
  const { type, currency, isUsual } = typed;
  const fees = {
    ...{ spreadPercent: percent(typed.spread), foreignPercent: percent(typed.foreign) },
    ...{ fixedFee: decimal(typed.fixed), minimum: decimal(typed.minimum) },
    ...{ cashbackPercent: percent(typed.cashback), cashbackCap: decimal(typed.cashbackCap) },
  };
  return {
    ...{ type, currency, brand: typed.brand.trim(), lastFour: plainFigure(typed.lastFour) || null },
    limit: decimal(typed.limit),
    fees: isUsual ? null : fees,
  };
}

function decimal(typed: string): string {
  return toDecimal(typedMinor(typed) ?? 0);
}

function percent(typed: string): number {
  return typedNumber(typed) ?? 0;
}

/** The ids with one of them a place further up or down. */
export function movedBy(all: readonly { readonly id: string }[], index: number, by: -1 | 1): string[] {
  const ids = all.map(({ id }) => id);
  const [moved] = ids.splice(index, 1);
  if (moved !== undefined) ids.splice(index + by, 0, moved);
  return ids;
}
