/** What a screen has shown is what is done: another sum is refused, with the sums of now. */
import { amountOf, type Currency, fromDecimal } from "#domain/money.ts";
import { AppError } from "#server/platform/errors/app-error.ts";

interface ShownAmount {
  readonly amount: string;
  readonly currency: string;
}

/** By the name of each sum in the call; left out where the caller was shown none. */
export type ShownSums<Name extends string> = { readonly [K in Name]?: ShownAmount | undefined };

/** Throws AppError `amount_changed` with the sums of now, in minor units here. */
export function requireShown<Name extends string>(
  shown: ShownSums<Name>,
  now: Readonly<Record<Name, number>>,
  currency: Currency,
): void {
  const names = Object.keys(now) as Name[];
  const isAsShown = (name: Name) => {
    const { [name]: sum } = shown;
    return sum === undefined || (sum.currency === currency && fromDecimal(sum.amount) === now[name]);
  };
  if (names.every(isAsShown)) return;
  throw new AppError("amount_changed", Object.fromEntries(names.map((name) => [name, amountOf(now[name], currency)])));
}
