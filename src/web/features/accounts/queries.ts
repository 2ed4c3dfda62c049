/** Signing in, registering, links that came by mail, and the demonstration accounts. */
import { useQueryClient } from "@tanstack/react-query";
import {
  currentUser,
  demoAccounts,
  login,
  register,
  requestPasswordReset,
  resetPassword,
  type User,
  verifyEmail,
} from "#contract/accounts.ts";
import { ApiError } from "../../lib/calls/api-error.ts";
import { useRouteMutation, useRouteQuery } from "../../lib/calls/queries.ts";
import { rememberUser } from "../../lib/session/session.ts";

interface Outcome {
  onSuccess: (user: User) => void;
  onError: (error: Error) => void;
}

export function useLogin({ onSuccess, onError }: Outcome) {
  return useRouteMutation(login, { onSuccess, onError, afterRefusal: workedFor });
}

/** The new user is remembered at once: the page goes on without a reload, and without what was told to a visitor. */
export function useRegister({ onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return useRouteMutation(register, {
    onSuccess: (user) => {
      client.removeQueries({ type: "inactive" });
      rememberUser(client, user);
      onSuccess(user);
    },
    onError,
    afterRefusal: workedFor,
  });
}

/** What a busy network's browser sends in its place; null where that was not the refusal, or it cannot. */
async function workedFor<Form extends { body: object }>(refusal: unknown, form: Form): Promise<Form | null> {
  if (!(refusal instanceof ApiError) || refusal.code !== "work_needed") return null;
  return (await import("./registration-work.ts")).withWork(form);
}

/** Empty where the demonstration is off. */
export function useDemoAccounts() {
  return useRouteQuery(demoAccounts).data ?? [];
}

export function useRequestPasswordReset() {
  return useRouteMutation(requestPasswordReset, { afterRefusal: workedFor });
}

/** Signed out everywhere afterwards, in this browser too. */
export function useResetPassword(onError: (error: Error) => void) {
  const client = useQueryClient();
  return useRouteMutation(resetPassword, { onSuccess: () => rememberUser(client, null), onError });
}

export function useVerifyEmail(onSuccess: () => void) {
  return useRouteMutation(verifyEmail, { invalidates: [currentUser], onSuccess });
}
