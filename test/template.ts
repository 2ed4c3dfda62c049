/** The database that every test file clones, and how the files reach its server. */
import type { Connection } from "#server/platform/embedded-postgres/embedded-postgres.ts";

export const TEMPLATE = "app";

declare module "vitest" {
  interface ProvidedContext {
    connection: Connection;
    superuser: Connection;
  }
}
