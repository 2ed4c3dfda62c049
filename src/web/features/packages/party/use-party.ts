/** For how many people the page reckons: the reader's household at first, then as chosen; kept while the page is open. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listTravellers } from "#contract/travellers.ts";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import type { Sleeper } from "#domain/bookings/rooms/rooms.ts";
import { dateOf } from "#domain/calendar.ts";
import { whoCanCome } from "#domain/nusuk/party.ts";
import { routeQuery } from "#web/lib/calls/queries.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { useHousehold } from "#web/shared/people/household.ts";

export interface Party {
  readonly people: number;
  /** Whether the number is that of the reader's household. */
  readonly isHousehold: boolean;
  /** Those of the household whom the reader entered; nobody of another number of people. */
  readonly known: readonly Sleeper[];
  readonly choose: (people: number) => void;
}

export function useParty(): Party {
  const [chosen, setChosen] = useState<number | null>(null);
  const isPilgrim = useCurrentUser()?.role === "pilgrim";
  const travellers = useQuery({ ...routeQuery(listTravellers), enabled: isPilgrim }).data ?? [];
  const { coming: others, unentered } = useHousehold();
  const coming = whoCanCome(travellers, dateOf(new Date()));
  const household = Math.min(MAX_PARTY, coming.length + others + unentered);
  const people = chosen ?? Math.max(1, household);
  const isHousehold = people === household;
  return { people, isHousehold, known: isHousehold ? coming.slice(0, people) : [], choose: setChosen };
}
