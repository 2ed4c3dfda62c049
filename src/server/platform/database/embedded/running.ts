/** The way into an embedded database that another process runs. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Connection } from "./embedded-postgres.ts";

/** As the superuser, into the product's database; null where none has been started in `folder`. */
export function runningDatabase(folder: string): Connection | null {
  const [record, password] = [join(folder, "socket-folder"), join(folder, "superuser-password")];
  if (!existsSync(record) || !existsSync(password)) return null;
  const host = readFileSync(record, "utf8");
  return { host, user: "postgres", password: readFileSync(password, "utf8"), database: "app" };
}
