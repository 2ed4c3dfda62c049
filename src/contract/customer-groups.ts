/** Customer groups of an operator: confirmed bookings of one package together, with leader, coach and rooms. */
import { z } from "zod";
import { BOOKING_PHASES } from "#domain/bookings/booking.ts";
import { CHANNELS } from "#domain/channel.ts";
import { SHEET_FORMATS } from "#domain/exports/cell.ts";
import {
  GROUP_STATUSES,
  MAX_BUS,
  MAX_GROUP_NAME,
  MAX_GROUP_SIZE,
  MAX_LEADER,
  MAX_NOTE,
  MAX_ROOM_NAME,
  MAX_WISHES,
} from "#domain/groups/group.ts";
import { GROUP_LISTS } from "#domain/groups/lists.ts";
import { BREACHES } from "#domain/groups/room-rules.ts";
import { ROOMING_PROBLEMS } from "#domain/groups/rooming.ts";
import { WISH_KINDS } from "#domain/groups/wishes.ts";
import { ROOM_TYPES } from "#domain/packages/package.ts";
import { AIDS, RELATIONSHIPS, SEXES } from "#domain/travellers/traveller.ts";
import { Amount, IdParams, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";
import { filledLine, lineUpTo, textUpTo } from "./text.ts";

const Id = IdParams.shape.id;

const groupFields = {
  id: z.string(),
  name: z.string(),
  /** Who leads it; empty while nobody does. */
  leader: z.string(),
  bus: z.string(),
  note: z.string(),
  sizeLimit: z.int(),
  packageId: z.string(),
  packageName: z.string(),
  departureDate: z.string(),
  returnDate: z.string(),
  /** Counts every change, also of its bookings and rooms. */
  version: z.int(),
  status: z.enum(GROUP_STATUSES),
  /** Places of its bookings, and how many of them have a name. */
  members: z.int(),
  named: z.int(),
  /** What its bookings cost in this package. */
  value: Amount,
  rooms: z.int(),
  /** People with a name and no room. */
  unplaced: z.int(),
};

export const CustomerGroup = z.object(groupFields).meta({ id: "CustomerGroup" });
export type CustomerGroup = z.output<typeof CustomerGroup>;

const GroupBooking = z.object({
  bookingId: z.string(),
  reference: z.string(),
  customerName: z.string(),
  /** The same for all bookings of one family group. */
  household: z.string(),
  seats: z.int(),
  named: z.int(),
  phase: z.enum(BOOKING_PHASES),
  channel: z.enum(CHANNELS).nullable(),
  groupId: z.string().nullable(),
  groupName: z.string().nullable(),
});
export type GroupBooking = z.output<typeof GroupBooking>;

const GroupPerson = z.object({
  travellerId: z.string(),
  bookingId: z.string(),
  reference: z.string(),
  /** As the passport prints it. */
  surname: z.string(),
  givenNames: z.string(),
  sex: z.enum(SEXES).nullable(),
  age: z.int().nullable(),
  relationship: z.enum(RELATIONSHIPS),
  household: z.string(),
  /** The customer's name, by which a household is called. */
  householdName: z.string(),
  roomType: z.enum(ROOM_TYPES),
  /** Booked one room together with all of the same key; null: the operator arranges it. */
  bookedRoom: z.string().nullable(),
  /** Only what the traveller's account tells this operator, for this journey. */
  aids: z.array(z.enum(AIDS)),
  /** Whether a checked passport was read, for the lists that need its number. */
  hasPassport: z.boolean(),
});
export type GroupPerson = z.output<typeof GroupPerson>;

const Wish = z.object({ kind: z.enum(WISH_KINDS), travellerIds: z.tuple([Id, Id]) });

const roomFields = {
  name: filledLine(MAX_ROOM_NAME),
  roomType: z.enum(ROOM_TYPES),
  stepFree: z.boolean(),
  /** Stays as it is when rooms are arranged anew. */
  locked: z.boolean(),
  travellerIds: z.array(Id).max(MAX_GROUP_SIZE),
};

const GroupRoom = z.object({
  ...roomFields,
  /** What it breaks; nothing is refused for it. */
  breaches: z.array(z.object({ kind: z.enum(BREACHES), travellerIds: z.array(z.string()) })),
});
export type GroupRoom = z.output<typeof GroupRoom>;

export const CustomerGroupDetail = z
  .object({
    ...groupFields,
    bookings: z.array(GroupBooking),
    /** Bookings of the same households that are not in this group. */
    leftBehind: z.array(GroupBooking),
    people: z.array(GroupPerson),
    roomList: z.array(GroupRoom),
    wishes: z.array(Wish),
  })
  .meta({ id: "CustomerGroupDetail" });
export type CustomerGroupDetail = z.output<typeof CustomerGroupDetail>;

const draft = {
  name: filledLine(MAX_GROUP_NAME),
  leader: lineUpTo(MAX_LEADER).default(""),
  bus: lineUpTo(MAX_BUS).default(""),
  note: textUpTo(MAX_NOTE).default(""),
  sizeLimit: z.int().min(1).max(MAX_GROUP_SIZE),
};

/** Bookings of one household go together unless it is said that they may be divided. */
const chosenBookings = {
  bookingIds: z.array(Id).max(MAX_GROUP_SIZE),
  divideHouseholds: z.boolean().default(false),
};

/** The version that a change was made on, `"7"`; another one since then and nothing is changed. */
const IfMatch = z.object({
  "if-match": z
    .string()
    .regex(/^"[1-9]\d{0,8}"$/)
    .optional(),
});

const operators = { who: ["operator"], right: "groups" } as const;

export const listCustomerGroups = defineRoute({
  ...operators,
  method: "GET",
  path: "/api/operator/groups",
  summary: "All groups of the operator, the next departure first.",
  response: z.array(CustomerGroup),
});

export const groupableBookings = defineRoute({
  ...operators,
  method: "GET",
  path: "/api/operator/group-bookings",
  summary: "The confirmed bookings of one package, each with the group that it is in.",
  query: z.object({ packageId: Id }),
  response: z.array(GroupBooking),
});

export const createCustomerGroup = defineRoute({
  ...operators,
  method: "POST",
  path: "/api/operator/groups",
  once: "kept",
  summary: "A group of confirmed bookings of one package; those of another group leave it.",
  body: z.object({ packageId: Id, ...draft, ...chosenBookings, bookingIds: chosenBookings.bookingIds.default([]) }),
  response: CustomerGroupDetail,
  status: 201,
  errors: ["unacceptable", "group_too_small", "household_divided", "too_many_customer_groups"],
});

export const getCustomerGroup = defineRoute({
  ...operators,
  method: "GET",
  path: "/api/operator/groups/:id",
  summary: "One group with its bookings, people, rooms and what the rooms break.",
  params: IdParams,
  response: CustomerGroupDetail,
});

export const updateCustomerGroup = defineRoute({
  ...operators,
  method: "PATCH",
  path: "/api/operator/groups/:id",
  once: "kept",
  summary: "Changes name, leader, coach, note and size.",
  params: IdParams,
  headers: IfMatch,
  body: z.object({
    name: draft.name.optional(),
    leader: lineUpTo(MAX_LEADER).optional(),
    bus: lineUpTo(MAX_BUS).optional(),
    note: textUpTo(MAX_NOTE).optional(),
    sizeLimit: draft.sizeLimit.optional(),
  }),
  response: CustomerGroupDetail,
  errors: ["unacceptable", "changed_meanwhile", "group_too_small"],
});

export const setGroupBookings = defineRoute({
  ...operators,
  method: "PUT",
  path: "/api/operator/groups/:id/bookings",
  once: "kept",
  summary: "Says which bookings are in the group; whoever leaves it leaves its rooms.",
  params: IdParams,
  headers: IfMatch,
  body: z.object(chosenBookings),
  response: CustomerGroupDetail,
  errors: ["changed_meanwhile", "group_too_small", "household_divided"],
});

export const deleteCustomerGroup = defineRoute({
  ...operators,
  method: "DELETE",
  path: "/api/operator/groups/:id",
  once: "kept",
  summary: "Deletes a group; for a day it can be brought back.",
  params: IdParams,
  response: "empty",
});

export const restoreCustomerGroup = defineRoute({
  ...operators,
  method: "POST",
  path: "/api/operator/groups/:id/restore",
  once: "kept",
  summary: "Brings a deleted group back, with those of its bookings that are in no other group.",
  params: IdParams,
  response: CustomerGroupDetail,
  errors: ["unacceptable", "group_too_small", "too_many_customer_groups"],
});

export const setGroupRooms = defineRoute({
  ...operators,
  method: "PUT",
  path: "/api/operator/groups/:id/rooms",
  once: "kept",
  summary: "Writes the rooming list as it was changed by hand; rules that it breaks come back as warnings.",
  params: IdParams,
  headers: IfMatch,
  body: z.object({ rooms: z.array(z.object(roomFields)).max(MAX_GROUP_SIZE) }),
  response: CustomerGroupDetail,
  errors: ["unacceptable", "changed_meanwhile"],
});

export const setGroupWishes = defineRoute({
  ...operators,
  method: "PUT",
  path: "/api/operator/groups/:id/wishes",
  once: "kept",
  summary: "Says which pairs stay together or apart.",
  params: IdParams,
  headers: IfMatch,
  body: z.object({ wishes: z.array(Wish).max(MAX_WISHES) }),
  response: CustomerGroupDetail,
  errors: ["unacceptable", "changed_meanwhile"],
});

export const arrangeGroupRooms = defineRoute({
  ...operators,
  method: "POST",
  path: "/api/operator/groups/:id/rooms/arrange",
  once: "kept",
  summary: "Arranges everybody in as few rooms as the rules allow; locked rooms stay.",
  params: IdParams,
  headers: IfMatch,
  body: z.object({
    /** Families have rooms of their own, even where beds stay empty. */
    familyRooms: z.boolean().default(false),
    /** Rooms without steps that the hotel has; null: as many as are needed. */
    stepFreeRooms: z.int().min(0).max(MAX_GROUP_SIZE).nullable().default(null),
  }),
  response: z.object({
    group: CustomerGroupDetail,
    /** What could not be done, and for whom. */
    problems: z.array(z.object({ kind: z.enum(ROOMING_PROBLEMS), travellerIds: z.array(z.string()) })),
    /** Proven: those who stay together fit into no fewer rooms. */
    fewest: z.boolean(),
  }),
  errors: ["changed_meanwhile"],
});

const listParams = z.object({ id: Id, list: z.enum(GROUP_LISTS) });

export const groupListFile = defineRoute({
  ...operators,
  method: "GET",
  path: "/api/operator/groups/:id/lists/:list/file",
  summary: "A list as a file. With passport numbers it is recorded, and each traveller's account sees who took it.",
  params: listParams,
  query: z.object({ format: z.enum(SHEET_FORMATS).default("csv") }),
  response: "file",
});

export const groupListSheet = defineRoute({
  ...operators,
  method: "GET",
  path: "/api/operator/groups/:id/lists/:list",
  summary: "The same list to print; recorded alike.",
  params: listParams,
  response: z.object({
    title: z.string(),
    madeAt: Instant,
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    /** People on a list with passports whose own is not checked yet: their number is missing. */
    withoutPassport: z.int(),
  }),
});
