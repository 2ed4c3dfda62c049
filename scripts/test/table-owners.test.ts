import { expect, test } from "vitest";
import { sharedTables, writersOf } from "./table-owners.ts";

const TABLES = new Set(["tickets", "group_wishes", "users"]);
const written = (feature: string, text: string) => ({ path: `src/server/features/${feature}/repository.ts`, text });

test("finds writes by the query builder, by our own insert and in plain SQL, whoever makes them", () => {
  const writers = writersOf(
    [
      written("tickets", 'await tx.insertInto("tickets").values(rows)'),
      written("households", 'await tx\n  .updateTable("tickets")'),
      written("bookings", "insert into group_wishes (group_id) select 1"),
      written("customer-groups", 'inserting("groupWishes", columns, rows)'),
    ],
    TABLES,
  );
  expect(sharedTables(writers)).toEqual([
    "tickets is written by households and tickets",
    "group_wishes is written by bookings and customer-groups",
  ]);
});

test("leaves alone readers, erasure, the demonstration and words that are no table", () => {
  const writers = writersOf(
    [
      written("tickets", 'db.deleteFrom("tickets")'),
      written("households", 'db.selectFrom("tickets")'),
      written("privacy", 'tx.deleteFrom("tickets")'),
      written("demo", "update tickets set id = 1"),
      written("team", "an update comes later"),
    ],
    TABLES,
  );
  expect(writers).toEqual(new Map([["tickets", ["tickets"]]]));
});
