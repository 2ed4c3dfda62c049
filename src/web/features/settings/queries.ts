/** Reading and changing one's own account. */
import { useQueryClient } from "@tanstack/react-query";
import {
  changeEmail,
  changePassword,
  endSession,
  listSessions,
  sendEmailVerification,
  type User,
  updateUser,
} from "#contract/accounts.ts";
import { askForRight, eraseAccount, erasurePreview } from "#contract/privacy.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";
import { rememberUser } from "#web/lib/session/session.ts";

export type OpenSession = RouteResult<typeof listSessions>[number];

export type Erasure = RouteResult<typeof erasurePreview>;

export function useOpenSessions() {
  return useRouteQuery(listSessions);
}

interface Outcome {
  onSuccess: (user: User) => void;
  onError?: (error: Error) => void;
}

/** The header shows the new name at once. */
export function useUpdateUser({ onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return useRouteMutation(updateUser, {
    onSuccess: (user) => {
      rememberUser(client, user);
      onSuccess(user);
    },
    ...(onError && { onError }),
  });
}

export function useSendVerification() {
  return useRouteMutation(sendEmailVerification);
}

/** Nothing of the account changes yet. */
export function useChangeEmail(onError: (error: Error) => void) {
  return useRouteMutation(changeEmail, { onError });
}

/** The other sessions are gone after it. */
export function useChangePassword(onError: (error: Error) => void) {
  return useRouteMutation(changePassword, { invalidates: [listSessions], onError });
}

/** Of another device. */
export function useEndSession(onError: (error: Error) => void) {
  return useRouteMutation(endSession, { invalidates: [listSessions], onError });
}

export function useAskForRight() {
  return useRouteMutation(askForRight);
}

export function useErasurePreview() {
  return useRouteQuery(erasurePreview);
}

export function useErase(onErased: () => void, onError: (error: Error) => void) {
  return useRouteMutation(eraseAccount, { endsSession: true, onSuccess: onErased, onError });
}
