/** What an operator takes: which kinds of method, and the least that one payment can be. */
import type { Taking, Terms } from "#domain/packages/package.ts";
import { GATEWAY_TYPES } from "../payment-method.ts";

/** Of a booking in several parts what each of them takes; without a word of the operator all that the gateway does. */
export function takingOf(parts: readonly { readonly terms: Terms }[]): Taking {
  const said = parts.flatMap(({ terms: { taking } }) => (taking ? [taking] : []));
  return {
    accepts: GATEWAY_TYPES.filter((type) => said.every(({ accepts }) => accepts.includes(type))),
    minimumMinor: Math.max(0, ...said.map(({ minimumMinor }) => minimumMinor)),
  };
}

/** Whether a payment is large enough; `wholes` are the amounts that are open, each of which may be paid whole. */
export function isLargeEnough(amountMinor: number, minimumMinor: number, wholes: readonly number[]): boolean {
  return amountMinor >= minimumMinor || wholes.includes(amountMinor);
}
