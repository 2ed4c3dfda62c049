/** The currency that a payer thinks in. */
import type { Currency } from "#domain/money.ts";

/** Countries that pay in euros (docs/sources.md#rates). */
const EURO = new Set("AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM XK".split(" "));

/** Of a resident of `country` (alpha-2); pounds where it is unknown or pays in none of our currencies. */
export function homeCurrency(country: string | null): Currency {
  if (country === "SA") return "SAR";
  if (country === "AE") return "AED";
  return country !== null && EURO.has(country) ? "EUR" : "GBP";
}
