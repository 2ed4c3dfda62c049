/** How much of something each has used lately: what is long ago counts no more. */

const HALF_LIFE_MS = 60_000;
/** Less than this of what was added is forgotten, so that nobody is remembered for ever. */
const FORGOTTEN = 1 / 1024;

export interface Lately {
  add(who: string, amount: number): void;
  /** What was added for `who`, halved for every minute since. */
  of(who: string): number;
}

/** `now` in milliseconds. */
export function openLately(now: () => number = () => performance.now()): Lately {
  const used = new Map<string, { readonly amount: number; readonly at: number }>();
  const of = (who: string): number => {
    const { amount, at } = used.get(who) ?? { amount: 0, at: 0 };
    return amount * 0.5 ** ((now() - at) / HALF_LIFE_MS);
  };
  return {
    of,
    add(who, amount) {
      // Whoever was added longest ago stands first.
      for (const [key, { amount: before }] of used) {
        if (of(key) > before * FORGOTTEN) break;
        used.delete(key);
      }
      const sum = of(who) + amount;
      used.delete(who);
      used.set(who, { amount: sum, at: now() });
    },
  };
}
