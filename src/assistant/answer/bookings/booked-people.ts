/** Who travels on the asker's own bookings, the places that nobody is named for yet, and who shares a room. */
import type { KnownBooking, KnownFamily } from "../../known.ts";
import { ACTIONS, type Composer, reply, type Sentence, say } from "../reply.ts";
import { liveOf, noneNow } from "./journeys.ts";
import { bookedRooms, named, openBooking } from "./own-bookings.ts";
import { NOT_READ } from "./payments.ts";

const MOST_BOOKINGS = 3;

/** Who is entered, by booking, and the places that nobody is named for yet. */
export const bookedPeople: Composer = (asked) => {
  if (!asked.known.bookings) return NOT_READ;
  const live = liveOf(asked).slice(0, MOST_BOOKINGS);
  if (live.length === 0) return reply([say("bookings.none")], [ACTIONS.packages]);
  return reply(live.flatMap(peopleOf), live.slice(0, 2).map(openBooking));
};

function peopleOf(booking: KnownBooking): Sentence[] {
  const people = booking.parts.flatMap(({ travellers, roomType }) =>
    travellers.flatMap(({ givenNames, surname }) => {
      const name = [givenNames, surname].filter(Boolean).join(" ");
      return name === "" ? [] : [{ name, roomType }];
    }),
  );
  const rooms = [...new Set(booking.parts.flatMap(({ roomType }) => roomType ?? []))];
  const open = booking.seats - people.length;
  return [
    ...(people.length > 0
      ? [say("bookings.people", { ...named(booking), list: { list: people.map(({ name }) => name) } })]
      : []),
    ...(open > 0 ? [say("bookings.unnamed", { ...named(booking), count: open })] : []),
    ...(rooms.length > 0 ? bookedRooms(booking) : []),
  ];
}

/** What is booked, and what the household has planned. */
export const sharedRooms: Composer = (asked) => {
  const live = liveOf(asked);
  const planned = (asked.known.families ?? []).flatMap(roomsIn);
  const sentences = [...noneNow(asked, live), ...live.flatMap(bookedRooms), ...planned];
  return reply(sentences, [...live.slice(0, 1).map(openBooking), ACTIONS.family], 1);
};

function roomsIn({ name, members }: KnownFamily): Sentence[] {
  const rooms = new Map<number, string[]>();
  for (const { roomWish, name: member } of members)
    if (typeof roomWish === "number") rooms.set(roomWish, [...(rooms.get(roomWish) ?? []), member]);
  if (rooms.size === 0) return [say("family.noRooms", { name })];
  return [...rooms].sort(([a], [b]) => a - b).map(([, list]) => say("family.room", { name, list: { list } }));
}
