/** Who travels on the asker's own bookings, and the places that nobody is named for yet. */
import type { KnownBooking } from "../../known.ts";
import { ACTIONS, type Composer, reply, type Sentence, say } from "../reply.ts";
import { liveOf } from "./journeys.ts";
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
