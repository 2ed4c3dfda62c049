/** Values that the planner does not see, so that one plan serves all of them. */
import { type RawBuilder, sql } from "kysely";

type SqlType = "text[]" | "bytea[]" | "timestamptz";

/**
 * The same value behind a `select` of its own. PostgreSQL keeps a statement's plan (prepared-statements.ts) only where it seems
 * no dearer than one for these very values: for few of many it never does, and is made anew at each use, which can take longer
 * than the answer. Not where the best way depends on the value.
 */
export function unseen<T>(value: T, type: SqlType): RawBuilder<T> {
  const as = sql.raw(type);
  return sql<T>`(select ${value}::${as})::${as}`;
}
