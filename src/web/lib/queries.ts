/** Hooks over the contract: one query or mutation a route, keyed by path and params. */
import { type QueryKey, type UseQueryResult, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Route, RouteArgs, RouteResult } from "#contract/route.ts";
import { type ArgsOf, type ArgsTuple, call, type WireArgs } from "./api.ts";
import { type Attempt, keyForAttempt } from "./idempotency.ts";

/** `[path]`, or `[path, params and query]`: refetching `[path]` reaches every variant of it. */
export function routeKey(route: Route, { params, query }: WireArgs = {}): QueryKey {
  return params || query ? [route.path, { ...params, ...query }] : [route.path];
}

/** A query of a route for `useQuery` or a loader. */
export function routeQuery<R extends Route>(route: R, ...args: ArgsTuple<R>) {
  return { queryKey: routeKey(route, args[0]), queryFn: () => call(route, ...args) };
}

export function useRouteQuery<R extends Route>(route: R, ...args: ArgsTuple<R>): UseQueryResult<RouteResult<R>> {
  return useQuery(routeQuery(route, ...args));
}

interface MutationOptions<R extends Route> {
  /** Routes whose answers this call makes outdated; every variant of their path is fetched again. */
  invalidates?: readonly Pick<Route, "path">[];
  /** Sends an `Idempotency-Key` that stays the same while the same call is tried again. */
  idempotent?: boolean;
  onSuccess?: (result: RouteResult<R>) => void;
  onError?: (error: Error) => void;
}

/** Headers are the client's business: the idempotency key is added here. */
type MutationArgs<R extends Route> = Omit<RouteArgs<R>, "headers"> & WireArgs;

export function useRouteMutation<R extends Route>(route: R, options: MutationOptions<R> = {}) {
  const client = useQueryClient();
  const attempt = useRef<Attempt | null>(null);
  return useMutation<RouteResult<R>, Error, MutationArgs<R>>({
    mutationFn: (args) => {
      attempt.current = keyForAttempt(attempt.current, JSON.stringify(args));
      const headers = options.idempotent ? { "idempotency-key": attempt.current.key } : {};
      return callWith(route, args, headers);
    },
    onSuccess: (result) => {
      attempt.current = null;
      for (const { path } of options.invalidates ?? []) void client.invalidateQueries({ queryKey: [path] });
      options.onSuccess?.(result);
    },
    onError: (error) => options.onError?.(error),
  });
}

function callWith<R extends Route>(route: R, args: MutationArgs<R>, headers: Record<string, string>) {
  const complete = { ...args, headers } as unknown as ArgsOf<R>;
  return call<R>(route, ...([complete] as ArgsTuple<R>));
}
