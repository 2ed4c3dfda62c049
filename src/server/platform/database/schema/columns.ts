/** What columns are read and written as. */
import type { ColumnType } from "kysely";

/** Read as Date; written as Date; left to the database where it has a default. */
export type InstantColumn = ColumnType<Date, Date, Date>;
export type DefaultInstant = ColumnType<Date, Date | undefined, Date>;
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type NullableInstant = Nullable<Date>;
export type NullableText = Nullable<string>;
/** `YYYY-MM-DD`, never a Date. */
export type DateColumn = ColumnType<string, string, string>;
/** Filled by the database alone. */
export type Computed<T> = ColumnType<T, never, never>;
