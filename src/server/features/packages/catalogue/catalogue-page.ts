/** One page of the catalogue: what fits the search, in order, from where the page before ended. */
import { z } from "zod";
import { MAX_PAGE, type Package, type PackageQuery } from "#contract/packages.ts";
import { comparePlaces, type ListPosition, placePackages } from "#domain/packages/search/list-order.ts";
import { readCursor, writeCursor } from "#server/platform/http/answers/cursor.ts";

type PageQuery = Pick<PackageQuery, "sort" | "residence" | "limit" | "cursor">;

export interface Selection {
  readonly packages: readonly Package[];
  /** Where the next page begins; null when this is the last. */
  readonly nextCursor: string | null;
}

/** The order that nobody chose is by popularity. Throws AppError `invalid_input` for a cursor that is not ours. */
export function selectPage(fitting: readonly Package[], query: PageQuery): Selection {
  const { sort = "popular", residence = null, limit = MAX_PAGE, cursor } = query;
  const compare = comparePlaces(sort);
  const after = cursor === undefined ? null : readPlace(cursor);
  const placed = placePackages(fitting, sort, residence);
  const found = after ? placed.filter(({ place }) => compare(place, after) > 0) : placed;
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    packages: shown.map(({ item }) => item),
    nextCursor: last && found.length > shown.length ? writePlace(last.place) : null,
  };
}

/** The last package shown by all that orders go by, so that the place stays when the package itself goes. */
const Written = z.tuple([z.string(), z.string(), z.number(), z.number().nullable(), z.number(), z.int(), z.int()]);

function writePlace({ id, title, price, rating, bookingCount, tier, round }: ListPosition): string {
  const written: z.output<typeof Written> = [id, title, price, rating, bookingCount, tier, round];
  return writeCursor(written);
}

function readPlace(cursor: string): ListPosition {
  const [id, title, price, rating, bookingCount, tier, round] = readCursor(cursor, Written);
  return { id, title, price, rating, bookingCount, tier, round };
}
