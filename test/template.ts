/** How test files reach the server and its migrated template, which each of them clones. */
import type { Connection } from "#server/platform/database/embedded/embedded-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Into the template itself, as the owner of all clones. */
    connection: Connection;
    /** As whoever serves: rows alone. */
    serving: Connection;
    superuser: Connection;
  }
}
