import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { isDatabaseAway } from "./database.ts";

const db = await testDatabase();

it("is away for a call whose connection ends within a transaction", async () => {
  const ended = db.transaction().execute(async (tx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => undefined);
    await sleep(50);
    await sql`select 1`.execute(tx);
  });

  const error = await ended.catch((thrown: unknown) => thrown);

  expect(isDatabaseAway(error), String(error)).toBe(true);
});

it("is not away for a statement that is wrong", async () => {
  const error = await sql`select nothing`.execute(db).catch((thrown: unknown) => thrown);

  expect(isDatabaseAway(error)).toBe(false);
});
