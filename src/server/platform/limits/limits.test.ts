import { afterAll, expect, it } from "vitest";
import { cloneDatabase } from "../../../../test/database.ts";
import { openPool } from "../database/database.ts";
import { type AccountLimits, openLimits } from "./limits.ts";

const pool = openPool(await cloneDatabase());
afterAll(() => pool.end());

const MANY = 50;

/** How many attempts pass, taken in turn by the given nodes, and the refusal after them. */
async function attempts(nodes: readonly AccountLimits[], key: string): Promise<{ passed: number; refusal?: unknown }> {
  for (let passed = 0; passed < MANY; passed++) {
    try {
      await nodes[passed % nodes.length]?.take("sign_in", key);
    } catch (refusal) {
      return { passed, refusal };
    }
  }
  return { passed: MANY };
}

it("counts the attempts of all nodes together, by account, and says when to come back", async () => {
  const [one, two] = [openLimits(pool, true), openLimits(pool, true)];

  const together = await attempts([one, two], "amina");
  const alone = await attempts([one], "yusuf");

  expect(together.passed).toBe(alone.passed);
  expect(together.passed).toBeLessThan(MANY);
  expect(together.refusal).toMatchObject({ code: "too_many_requests", params: { seconds: expect.any(Number) } });
});

it("forgets after a success", async () => {
  const limits = openLimits(pool, true);
  const { passed } = await attempts([limits], "khadija");

  await limits.forget("sign_in", "khadija");

  expect((await attempts([limits], "khadija")).passed).toBe(passed);
});

it("is swept of counters whose time is over, and of no others", async () => {
  const limits = openLimits(pool, true);
  await limits.take("sign_in", "ibrahim");
  await pool.query("insert into rate_limits (key, points, expire) values ('sign_in:long-ago', 5, $1)", [
    Date.now() - 1,
  ]);

  await limits.sweep();

  const { rows } = await pool.query("select key from rate_limits where key in ('sign_in:long-ago', 'sign_in:ibrahim')");
  expect(rows).toEqual([{ key: "sign_in:ibrahim" }]);
});

it("counts nothing where limits are off", async () => {
  expect((await attempts([openLimits(pool, false)], "maryam")).passed).toBe(MANY);
});
