/** Changes of a booking, each answered with the booking as it then is. */
import type { BookingRequest } from "#contract/bookings.ts";
import { amountOf } from "#domain/money.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { getBooking } from "../reading/reading.ts";
import type { Actor } from "../records/side.ts";
import { type LeaveAnswer, type Leaver, leaveParty, previewLeave, type ShownOnLeaving } from "./leave.ts";
import { changeRooms, previewRooms, type RoomsAnswer, type RoomsRequest } from "./rooms.ts";
import { type Swap, swap } from "./swap.ts";

export type BookingChangeService = ReturnType<typeof bookingChanges>;

export function bookingChanges(deps: Dependencies) {
  const roomsAnswer = async (user: Actor, id: string, { differenceMinor, currency, ...answer }: RoomsAnswer) => ({
    ...answer,
    booking: await getBooking(deps, user, id),
    difference: amountOf(differenceMinor, currency),
  });
  const leaveAnswer = async (
    user: Actor,
    id: string,
    { refundMinor, keptMinor, currency, settledBy, roomLeft }: LeaveAnswer,
  ) => ({
    ...{ settledBy, roomLeft: roomLeft && { ...roomLeft, stay: [...roomLeft.stay] } },
    booking: await getBooking(deps, user, id),
    refund: amountOf(refundMinor, currency),
    kept: amountOf(keptMinor, currency),
  });
  return {
    swap: async (user: Actor, id: string, travellers: Swap) => {
      await swap(deps, user, id, travellers);
      return getBooking(deps, user, id);
    },
    previewRooms: async (user: Actor, id: string, parts: BookingRequest["parts"]) =>
      roomsAnswer(user, id, await previewRooms(deps, user, id, parts)),
    changeRooms: async (user: Actor, id: string, request: RoomsRequest) =>
      roomsAnswer(user, id, await changeRooms(deps, user, id, request)),
    previewLeave: async (user: Actor, id: string, who: Leaver) =>
      leaveAnswer(user, id, await previewLeave(deps, user, id, who)),
    leave: async (user: Actor, id: string, who: Leaver, shown: ShownOnLeaving) =>
      leaveAnswer(user, id, await leaveParty(deps, user, id, who, shown)),
  };
}
