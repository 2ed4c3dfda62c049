/** Groups as the contract shows them, made of their rows. */
import type { z } from "zod";
import type { CustomerGroup, CustomerGroupDetail } from "#contract/customer-groups.ts";
import { accountName } from "#domain/account-name.ts";
import { groupStatus, leftBehind } from "#domain/groups/group.ts";
import { ageGroup, type Guest, needsStepFree, yearsOn } from "#domain/groups/guest.ts";
import { roomBreaches } from "#domain/groups/room-rules.ts";
import type { PairWish } from "#domain/groups/wishes.ts";
import { amountOf } from "#domain/money.ts";
import { printedName } from "#domain/travellers/legal-name.ts";
import type { Aid } from "#domain/travellers/traveller.ts";
import type { MasterKeys } from "#server/platform/secrets/keys.ts";
import { openToldNeeds } from "../travellers/service.ts";
import type { CustomerGroupRow } from "./groups.repository.ts";
import type { GroupPersonRow, MemberBooking } from "./members.repository.ts";
import type { StoredRoom } from "./rooms.repository.ts";

type Detail = z.input<typeof CustomerGroupDetail>;

export function presentCustomerGroup(
  row: CustomerGroupRow,
  bookings: readonly MemberBooking[],
  { rooms, placed }: { readonly rooms: number; readonly placed: number },
): z.input<typeof CustomerGroup> {
  const sum = (of: (booking: MemberBooking) => number) => bookings.reduce((total, booking) => total + of(booking), 0);
  const named = sum((booking) => booking.named);
  return {
    ...row,
    status: groupStatus(bookings),
    members: sum(({ seats }) => seats),
    named,
    value: amountOf(
      sum(({ amountMinor }) => amountMinor),
      row.currency,
    ),
    rooms,
    unplaced: named - placed,
  };
}

export function presentMemberBooking({ firstName, lastName, ...booking }: MemberBooking): Detail["bookings"][number] {
  return { ...booking, customerName: accountName({ firstName, lastName }) };
}

/** A person of the group with all that its lists and rules may know. */
export interface GroupMember extends Guest {
  readonly row: GroupPersonRow;
  readonly aids: readonly Aid[];
}

/** `keys` open what is told of their needs. */
export function presentGroupMembers(
  group: CustomerGroupRow,
  people: readonly GroupPersonRow[],
  keys: MasterKeys,
): GroupMember[] {
  const cheapest = group.roomTypes.find(({ supplementMinor }) => supplementMinor === 0) ?? group.roomTypes[0];
  return people.map((row) => {
    const aids = openToldNeeds(keys, row)?.aids ?? [];
    return {
      row,
      aids,
      id: row.id,
      sex: row.sex,
      household: row.household,
      roomType: row.roomType ?? cheapest?.type ?? "quad",
      bookedRoom: row.room === null ? null : `${row.bookingId}:${row.room}`,
      age: ageGroup(yearsOn(row.birthDate, group.departureDate)),
      needsStepFree: needsStepFree(aids),
    };
  });
}

interface Parts {
  readonly group: CustomerGroupRow;
  /** All confirmed ones of the package. */
  readonly bookings: readonly MemberBooking[];
  readonly members: readonly GroupMember[];
  readonly rooms: readonly StoredRoom[];
  readonly wishes: readonly PairWish[];
}

export function presentDetail({ group, bookings, members, rooms, wishes }: Parts): Detail {
  const own = bookings.filter(({ groupId }) => groupId === group.id);
  const placed = rooms.reduce((sum, { travellerIds }) => sum + travellerIds.length, 0);
  const byId = new Map(members.map((member) => [member.id, member]));
  return {
    ...presentCustomerGroup(group, own, { rooms: rooms.length, placed }),
    bookings: own.map(presentMemberBooking),
    leftBehind: leftBehind(bookings, group.id).map(presentMemberBooking),
    people: members.map((member) => presentPerson(member, group)),
    roomList: rooms.map((room) => {
      const guests = room.travellerIds.flatMap((id) => byId.get(id) ?? []);
      const breaches = roomBreaches({ ...room, guests }, { everybody: members, wishes });
      return {
        ...room,
        travellerIds: [...room.travellerIds],
        breaches: breaches.map(({ kind, guestIds }) => ({ kind, travellerIds: [...guestIds] })),
      };
    }),
    wishes: wishes.map(({ kind, travellerIds: [one, other] }) => ({ kind, travellerIds: [one, other] })),
  };
}

function presentPerson(member: GroupMember, { departureDate }: CustomerGroupRow): Detail["people"][number] {
  const { row, id, sex, household, roomType, bookedRoom, aids } = member;
  const { surname, givenNames } = printedName(row.surname, row.givenNames);
  return {
    ...{ travellerId: id, surname, givenNames, sex, household, roomType, bookedRoom, aids: [...aids] },
    bookingId: row.bookingId,
    reference: row.reference,
    age: yearsOn(row.birthDate, departureDate),
    relationship: row.relationship,
    householdName: accountName(row),
    hasPassport: row.hasPassport,
  };
}
