/** What somebody wishes: what this browser keeps, or what a pilgrim has stated elsewhere and lets operators count. */
import { useQuery } from "@tanstack/react-query";
import { sharedWishes } from "#contract/wishes.ts";
import { routeQuery } from "#web/lib/calls/queries.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { useWishesText } from "./wishes-text.ts";

/** The text of it; null where nothing is wished. */
export function useStatedWishes(): string | null {
  const here = useWishesText();
  const isPilgrim = useCurrentUser()?.role === "pilgrim";
  const { data } = useQuery({ ...routeQuery(sharedWishes), enabled: isPilgrim && here === null });
  if (here !== null || !isPilgrim || !data?.shared) return here;
  return JSON.stringify({ wishes: data.shared.wishes });
}
