/** The lists that operators hand on, column by column: names as other programs import them. */
import type { CellKind } from "#domain/exports/cell.ts";

export const GROUP_LISTS = ["rooming", "manifest", "nusuk"] as const;
/** For the hotels, for the airline, and for the family applications on Nusuk. */
export type GroupList = (typeof GROUP_LISTS)[number];

/** Of all lists; each has some of them, in its own order. */
const COLUMNS = {
  room_key: "text",
  room_type: "text",
  step_free: "text",
  hotel: "text",
  check_in: "date",
  check_out: "date",
  number: "count",
  application: "text",
  place: "count",
  title: "text",
  surname: "text",
  given_names: "text",
  sex: "text",
  date_of_birth: "date",
  nationality: "text",
  passport_number: "text",
  passport_expiry: "date",
  issuing_country: "text",
  country_of_residence: "text",
  phone: "text",
  household: "text",
  relation: "text",
  assistance: "text",
  pnr: "text",
  ticket: "text",
  seat: "text",
  booking: "text",
  nusuk_reference: "text",
} as const satisfies Record<string, CellKind>;

export type ListColumn = keyof typeof COLUMNS;

export function kindOfColumn(column: ListColumn): CellKind {
  return COLUMNS[column];
}

const PERSON = ["surname", "given_names", "sex", "date_of_birth", "nationality"] as const;

/**
 * PNR, ticket and seat are the airline's to fill in. The rooming list has no passport numbers: a hotel reads the passport at
 * its desk. Sources: docs/sources.md#rooming-list, docs/sources.md#passenger-lists.
 */
export const LIST_COLUMNS: Record<GroupList, readonly ListColumn[]> = {
  rooming: [
    ...["room_key", "room_type", "step_free", "hotel", "check_in", "check_out"],
    ...PERSON,
    ...["household", "relation", "assistance", "booking"],
  ] as const satisfies readonly ListColumn[],
  manifest: [
    ...["number", "title", ...PERSON],
    ...["passport_number", "passport_expiry", "issuing_country"],
    ...["assistance", "pnr", "ticket", "seat", "booking"],
  ] as const satisfies readonly ListColumn[],
  nusuk: [
    ...["application", "place", ...PERSON],
    ...["passport_number", "passport_expiry", "issuing_country", "country_of_residence", "phone", "relation"],
    ...["booking", "nusuk_reference"],
  ] as const satisfies readonly ListColumn[],
};

/** Lists that carry passport numbers: whoever takes one is recorded, and each traveller's account sees it. */
export function carriesPassports(list: GroupList): boolean {
  return LIST_COLUMNS[list].includes("passport_number");
}
