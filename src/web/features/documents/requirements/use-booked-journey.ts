/** The journey that the dates of papers are counted for: asked by parts that are fetched late. */
import { journey } from "#contract/journey.ts";
import type { BookedJourney } from "#domain/obligations/papers/requirements.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";

interface Asked {
  /** Null: none is booked; undefined: it is not known. */
  readonly booked: BookedJourney | null | undefined;
  /** The reader is home from a journey, and no other is booked. */
  readonly isHome: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** By the server, which judges by it: of a traveller, null for the reader. */
export function useBookedJourney(travellerId: string | null): Asked {
  const { data, error, refetch } = useRouteQuery(journey);
  return {
    booked: data && (data.paperJourneys.find((one) => one.travellerId === travellerId) ?? null),
    isHome: data?.obligations.some(({ act }) => act.kind === "home") ?? false,
    error,
    retry: () => void refetch(),
  };
}
