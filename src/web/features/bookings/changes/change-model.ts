/** Which changes a booking is open for, and its rooms as the planner takes them. */
import { closedBy } from "#domain/bookings/change.ts";
import type { RoomTypeName } from "#domain/packages/package.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import type { Sex } from "#domain/travellers/traveller.ts";
import { type PlannedPerson, type PlannedRoom, suggestPlan, unnamedPeople } from "#web/shared/rooms/room-plan.ts";
import type { BookingView } from "../queries.ts";

export type Change = "rooms" | "swap" | "leave";

/** Why its pilgrim changes who is named no more; nothing is said of one that was cancelled or has departed. */
export function namesClosedBy(booking: BookingView, today: string): ReturnType<typeof closedBy> {
  const { phase, departureDate, changesCloseOn: closesOn, channel, references } = booking;
  if (phase === "cancelled" || departureDate < today) return null;
  const isKnownOnNusuk = channel === "nusuk" && references.some((one) => one !== null);
  return closedBy({ phase, closesOn, isKnownOnNusuk }, today);
}

/**
 * Whoever has the only place has nobody to leave behind. By the phase as the state table has it, which is too heavy for
 * the browser; `today` is `YYYY-MM-DD`.
 */
export function openChanges(booking: BookingView, today: string): Change[] {
  const { phase, parts, seats, departureDate } = booking;
  if (departureDate <= today) return [];
  const closed = namesClosedBy(booking, today);
  const onePackage = new Set(parts.map(({ packageId }) => packageId)).size === 1;
  const named = parts.some(({ travellers }) => travellers.length > 0);
  const stands = phase !== "cancelled";
  // People of a hold are named anew without ado, and fewer places are held anew.
  const isSecured = stands && phase !== "held";
  const changes: [Change, boolean][] = [
    ["rooms", stands && onePackage && closed !== "changes_closed"],
    ["swap", isSecured && named && closed === null],
    ["leave", isSecured && seats > 1],
  ];
  return changes.flatMap(([change, isOpen]) => (isOpen ? [change] : []));
}

/** Those named, then the places without a name. */
export function plannedPeople({ parts, seats }: BookingView, sexOf: (id: string) => Sex | null): PlannedPerson[] {
  const named = parts.flatMap(({ travellers }) => travellers);
  const people = named.map((person) => ({ id: person.id, name: fullName(person), sex: sexOf(person.id) }));
  return [...people, ...unnamedPeople(seats - named.length)];
}

/** The rooms as they are; people who are not placed yet get a suggestion in the kind that they booked. */
export function roomPlanOf({ parts }: BookingView, people: readonly PlannedPerson[]): PlannedRoom[] {
  const places = people.filter(({ name }) => name === null).map(({ id }) => id);
  const seated = parts.map(({ room, roomType, seats, travellers }) => {
    const names = travellers.map(({ id }) => id);
    return { room, roomType, ids: [...names, ...places.splice(0, seats - names.length)] };
  });
  const numbers = [...new Set(seated.flatMap(({ room }) => room ?? []))].sort((a, b) => a - b);
  const rooms = numbers.flatMap((number) => {
    const inside = seated.filter(({ room }) => room === number);
    const kind = inside[0]?.roomType;
    return kind ? [{ roomType: kind, ids: inside.flatMap(({ ids }) => ids) }] : [];
  });
  const open = seated.filter(({ room }) => room === null);
  return [...rooms, ...open.flatMap(({ roomType, ids }) => suggestFor(ids, roomType, people))];
}

function suggestFor(
  ids: readonly string[],
  kind: RoomTypeName | null,
  people: readonly PlannedPerson[],
): PlannedRoom[] {
  const some = people.filter(({ id }) => ids.includes(id));
  return suggestPlan(some, [{ type: kind ?? "quad", supplementMinor: 0 }]);
}
