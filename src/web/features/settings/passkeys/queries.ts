/** Reading and removing the passkeys of one's own account. */
import { currentUser, listSessions } from "#contract/accounts.ts";
import { listPasskeys, removePasskey } from "#contract/passkeys.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";

export type Passkey = RouteResult<typeof listPasskeys>["passkeys"][number];

export function usePasskeys() {
  return useRouteQuery(listPasskeys);
}

/** Other sessions that it has opened are gone after it. */
export function useRemovePasskey(onError: (error: Error) => void) {
  return useRouteMutation(removePasskey, { invalidates: [listPasskeys, listSessions, currentUser], onError });
}
