/** The daily reference rates as the European Central Bank publishes them: units of each currency for one euro, in XML. */
import { type IsoDate, isIsoDate } from "#domain/calendar.ts";
import { type FloatingRate, SHIPPED_RATES } from "./rates.ts";

interface DailyRates {
  readonly asOf: IsoDate;
  readonly rates: readonly FloatingRate[];
}

/** What cannot be a rate of the day: told to whoever looks after the installation, in English as all of the log. */
export class RatesUnreadable extends Error {}

const MILLION = 1_000_000;
/** Further from the shipped rate than this is a mistake of the source, not of a market. */
const WIDEST = 3;

/** Strict: one day, not after today, with sterling and dollar each once. Throws `RatesUnreadable`. */
export function readDailyRates(xml: string, today: IsoDate): DailyRates {
  const days = [...xml.matchAll(/<Cube\s+time=['"]([^'"]*)['"]\s*>/g)].map(([, day]) => day ?? "");
  const [asOf = ""] = days;
  if (days.length !== 1 || !isIsoDate(asOf)) throw new RatesUnreadable("the rates have no day, or several");
  if (asOf > today) throw new RatesUnreadable(`the rates are of ${asOf}, which is still ahead`);
  if (!/<\/Cube>\s*<\/Cube>\s*<\/gesmes:Envelope>\s*$/.test(xml)) throw new RatesUnreadable("the rates are cut off");
  const dollarsPerEuro = rateOf(xml, "USD");
  return {
    asOf,
    rates: [
      plausible({ currency: "EUR", perDollar: Math.round(MILLION / dollarsPerEuro) }),
      plausible({ currency: "GBP", perDollar: Math.round((MILLION * rateOf(xml, "GBP")) / dollarsPerEuro) }),
    ],
  };
}

function rateOf(xml: string, currency: string): number {
  const found = [
    ...xml.matchAll(new RegExp(`<Cube\\s+currency=['"]${currency}['"]\\s+rate=['"]([^'"]*)['"]\\s*/>`, "g")),
  ];
  const text = found[0]?.[1] ?? "";
  if (found.length !== 1 || !/^\d{1,4}(\.\d{1,8})?$/.test(text) || Number(text) === 0) {
    throw new RatesUnreadable(`there is no rate of ${currency}`);
  }
  return Number(text);
}

function plausible(rate: FloatingRate): FloatingRate {
  const shipped = SHIPPED_RATES.rates[rate.currency].perDollar;
  if (rate.perDollar > shipped * WIDEST || rate.perDollar < shipped / WIDEST) {
    throw new RatesUnreadable(`the rate of ${rate.currency} cannot be right`);
  }
  return rate;
}
