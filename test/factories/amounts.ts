/** Amounts as the calls carry them. */

export const usd = (amount: string) => ({ amount, currency: "USD" as const });
export const gbp = (amount: string) => ({ amount, currency: "GBP" as const });
