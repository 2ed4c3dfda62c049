/** A payment method as it is typed, and what is sent of it. */
import type { Currency } from "#domain/money.ts";
import type { MethodType } from "#domain/payments/method.ts";
import type { Method } from "../queries.ts";

export interface TypedMethod {
  readonly type: MethodType;
  readonly brand: string;
  readonly lastFour: string;
  readonly currency: Currency;
  readonly limit: string;
  /** Empty: those usual for the type. */
  readonly spread: string;
  readonly foreign: string;
}

export const EMPTY: TypedMethod = {
  type: "visa",
  brand: "",
  lastFour: "",
  currency: "GBP",
  limit: "",
  spread: "",
  foreign: "",
};

export function typedOf({ type, brand, lastFour, limit, fees }: Method): TypedMethod {
  return {
    ...{ type, brand, lastFour: lastFour ?? "", currency: limit.currency, limit: limit.amount },
    spread: fees ? String(fees.spreadPercent) : "",
    foreign: fees ? String(fees.foreignPercent) : "",
  };
}

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;
const PERCENT = /^\d{1,2}(\.\d{1,2})?$/;
const NO_FEE = "0.00";

/** Fields that cannot be sent as they are. */
export function wrongIn(typed: TypedMethod): readonly (keyof TypedMethod)[] {
  const wrong: (keyof TypedMethod)[] = [];
  if (typed.brand.trim() === "" || /\d{5,}/.test(typed.brand.replace(/[\s-]/g, ""))) wrong.push("brand");
  if (typed.lastFour !== "" && !/^\d{4}$/.test(typed.lastFour)) wrong.push("lastFour");
  if (!AMOUNT.test(typed.limit) || Number(typed.limit) <= 0) wrong.push("limit");
  if (typed.spread !== "" && !PERCENT.test(typed.spread)) wrong.push("spread");
  if (typed.foreign !== "" && !PERCENT.test(typed.foreign)) wrong.push("foreign");
  return wrong;
}

/** What stands beside the two percentages is kept as it was. */
export function bodyOf(typed: TypedMethod, before: Method | null) {
  const { type, currency, spread, foreign } = typed;
  const others = before?.fees ?? { fixedFee: NO_FEE, minimum: NO_FEE, cashbackPercent: 0, cashbackCap: NO_FEE };
  const isAssumed = spread === "" && foreign === "";
  return {
    ...{ type, currency, brand: typed.brand.trim(), lastFour: typed.lastFour || null },
    limit: Number(typed.limit).toFixed(2),
    fees: isAssumed ? null : { ...others, spreadPercent: Number(spread), foreignPercent: Number(foreign) },
  };
}

/** The ids with one of them a place further up or down. */
export function movedBy(all: readonly { readonly id: string }[], index: number, by: -1 | 1): string[] {
  const ids = all.map(({ id }) => id);
  const [moved] = ids.splice(index, 1);
  if (moved !== undefined) ids.splice(index + by, 0, moved);
  return ids;
}
