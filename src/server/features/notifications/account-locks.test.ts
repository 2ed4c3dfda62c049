/** Locks on an account while its wishes or browsers change: nothing that is only written about it waits for them. */
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Db } from "#server/platform/database/database.ts";
import { testApp } from "../../../../test/app.ts";
import { givenPilgrim } from "../../../../test/factories/accounts.ts";
import { hashOf, putSubscription } from "./push/repository.ts";
import { insertActivity } from "./repository.ts";
import { lockReader } from "./settings/settings.repository.ts";

const app = await testApp();
const { db, clock } = app.platform;

async function addBrowser(tx: Db, userId: string): Promise<void> {
  const sessions = tx.selectFrom("sessions").select("id").where("userId", "=", userId);
  const { id: sessionId } = await sessions.executeTakeFirstOrThrow();
  const sealed = { endpointHash: hashOf(userId), sealedSubscription: Buffer.from("sealed") };
  await putSubscription(tx, { id: userId, userId, sessionId, ...sealed, createdAt: clock() });
}

it.each([
  ["wishes", lockReader],
  ["browsers", addBrowser],
])("let others tell the account while its %s change", async (_, change) => {
  const { user } = await givenPilgrim(app);
  const row = { userId: user.id, kind: "welcome_pilgrim", params: "{}", link: null, createdAt: clock() } as const;

  const telling = db.transaction().execute(async (tx) => {
    await change(tx, user.id);
    await db.transaction().execute(async (other) => {
      await sql`set local lock_timeout = '1s'`.execute(other);
      await insertActivity(other, [row]);
    });
  });

  await expect(telling).resolves.toBeUndefined();
});
