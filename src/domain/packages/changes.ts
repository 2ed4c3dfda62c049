/** The history of a package: what its operator did, and by how much the seats went up or down. */

export const CHANGE_ACTIONS = ["create", "duplicate", "import", "change", "publish", "pause", "close"] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** Fields of a package's form, by which a change is told to people. */
export const NAMED_FIELDS = [
  "title",
  "price",
  "duration",
  "distanceFromHaram",
  "accommodationType",
  "capacity",
  "departureCity",
  "departureDate",
  "returnDate",
  "hijriYear",
  "channels",
  "description",
  "roomTypes",
  "groupDiscounts",
  "terms",
  "makkahHotel",
  "madinahHotel",
  "minaCamp",
  "campClass",
  "shifting",
  "accessible",
  "flights",
  "meals",
  "guideLanguages",
  "releaseDate",
  "operatorReference",
  "images",
] as const;

/** Values that can be compared by what they hold: rows come from the database, changes from a form. */
type Fields = Readonly<Record<string, unknown>>;

/** The names of `changes` whose value differs from `before`, in the order of their names; undefined values are no change. */
export function changedNames(before: Fields, changes: Fields): string[] {
  return Object.keys(changes)
    .filter((name) => changes[name] !== undefined && !holdsTheSame(before[name], changes[name]))
    .sort();
}

/** Whether two values hold the same: lists in their order, objects whatever the order of their keys, without undefined ones. */
export function holdsTheSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.every((name) => holdsTheSame(one[name], other[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
