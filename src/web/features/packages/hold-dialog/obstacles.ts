/** Why somebody of the household cannot come along on a journey, and with whom a hold begins. */
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { type BookedTrip, meetingJourneys, names } from "#domain/bookings/holds/meeting.ts";
import { tooYoungOn } from "#web/shared/people/naming/too-young.ts";

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
  readonly bookings: readonly (BookedTrip & { readonly reference: string })[];
}

/** By traveller; who is in it stands in nobody's way but would be refused. */
export function obstaclesTo(
  journey: Journey,
  { travellers, groups, bookings }: Known,
  now: Date,
): Map<string, Obstacle> {
  const members = groups.flatMap(({ members: all }) => all.flatMap(({ travellerId }) => travellerId ?? []));
  const ids = new Set([...travellers.map(({ id }) => id), ...members]);
  const young = tooYoungOn(journey.departureDate, { travellers, groups });
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
  if (group) return begin(group.members.map(idOf), seats, obstacles);
  const asker = travellers.some(({ isSelf }) => isSelf) ? [] : [null];
  return begin([...travellers.map(({ id }) => id), ...asker], seats, obstacles);
}

/** On direct sale: those entered and the household's members. With several households nobody knows which one travels. */
export function startOfHold({ travellers, groups, obstacles }: Party): Start {
  const [group, ...others] = groups;
  if (others.length > 0) return begin([], MAX_PARTY, obstacles);
  const members = group?.members.map(idOf) ?? [];
  return begin([...travellers.map(({ id }) => id), ...members], MAX_PARTY, obstacles);
}

function idOf({ travellerId }: { travellerId: string | null }): string | null {
  return travellerId;
}

/** Null: somebody who has not entered themselves. */
function begin(people: readonly (string | null)[], most: number, obstacles: Party["obstacles"]): Start {
  const known = [...new Set(people.flatMap((id) => id ?? []))];
  const named = known.filter((id) => !obstacles.has(id)).slice(0, most);
  const absent = people.filter((id) => id === null).length;
  const others = Math.min(absent, most - named.length);
  return { named: new Set(named), others: named.length + others === 0 ? 1 : others };
}
