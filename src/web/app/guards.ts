/** Loaders that decide who sees a screen before anything of it is drawn. */
import type { QueryClient } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect, redirectDocument } from "react-router";
import type { Role, User } from "#contract/accounts.ts";
import { authPath, safeNext } from "../lib/session/next-path.ts";
import { currentUserQuery, dashboardOf, fetchUser } from "../lib/session/session.ts";

/** Called when somebody is sent away from a screen of another role. */
export type OnWrongRole = (user: User) => void;

function userOf(client: QueryClient): Promise<User | null> {
  return client.ensureQueryData(currentUserQuery);
}

/** Anyone may see it; the user is looked up so that the header knows at once. */
export function openToAnyone(client: QueryClient) {
  return () => userOf(client);
}

/** A screen that works without a network waits for the server no longer than this to learn who is here. */
const OFFLINE_PATIENCE_MS = 1_500;

/** Anyone may see it, whether or not the server answers; who is signed in shows as soon as it is known. */
export function offlineOpen(client: QueryClient) {
  return async (): Promise<User | null> => {
    if (!navigator.onLine) return null;
    const late = new Promise<null>((resolve) => setTimeout(resolve, OFFLINE_PATIENCE_MS, null));
    return Promise.race([userOf(client).catch(() => null), late]);
  };
}

/** Signed-in users of the given roles, all roles when left out; others go to sign in and come back, or to their own dashboard. */
export function signedInOnly(client: QueryClient, onWrongRole: OnWrongRole, roles?: readonly Role[]) {
  return async ({ request }: LoaderFunctionArgs): Promise<User> => {
    const user = await userOf(client);
    if (!user) throw redirect(authPath(pathOf(request.url)));
    if (roles && !roles.includes(user.role)) {
      onWrongRole(user);
      throw redirect(dashboardOf(user));
    }
    return user;
  };
}

/** `/` inside the app: the dashboard of whoever is signed in; for visitors it is a static page, fetched as a whole. */
export function home(client: QueryClient) {
  return async (): Promise<never> => {
    const user = await userOf(client);
    throw user ? redirect(dashboardOf(user)) : redirectDocument("/");
  };
}

/** For the sign-in screen: whoever is signed in already goes on at once. */
export function visitorsOnly(client: QueryClient) {
  return async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const { searchParams } = new URL(request.url);
    // The page that noticed the end of its session is still in sight and needs its user until this one is drawn.
    const user = searchParams.has("ended") ? await fetchUser() : await userOf(client);
    if (user) throw redirect(safeNext(searchParams.get("next")) ?? dashboardOf(user));
    return null;
  };
}

function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}`;
}
