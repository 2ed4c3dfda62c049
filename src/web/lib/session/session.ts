/** Who is signed in, as the whole browser side knows it: one query, `null` for nobody. */
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { currentUser, DASHBOARDS, type Role, type User } from "#contract/accounts.ts";
import { call } from "../calls/api.ts";
import { ApiError } from "../calls/api-error.ts";
import { routeKey } from "../calls/queries.ts";
import { useOnline } from "../device/use-online.ts";
import { vaultOwner } from "./vault-owner.ts";

/** A 401 is the answer "nobody" and no failure. */
export const currentUserQuery = queryOptions({ queryKey: routeKey(currentUser), queryFn: fetchUser });

/** As the server says now, whatever is remembered. */
export async function fetchUser(): Promise<User | null> {
  try {
    const user = await call(currentUser);
    forgetPapersOfOthers(user);
    return user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

function forgetPapersOfOthers({ id }: User): void {
  const owner = vaultOwner();
  if (owner !== null && owner !== id) void import("./device-vault.ts").then(({ forgetVault }) => forgetVault());
}

/** The signed-in user; null for a visitor and while it is not yet known. */
export function useCurrentUser(): User | null {
  return useQuery(currentUserQuery).data ?? null;
}

/**
 * The server has said that nobody is signed in, and can be asked. Until it has answered, without a network, or with one
 * by name alone, as in a crowd, who is here may well be signed in.
 */
export function useMayLogIn(): boolean {
  const isOnline = useOnline();
  const { data, isError } = useQuery(currentUserQuery);
  return isOnline && data === null && !isError;
}

/** Where the signed-in pilgrim lives, alpha-2; null for everybody who is none, and until told. */
export function useResidence(): string | null {
  const user = useCurrentUser();
  return user?.role === "pilgrim" ? user.countryOfResidence : null;
}

/** The user on a page whose route is guarded; a visitor there is a bug. */
export function useSignedIn(): User {
  const user = useCurrentUser();
  if (!user) throw new Error("this page is for signed-in users and its route has no guard");
  return user;
}

export function rememberUser(client: QueryClient, user: User | null): void {
  if (user) forgetPapersOfOthers(user);
  client.setQueryData(currentUserQuery.queryKey, user);
}

/** SPEC §4: operators and pilgrims have a dashboard each; staff have their desk. */
export function dashboardOf({ role }: { role: Role }): (typeof DASHBOARDS)[Role] {
  return DASHBOARDS[role];
}
