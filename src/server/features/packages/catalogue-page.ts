/** One page of the catalogue: what fits the search, in order, from where the page before ended. */
import { z } from "zod";
import { MAX_PAGE, type Package, type PackageQuery } from "#contract/packages.ts";
import { comparePositions, type Position, sortPackages } from "#domain/packages/order.ts";
import { readCursor, writeCursor } from "#server/platform/http/cursor.ts";

type PageQuery = Pick<PackageQuery, "sort" | "limit" | "cursor">;

export interface Selection {
  readonly packages: readonly Package[];
  /** Where the next page begins; null when this is the last. */
  readonly nextCursor: string | null;
}

/** The order that nobody chose is by popularity. Throws AppError `invalid_input` for a cursor that is not ours. */
export function selectPage(fitting: readonly Package[], query: PageQuery): Selection {
  const { sort = "popular", limit = MAX_PAGE, cursor } = query;
  const compare = comparePositions(sort);
  const after = cursor === undefined ? null : readPosition(cursor);
  const found = after ? fitting.filter((offer) => compare(offer, after) > 0) : fitting;
  const packages = sortPackages(found, sort).slice(0, limit);
  const last = packages.at(-1);
  return { packages, nextCursor: last && found.length > packages.length ? writePosition(last) : null };
}

/** The last package shown by all that orders go by, so that the place stays when the package itself goes. */
const Written = z.tuple([z.string(), z.string(), z.number(), z.number().nullable(), z.number()]);

function writePosition({ id, title, price, rating, bookingCount }: Position): string {
  const written: z.output<typeof Written> = [id, title, price, rating, bookingCount];
  return writeCursor(written);
}

function readPosition(cursor: string): Position {
  const [id, title, price, rating, bookingCount] = readCursor(cursor, Written);
  return { id, title, price, rating, bookingCount };
}
