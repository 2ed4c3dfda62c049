/** Numbers that look random and are the same for the same seed, so that a failing load can be run again. */

/** Each call: the next number from 0 to below 1. */
export function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
