/** What the history comes to, one sum a currency. */
import { CURRENCIES, type Currency, fromDecimal } from "#domain/money.ts";
import type { HistoryItem } from "../queries.ts";

interface Totals {
  readonly currency: Currency;
  /** By everybody whose payments are in the history, and by the reader alone; less nothing that came back. */
  readonly paidMinor: number;
  readonly byYouMinor: number;
  readonly backMinor: number;
}

/** Of what is completed; what is on its way or was refused moves no money. Currencies without any are left out. */
export function totalsOf(entries: readonly HistoryItem[]): Totals[] {
  const completed = entries.filter(({ status }) => status === "completed");
  const sum = (some: readonly HistoryItem[]) =>
    some.reduce((all, { amount }) => all + Math.abs(fromDecimal(amount.amount)), 0);
  return CURRENCIES.flatMap((currency) => {
    const ofIt = completed.filter(({ amount }) => amount.currency === currency);
    const paid = ofIt.filter(({ kind }) => kind !== "refund");
    const totals = {
      ...{ currency, paidMinor: sum(paid), byYouMinor: sum(paid.filter(({ payer }) => payer.isYou)) },
      backMinor: sum(ofIt.filter(({ kind }) => kind === "refund")),
    };
    return ofIt.length > 0 ? [totals] : [];
  });
}
