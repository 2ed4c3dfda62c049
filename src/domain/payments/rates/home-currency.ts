/** The currency that a payer thinks in. */
import type { Currency } from "#domain/money.ts";

/** Countries that pay in euros (docs/sources.md#rates). */
const EURO = new Set("AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM XK".split(" "));

/** Countries that pay in pounds sterling, or in their own at par. */
const POUND = new Set(["GB", "GG", "IM", "JE"]);

/**
 * Of a resident of `country` (alpha-2); pounds where it is unknown. Who pays in none of our currencies reckons from the
 * dollars of the bill, not from another foreign currency.
 */
export function homeCurrency(country: string | null): Currency {
  if (country === "SA") return "SAR";
  if (country === "AE") return "AED";
  if (country === null || POUND.has(country)) return "GBP";
  return EURO.has(country) ? "EUR" : "USD";
}
