/** Divides amounts over two periods so that one period's revenue is a given multiple of the other's. */

interface Choice {
  readonly places: ReadonlySet<number>;
  /** How far its sum is from the wanted one. */
  readonly off: number;
}

/**
 * The places of `laterCount` amounts whose sum comes near `growth` times the rest: from every start, the best exchange
 * of one amount for another until none helps. The same amounts give the same answer.
 */
export function splitByRevenue(amounts: readonly number[], laterCount: number, growth: number): ReadonlySet<number> {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const wanted = (total * growth) / (1 + growth);
  const choices = amounts.map((_, start) => improved(amounts, startingAt(start, laterCount, amounts.length), wanted));
  const best = choices.reduce((a, b) => (b.off < a.off ? b : a));
  return best.places;
}

function startingAt(start: number, count: number, length: number): Set<number> {
  return new Set(Array.from({ length: count }, (_, i) => (start + i) % length));
}

function improved(amounts: readonly number[], places: Set<number>, wanted: number): Choice {
  let missing = wanted - [...places].reduce((sum, place) => sum + (amounts[place] ?? 0), 0);
  for (;;) {
    const exchange = bestExchange(amounts, places, missing);
    if (!exchange) return { places, off: Math.abs(missing) };
    places.delete(exchange.out);
    places.add(exchange.into);
    missing -= exchange.gain;
  }
}

function bestExchange(amounts: readonly number[], places: ReadonlySet<number>, missing: number) {
  let best: { out: number; into: number; gain: number } | null = null;
  let off = Math.abs(missing);
  for (const out of places) {
    for (const [into, amount] of amounts.entries()) {
      const gain = amount - (amounts[out] ?? 0);
      if (places.has(into) || Math.abs(missing - gain) >= off) continue;
      off = Math.abs(missing - gain);
      best = { out, into, gain };
    }
  }
  return best;
}
