/** The way to a database as one address, as nodes take it. */
import type { Connection } from "#server/platform/database/embedded/embedded-postgres.ts";

/** As in DATABASE_URL: by its socket's folder. */
export function addressOf({ user, password, host, database }: Connection): string {
  return `postgres://${user}:${password}@localhost/${database}?${new URLSearchParams({ host })}`;
}
