/** What is drawn once it is there: the answer of one call, or of two that mean little without each other. */
export interface Loadable<T> {
  readonly data: T | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** There once both are; only what could not be had is asked for again. */
export function together<A, B>(first: Loadable<A>, second: Loadable<B>): Loadable<readonly [A, B]> {
  const missing = [first, second].filter(({ data }) => data === undefined);
  return {
    data: first.data === undefined || second.data === undefined ? undefined : [first.data, second.data],
    isPending: missing.some(({ isPending }) => isPending),
    error: missing.find(({ error }) => error)?.error ?? null,
    refetch: () => missing.forEach(({ refetch }) => void refetch()),
  };
}
