/** What the table is asked for, as it stands in the address beside the tab. */
import {
  ASSIGNED_FILTERS,
  type AssignedFilter,
  DIRECTIONS,
  type Direction,
  FIRST_DIRECTION,
  STATUS_FILTERS,
  type StatusFilter,
  TABLE_SORTS,
  TABLE_VIEWS,
  type TableSort,
  type TableView,
  WHEN_FILTERS,
  type WhenFilter,
} from "#domain/bookings/desk/table.ts";

export interface TableRequest {
  readonly by: TableView;
  readonly q: string;
  readonly status: StatusFilter;
  readonly when: WhenFilter;
  readonly assigned: AssignedFilter;
  readonly sort: TableSort;
  readonly direction: Direction;
}

/** Asks for what was asked last with a change: the last may be newer than what is drawn. */
export type Ask = (change: (last: TableRequest) => TableRequest) => void;

/** What is not there, or not one of the choices, is as at first. */
export function readAsked(address: URLSearchParams): TableRequest {
  const sort = oneOf(TABLE_SORTS, address.get("sort")) ?? "created";
  return {
    by: oneOf(TABLE_VIEWS, address.get("by")) ?? "booking",
    q: address.get("q") ?? "",
    status: oneOf(STATUS_FILTERS, address.get("status")) ?? "all",
    when: oneOf(WHEN_FILTERS, address.get("when")) ?? "ahead",
    assigned: oneOf(ASSIGNED_FILTERS, address.get("assigned")) ?? "anyone",
    sort,
    direction: oneOf(DIRECTIONS, address.get("direction")) ?? FIRST_DIRECTION[sort],
  };
}

/** Only what differs from the first look. */
export function writeAsked({ by, q, status, when, assigned, sort, direction }: TableRequest): Record<string, string> {
  return {
    tab: "bookings",
    ...(by === "booking" ? {} : { by }),
    ...(q === "" ? {} : { q }),
    ...(status === "all" ? {} : { status }),
    ...(when === "ahead" ? {} : { when }),
    ...(assigned === "anyone" ? {} : { assigned }),
    ...(sort === "created" ? {} : { sort }),
    ...(direction === FIRST_DIRECTION[sort] ? {} : { direction }),
  };
}

/** A click on a column's head: the other way round, or by this column as it is ordered at first. */
export function orderedBy(asked: TableRequest, sort: TableSort): TableRequest {
  if (asked.sort !== sort) return { ...asked, sort, direction: FIRST_DIRECTION[sort] };
  return { ...asked, direction: asked.direction === "asc" ? "desc" : "asc" };
}

function oneOf<T extends string>(choices: readonly T[], text: string | null): T | undefined {
  return choices.find((choice) => choice === text);
}
