/** Who shares a room: what is booked, and what the household has planned. */
import type { KnownFamily } from "../../known.ts";
import { ACTIONS, type Composer, reply, type Sentence, say } from "../reply.ts";
import { liveOf, noneNow } from "./journeys.ts";
import { bookedRooms, openBooking } from "./own-bookings.ts";

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
