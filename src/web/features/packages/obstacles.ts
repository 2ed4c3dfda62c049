/** Why somebody of the household cannot come along on a journey, and with whom the dialog of an admitted household begins. */
import { type BookedJourney, meetingJourneys, names } from "#domain/bookings/meeting.ts";
import { isTooYoung } from "#domain/travellers/traveller.ts";

export type Obstacle = { readonly kind: "too_young" } | { readonly kind: "travelling"; readonly reference: string };

interface Journey {
  readonly id: string;
  readonly departureDate: string;
  readonly returnDate: string;
}

interface Known {
  readonly travellers: readonly { readonly id: string; readonly birthDate: string | null }[];
  readonly groups: readonly {
    readonly limits: { readonly tooYoung: readonly string[] };
    readonly members: readonly { readonly id: string; readonly travellerId: string | null }[];
  }[];
  readonly bookings: readonly (BookedJourney & { readonly reference: string })[];
}

/** By traveller; who is in it stands in nobody's way but would be refused. */
export function obstaclesTo(
  journey: Journey,
  { travellers, groups, bookings }: Known,
  now: Date,
): Map<string, Obstacle> {
  const members = groups.flatMap(({ members: all }) => all.flatMap(({ travellerId }) => travellerId ?? []));
  const ids = new Set([...travellers.map(({ id }) => id), ...members]);
  const young = new Set([
    ...travellers.filter(({ birthDate }) => isTooYoung(birthDate, journey.departureDate)).map(({ id }) => id),
    // Of members with accounts the age is known to the server alone.
    ...groups.flatMap(({ limits, members: all }) =>
      all.flatMap(({ id, travellerId }) => (limits.tooYoung.includes(id) ? (travellerId ?? []) : [])),
    ),
  ]);
  const obstacles = new Map<string, Obstacle>();
  for (const id of ids) {
    const wanted = { ...journey, packageId: journey.id, travellerIds: [id], unnamed: 0 };
    const other = meetingJourneys(bookings, wanted, now).find((booking) => names(booking, id));
    if (young.has(id)) obstacles.set(id, { kind: "too_young" });
    else if (other) obstacles.set(id, { kind: "travelling", reference: other.reference });
  }
  return obstacles;
}

/** With whom and with how many places more a hold begins. */
export interface Start {
  readonly named: ReadonlySet<string>;
  /** Places without a name. */
  readonly others: number;
}

interface Turn {
  /** That the household stood in line for. */
  readonly seats: number;
  readonly familyId: string | null;
}

interface Party {
  readonly travellers: readonly { readonly id: string; readonly isSelf: boolean }[];
  readonly groups: readonly {
    readonly id: string;
    readonly members: readonly { readonly travellerId: string | null }[];
  }[];
  readonly obstacles: ReadonlyMap<string, Obstacle>;
}

/** Everybody of the household who can come along; a member who has not entered themselves gets a place without a name. */
export function startOfTurn({ seats, familyId }: Turn, { travellers, groups, obstacles }: Party): Start {
  const group = groups.find(({ id }) => id === familyId);
  const ids = group ? group.members.flatMap(({ travellerId }) => travellerId ?? []) : travellers.map(({ id }) => id);
  const absent = group
    ? group.members.filter(({ travellerId }) => travellerId === null).length
    : Number(!travellers.some(({ isSelf }) => isSelf));
  const named = ids.filter((id) => !obstacles.has(id)).slice(0, seats);
  const others = Math.min(absent, seats - named.length);
  return { named: new Set(named), others: named.length + others === 0 ? 1 : others };
}
