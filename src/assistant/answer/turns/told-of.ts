/** What an answer told of, for the turn after it. */
import type { Sentence, ShownSum } from "../reply.ts";

/** Of each sentence the sum that it is about, once, in its order. */
export function sumsIn(sentences: readonly Sentence[]): ShownSum[] {
  // What cards may carry is no sum that is owed or shared, and what a sum comes to elsewhere no other one.
  const owed = sentences.filter(({ key }) => !/^payments\.(?:limits|converted)/.test(key));
  const told = principalsOf(owed);
  return told.length > 0 ? told : principalsOf(sentences.filter(({ key }) => !key.startsWith("payments.limits")));
}

function principalsOf(sentences: readonly Sentence[]): ShownSum[] {
  const sums = sentences.flatMap(({ values = {} }) => {
    const told = PRINCIPAL.flatMap((name) => {
      const value = values[name];
      return typeof value === "object" && "money" in value && value.money > 0 ? [value] : [];
    });
    return told.slice(0, 1);
  });
  return sums.filter((sum, at) => sums.findIndex(({ money }) => money === sum.money) === at);
}

/** Where the sentences tell of one booking alone. */
export function bookingIn(sentences: readonly Sentence[]): string | null {
  const told = new Set(
    sentences.flatMap(({ values }) => (typeof values?.reference === "string" ? values.reference : [])),
  );
  const [only] = told;
  return told.size === 1 ? (only ?? null) : null;
}

const PRINCIPAL = ["open", "refund", "amount", "total", "price", "each", "to", "paid"];
