/** The operator's table of bookings: what it can be filtered and ordered by. */
import { BOOKING_STATUSES } from "../booking.ts";

/** SPEC's filter: the statuses, and all of them. */
export const STATUS_FILTERS = ["all", ...BOOKING_STATUSES] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** `ahead`: journeys that are not over, with those that are under way. */
export const WHEN_FILTERS = ["ahead", "always"] as const;
export type WhenFilter = (typeof WHEN_FILTERS)[number];

/** Of everybody, one's own, or those that nobody looks after. */
export const ASSIGNED_FILTERS = ["anyone", "me", "nobody"] as const;
export type AssignedFilter = (typeof ASSIGNED_FILTERS)[number];

/** `waiting`: what waits for an answer, the most urgent first; it has no others in it. */
export const TABLE_SORTS = ["created", "departure", "customer", "amount", "waiting"] as const;
export type TableSort = (typeof TABLE_SORTS)[number];

/** A row a booking, or a row a customer with theirs. */
export const TABLE_VIEWS = ["booking", "customer"] as const;
export type TableView = (typeof TABLE_VIEWS)[number];

export const DIRECTIONS = ["asc", "desc"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** How each column is ordered at the first click. */
export const FIRST_DIRECTION: Record<TableSort, Direction> = {
  created: "desc",
  departure: "asc",
  customer: "asc",
  amount: "desc",
  waiting: "asc",
};

/** Rows of one page. */
export const TABLE_PAGE = 20;
export const MAX_TABLE_PAGE = 200;
/** Characters of a search. */
export const LONGEST_SEARCH = 200;
