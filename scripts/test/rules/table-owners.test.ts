import { expect, test } from "vitest";
import { foreignWrites, ownersOf } from "./table-owners.ts";

const OWNERS = new Map([
  ["tickets", "tickets"],
  ["group_wishes", "customer-groups"],
  ["audit", "platform"],
]);
const written = (feature: string, text: string) => ({ path: `src/server/features/${feature}/repository.ts`, text });

test("knows a table's owner by where it is declared", () => {
  const owners = ownersOf([
    {
      path: "src/server/features/customer-groups/rooms/tables.ts",
      text: 'declare module "x" {\n  interface Database {\n    groupWishes: GroupWishesTable;\n  }\n}\n',
    },
    { path: "src/server/platform/schema.ts", text: "export interface Database {\n  audit: AuditTable;\n}\n" },
  ]);
  expect(owners).toEqual(
    new Map([
      ["group_wishes", "customer-groups"],
      ["audit", "platform"],
    ]),
  );
});

test("finds writes by the query builder, by our own insert and in plain SQL, whoever makes them", () => {
  const found = foreignWrites(
    [
      written("tickets", 'await tx.insertInto("tickets").values(rows)'),
      written("households", 'await tx\n  .updateTable("tickets")'),
      written("bookings", "insert into group_wishes (group_id) select 1"),
      written("team", 'inserting("audit", columns, rows)'),
      { path: "src/server/platform/records/audit.ts", text: 'inserting("audit", columns, rows)' },
      { path: "src/server/app.ts", text: 'db.deleteFrom("tickets")' },
    ],
    OWNERS,
  );
  expect(found).toEqual([
    "audit belongs to platform and is written by team",
    "group_wishes belongs to customer-groups and is written by bookings",
    "tickets belongs to tickets and is written by households",
    "tickets belongs to tickets and is written by the server",
  ]);
});

test("leaves alone readers, erasure, the demonstration and words that are no table", () => {
  const found = foreignWrites(
    [
      written("tickets", 'db.deleteFrom("tickets")'),
      written("households", 'db.selectFrom("tickets")'),
      written("privacy", 'tx.deleteFrom("tickets")'),
      written("demo", "update tickets set id = 1"),
      written("team", "an update comes later"),
    ],
    OWNERS,
  );
  expect(found).toEqual([]);
});
