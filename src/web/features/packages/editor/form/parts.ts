/** The parts of the form, and which field stands in which. */

export const EDITOR_PARTS = {
  basics: ["title", "operatorReference", "accommodationType", "price", "capacity", "description"],
  dates: ["departureCity", "departureDate", "returnDate", "releaseDate", "flights"],
  stay: [
    "distanceFromHaram",
    "makkahHotel",
    "madinahHotel",
    "shifting",
    "minaCamp",
    "campClass",
    "meals",
    "accessible",
    "guideLanguages",
  ],
  rooms: ["quad", "triple", "double", "discounts"],
  terms: [
    "channels",
    "approval",
    "ladder",
    "changeDays",
    "deposit",
    "depositValue",
    "balanceDays",
    "instalments",
    "graceDays",
  ],
  pictures: [],
  review: [],
} as const;

export type PartName = keyof typeof EDITOR_PARTS;
export type FormField = (typeof EDITOR_PARTS)[PartName][number];

export const PART_NAMES: readonly PartName[] = ["basics", "dates", "stay", "rooms", "terms", "pictures", "review"];

export const FORM_FIELDS: readonly FormField[] = PART_NAMES.flatMap((part): readonly FormField[] => EDITOR_PARTS[part]);

/** The part that a field stands in. */
export function partOf(field: FormField): PartName {
  return PART_NAMES.find((part) => EDITOR_PARTS[part].some((one: FormField) => one === field)) ?? "basics";
}
