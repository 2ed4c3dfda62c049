/** The demonstration, loaded once for everything that is asked of it. */
import type { sql } from "kysely";
import { login } from "#contract/accounts.ts";
import { demoService } from "#server/features/demo/service.ts";
import { testApp } from "../app.ts";
import { type Given, givenStaff, sessionOf } from "../factories/accounts.ts";

export const NOW = new Date("2026-11-20T14:08:00Z");
export const OPERATOR = "al-safa-travel";

export const app = await testApp({ clock: () => NOW, settings: { DEMO: "on" } });
export const { db } = app.platform;
export const demo = demoService(app.platform);

/** Of two starts at once. */
export const loads = await Promise.all([demo.loadIfEmpty(), demo.loadIfEmpty()]);

/** Staff made after the world, and no part of it. */
export const reviewer: Given = await givenStaff(app);

export const count = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(db)).rows[0]?.n;

export async function signedIn() {
  const payload = { username: "pilgrim_demo", password: "Labbayk-1448" };
  return sessionOf(await app.inject({ method: "POST", url: login.path, payload }));
}
