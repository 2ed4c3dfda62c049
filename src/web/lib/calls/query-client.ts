/** The cache of server answers, with the fetching rules of SPEC §9. */
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

/**
 * Answers never go stale, nothing polls, nothing is retried. Two defaults of the library would break that quietly:
 * `gcTime` drops unobserved answers after five minutes, and `networkMode: "online"` holds calls back while offline,
 * so that the failure toast never comes.
 */
export function createQueryClient({ onSessionEnded }: { onSessionEnded: () => void }): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.code === "not_signed_in") onSessionEnded();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
