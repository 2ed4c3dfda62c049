/** Every column that names a traveller is accounted for when two rows of one person become one. */
import { sql } from "kysely";
import { expect, it } from "vitest";
import { testApp } from "./app.ts";

const app = await testApp();
const { db } = app.platform;

/** Columns that are moved to the row that stays, by the feature that owns the table (src/server/app.ts, mergePerson). */
const MOVED = [
  "booking_travellers.traveller_id",
  "documents.traveller_id",
  "group_room_people.traveller_id",
  "group_wishes.one_id",
  "group_wishes.other_id",
  "passport_disclosures.traveller_id",
  "tickets.traveller_id",
  "turn_releases.traveller_id",
];

/** Columns whose rows go with the row that goes, and why. */
const LEFT: Readonly<Record<string, string>> = {
  "activity.names_traveller_id": "it was told to whoever had entered the person",
  "family_members.traveller_id": "the place in the household is the account's by then",
  "needs_told.traveller_id": "the person decides anew whom to tell",
  "notifications.names_traveller_id": "it was told to whoever had entered the person",
};

it("moves or gives up each column that refers to a traveller", async () => {
  const { rows } = await sql<{ column: string }>`
    select referring.relname || '.' || attribute.attname as column
    from pg_constraint constraint_of
    join pg_class referring on referring.oid = constraint_of.conrelid
    join pg_attribute attribute on attribute.attrelid = referring.oid and attribute.attnum = any(constraint_of.conkey)
    where constraint_of.contype = 'f' and constraint_of.confrelid = 'travellers'::regclass
    order by 1
  `.execute(db);
  expect(rows.map(({ column }) => column)).toEqual([...MOVED, ...Object.keys(LEFT)].sort());
});

/**
 * Of seats won in a turn, which outlive their travellers, and within rooms whose difference is being paid the id is moved; among those who stand in a line, as `traveller:…`, the
 * database renames it with the member of the household (migrations/0011_queue.sql); the imports' column is a count.
 */
it("knows the other columns that may hold a traveller's id", async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and (column_name like '%traveller%' or column_name in ('person', 'parts'))
      and (table_name, column_name) not in (
        select referring.relname, attribute.attname from pg_constraint constraint_of
        join pg_class referring on referring.oid = constraint_of.conrelid
        join pg_attribute attribute on attribute.attrelid = referring.oid and attribute.attnum = any(constraint_of.conkey)
        where constraint_of.contype = 'f' and constraint_of.confrelid = 'travellers'::regclass)
    order by 1
  `.execute(db);
  expect(rows.map(({ column }) => column)).toEqual([
    "passenger_imports.travellers",
    "queue_known.person",
    "queue_people.person",
    "room_changes.parts",
    "turn_seats.traveller_id",
  ]);
});
