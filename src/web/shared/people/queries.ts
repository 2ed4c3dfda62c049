/** What several screens ask about the people whom the reader has entered. */
import { listDocuments } from "#contract/documents.ts";
import { listTravellers } from "#contract/travellers.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";

export function useTravellers() {
  return useRouteQuery(listTravellers);
}

/** Of the reader and of everyone who travels with them. */
export function useDocuments() {
  return useRouteQuery(listDocuments);
}
