/** Every table has its row in docs/privacy.md, and nothing is described there that is not kept. */
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { testApp } from "../../../../test/app.ts";

/** The runner's own list of what it has run. */
const OF_NOBODY = ["migrations"];

const app = await testApp();

it("says of every table what it holds about whom, and for how long", async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.platform.db);
  const page = readFileSync("docs/privacy.md", "utf8");
  const map = page.slice(page.indexOf("| Table |"), page.indexOf("## Who gets to see it"));
  const described = map
    .split("\n")
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([a-z_]+)`/g)].map(([, name]) => name));

  const kept = rows.map(({ name }) => name).filter((name) => !OF_NOBODY.includes(name));
  expect(described.toSorted()).toEqual(kept.toSorted());
});
