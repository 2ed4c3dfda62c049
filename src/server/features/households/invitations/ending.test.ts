/** Invitations for the place of somebody without an account end with it, whichever way it goes. */
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { acceptInvitation, listFamily } from "#contract/family.ts";
import { deleteTraveller } from "#contract/travellers.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenResident, type Member } from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenInvitation, givenMember } from "../../../../../test/factories/families.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";
import { soon } from "../../../../../test/soon.ts";

const app = await testApp();
const { db } = app.platform;

const accept = (member: Member, token: string) => app.call(acceptInvitation, { body: { token } }, member.session);
const refused = async (member: Member, token: string) =>
  (await app.refusal(acceptInvitation, { body: { token } }, member.session)).code;

async function waitingForLock(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length;
}

describe("a code for somebody's place", () => {
  it("ends with the person for whom it was", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const cousin = await givenTraveller(app, amina);
    const memberId = await givenMember(app, amina, id, cousin.id);
    const { code } = await givenInvitation(app, amina, id, { memberId });

    await app.call(deleteTraveller, { params: { id: cousin.id } }, amina.session);

    expect(await refused(await givenResident(app, "GB"), code)).toBe("link_withdrawn");
    expect((await app.call(listFamily, {}, amina.session))[0]?.members).toHaveLength(1);
  });

  it("ends in every household with the row that becomes somebody's own", async () => {
    const amina = await givenResident(app, "GB");
    const cousin = await givenTraveller(app, amina);
    const codes: string[] = [];
    for (const name of ["At home", "Abroad"]) {
      const { id } = await givenFamily(app, amina, { name });
      const memberId = await givenMember(app, amina, id, cousin.id);
      codes.push((await givenInvitation(app, amina, id, { memberId })).code);
    }
    const [home = "", abroad = ""] = codes;

    await accept(await givenResident(app, "GB"), home);

    expect(await refused(await givenResident(app, "GB"), abroad)).toBe("link_withdrawn");
  });

  it("is refused where the person is deleted while somebody accepts it", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const cousin = await givenTraveller(app, amina);
    const memberId = await givenMember(app, amina, id, cousin.id);
    const { code } = await givenInvitation(app, amina, id, { memberId });
    const stranger = await givenResident(app, "GB");

    const accepting = await db.transaction().execute(async (tx) => {
      await lockAccount(tx, amina.id);
      const answer = refused(stranger, code);
      await soon(async () => expect(await waitingForLock()).toBe(1));
      await tx.deleteFrom("travellers").where("id", "=", cousin.id).execute();
      return { answer };
    });

    expect(await accepting.answer).toBe("link_withdrawn");
  });
});
