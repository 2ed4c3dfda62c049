/** Life and readiness of this node. */
import { sql } from "kysely";
import * as contract from "#contract/health.ts";
import type { Db } from "../database.ts";
import { type App, handle } from "./handle.ts";

const OK = { status: "ok" } as const;

export function healthRoutes(app: App, db: Db): void {
  handle(app, contract.live, () => OK);
  handle(app, contract.ready, async () => {
    await sql`select 1`.execute(db);
    return OK;
  });
}
