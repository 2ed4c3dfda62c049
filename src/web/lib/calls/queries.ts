/** Hooks over the contract: one query or mutation a route, keyed by path and params. */
import {
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import type { Route, RouteArgs, RouteResult } from "#contract/route.ts";
import { type ArgsOf, type ArgsTuple, call, pathOf, type WireArgs } from "./api.ts";
import { isChangedMeanwhile, isOtherSum } from "./api-error.ts";
import { attemptEnded, nextAttempt, type PendingCall } from "./idempotency.ts";

/** `[path]`, or `[path, params, query and body]`: refetching `[path]` reaches every variant of it. */
export function routeKey(route: Route, { params, query, body }: WireArgs = {}): QueryKey {
  const asked = { ...params, ...query, ...(body !== undefined && { body }) };
  return params || query || body !== undefined ? [route.path, asked] : [route.path];
}

/** A query of a route for `useQuery` or a loader. */
export function routeQuery<R extends Route>(route: R, ...args: ArgsTuple<R>) {
  return { queryKey: routeKey(route, args[0]), queryFn: () => call(route, ...args) };
}

export function useRouteQuery<R extends Route>(route: R, ...args: ArgsTuple<R>): UseQueryResult<RouteResult<R>> {
  return useQuery(routeQuery(route, ...args));
}

/** Of mutations that end the session from here. */
export const ENDS_SESSION = ["ends session"];

interface MutationOptions<R extends Route> {
  /** Routes whose answers this call makes outdated; every variant of their path is fetched again. */
  invalidates?: readonly Pick<Route, "path">[];
  /** Also once it is refused because somebody else has changed them: what stands there now is to be seen. */
  alsoOnceChanged?: true;
  onSuccess?: (result: RouteResult<R>) => void;
  onError?: (error: Error) => void;
  /** Nobody is led to signing in because of it. */
  endsSession?: true;
  /** What is sent by the same press after a refusal; null where nothing would help. */
  afterRefusal?: (refusal: unknown, args: MutationArgs<R>) => Promise<MutationArgs<R> | null>;
}

/** The idempotency key is added here. */
type MutationArgs<R extends Route> = Omit<RouteArgs<R>, "headers"> & WireArgs;

/** A call that changes something: done once, however often it is pressed or sent again after an answer was lost. */
export function useRouteMutation<R extends Route>(route: R, options: MutationOptions<R> = {}) {
  const client = useQueryClient();
  const callOnce = useCallOnce();
  const fetchAgain = () => {
    for (const { path } of options.invalidates ?? []) void client.invalidateQueries({ queryKey: [path] });
  };
  return useSinglePress(
    useMutation<RouteResult<R>, Error, MutationArgs<R>>({
      ...(options.endsSession && { mutationKey: ENDS_SESSION }),
      mutationFn: (args) =>
        callOnce(route, args).catch(async (refusal: unknown) => {
          const better = await options.afterRefusal?.(refusal, args);
          if (!better) throw refusal;
          return callOnce(route, better);
        }),
      onSuccess: (result) => {
        fetchAgain();
        options.onSuccess?.(result);
      },
      onError: (error) => {
        if (options.alsoOnceChanged && (isChangedMeanwhile(error) || isOtherSum(error))) fetchAgain();
        options.onError?.(error);
      },
    }),
  );
}

/** Calls with the key of one form, where the route takes keys. */
export function useCallOnce() {
  const open = useRef<PendingCall | null>(null);
  return useCallback(async <R extends Route>(route: R, args: MutationArgs<R>): Promise<RouteResult<R>> => {
    if (!route.once) return callWith(route, args);
    const target = `${route.method} ${pathOf(route, args)}`;
    const attempt = nextAttempt(open.current, target, `${target} ${JSON.stringify(args.body)}`);
    try {
      const result = await callWith(route, { ...args, headers: { ...args.headers, "idempotency-key": attempt.key } });
      open.current = attemptEnded(attempt, null);
      return result;
    } catch (error) {
      open.current = attemptEnded(attempt, error);
      throw error;
    }
  }, []);
}

/** The same press once more while the first is on its way, as in one frame, does nothing of its own. */
export function useSinglePress<T, V>(mutation: UseMutationResult<T, Error, V>): UseMutationResult<T, Error, V> {
  const running = useRef(new Map<string, Promise<T>>());
  const { mutateAsync: send } = mutation;
  const mutateAsync = useCallback(
    (...args: Parameters<typeof send>) => {
      const content = JSON.stringify(args[0]);
      const earlier = running.current.get(content);
      if (earlier) return earlier;
      const sent = send(...args).finally(() => running.current.delete(content));
      running.current.set(content, sent);
      return sent;
    },
    [send],
  );
  const mutate = useCallback(
    // What fails is in the mutation's state.
    (...args: Parameters<typeof send>) => void mutateAsync(...args).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}

function callWith<R extends Route>(route: R, args: MutationArgs<R>) {
  return call<R>(route, ...([args as unknown as ArgsOf<R>] as ArgsTuple<R>));
}
