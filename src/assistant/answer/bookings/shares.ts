/** Equal shares of an amount that sum to it exactly. */

/** `more` people pay one minor unit above `each`; `people` is at least 1. */
export function splitEvenly(minor: number, people: number): { each: number; more: number } {
  return { each: Math.floor(minor / people), more: minor % people };
}
