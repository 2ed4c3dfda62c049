/** Signing in, registering, links that came by mail, and the demonstration accounts. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
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
import type { RouteArgs } from "#contract/route.ts";
import { ApiError } from "../../lib/api-error.ts";
import { useCallOnce, useRouteMutation, useRouteQuery, useSinglePress } from "../../lib/queries.ts";
import { rememberUser } from "../../lib/session.ts";

interface Outcome {
  onSuccess: (user: User) => void;
  onError: (error: Error) => void;
}

export function useLogin({ onSuccess, onError }: Outcome) {
  return useRouteMutation(login, { onSuccess, onError });
}

/** The new user is remembered at once: the page goes on without a reload, and without what was told to a visitor. */
export function useRegister({ onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  const callOnce = useCallOnce();
  return useSinglePress(
    useMutation<User, Error, RouteArgs<typeof register>>({
      mutationFn: (form) =>
        callOnce(register, form).catch(async (refusal: unknown) => {
          const isWorkNeeded = refusal instanceof ApiError && refusal.code === "work_needed";
          const work = isWorkNeeded && (await (await import("./registration-work.ts")).doWork());
          if (!work) throw refusal;
          return callOnce(register, { body: { ...form.body, work } });
        }),
      onSuccess: (user) => {
        client.removeQueries({ type: "inactive" });
        rememberUser(client, user);
        onSuccess(user);
      },
      onError,
    }),
  );
}

/** Empty where the demonstration is off. */
export function useDemoAccounts() {
  return useRouteQuery(demoAccounts).data ?? [];
}

export function useRequestPasswordReset() {
  return useRouteMutation(requestPasswordReset);
}

/** Signed out everywhere afterwards, in this browser too. */
export function useResetPassword(onError: (error: Error) => void) {
  const client = useQueryClient();
  return useRouteMutation(resetPassword, { onSuccess: () => rememberUser(client, null), onError });
}

export function useVerifyEmail() {
  return useRouteMutation(verifyEmail, { invalidates: [currentUser] });
}
