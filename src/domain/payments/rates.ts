/** Reference rates shipped with the product: units of each currency for one US dollar, each with its date and source. */
import type { Currency } from "#domain/money.ts";

interface ReferenceRate {
  /** Units of the currency for one US dollar. */
  readonly perDollar: number;
  readonly asOf: string;
}

/** Source: docs/sources.md#rates. SAR and AED are pegged; sterling is the monthly mean of June 2026 (0.7497 pounds a dollar). */
const RATES: Partial<Record<Currency, ReferenceRate>> = {
  USD: { perDollar: 1, asOf: "2026-06-30" },
  GBP: { perDollar: 0.7497, asOf: "2026-06-30" },
  SAR: { perDollar: 3.75, asOf: "2026-06-30" },
  AED: { perDollar: 3.6725, asOf: "2026-06-30" },
};

export interface Conversion {
  readonly minor: number;
  readonly currency: Currency;
  /** Units of the target for one unit of the source. */
  readonly rate: number;
  readonly asOf: string;
}

/** An amount in another currency at the shipped rate, half up to the minor unit; null where no rate is known. */
export function convert(minor: number, from: Currency, to: Currency): Conversion | null {
  const source = RATES[from];
  const target = RATES[to];
  if (!source || !target) return null;
  const rate = target.perDollar / source.perDollar;
  const asOf = source.asOf < target.asOf ? source.asOf : target.asOf;
  return { minor: Math.round(minor * rate), currency: to, rate: Number(rate.toFixed(6)), asOf };
}
