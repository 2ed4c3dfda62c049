/** Reading and changing the second factor of one's own account. */
import { currentUser, listSessions } from "#contract/accounts.ts";
import type { RouteResult } from "#contract/route.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
} from "#contract/second-factor.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";

export type Begun = RouteResult<typeof beginSecondFactor>;

export function useSecondFactor() {
  return useRouteQuery(secondFactorState);
}

export function useBegin(onError: (error: Error) => void) {
  return useRouteMutation(beginSecondFactor, { onError });
}

/** The other sessions are gone after it. */
export function useConfirmSecondFactor(onError: (error: Error) => void) {
  return useRouteMutation(confirmSecondFactor, {
    invalidates: [secondFactorState, listSessions, currentUser],
    onError,
  });
}

export function useRenewCodes(onError: (error: Error) => void) {
  return useRouteMutation(renewRecoveryCodes, { invalidates: [secondFactorState], onError });
}

export function useTurnOff(onError: (error: Error) => void) {
  return useRouteMutation(removeSecondFactor, { invalidates: [secondFactorState, currentUser], onError });
}
