/** The profile through the real calls. */
import { describe, expect, it } from "vitest";
import { currentUser, updateUser } from "#contract/accounts.ts";
import { listTravellers } from "#contract/travellers.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenPilgrim } from "../../../../test/factories/accounts.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";

const app = await testApp();

async function givenDemoPilgrim(): Promise<Given> {
  const given = await givenPilgrim(app);
  await app.platform.db.updateTable("users").set({ demo: true }).where("id", "=", given.user.id).execute();
  return given;
}

describe("the profile", () => {
  it("is only shown to who is signed in", async () => {
    expect(await app.refusal(currentUser, {})).toMatchObject({ status: 401, code: "not_signed_in" });
    expect(await app.refusal(updateUser, { body: {} })).toMatchObject({ status: 401 });
  });

  it("changes names, language and country", async () => {
    const { session, user } = await givenPilgrim(app);
    const changes = {
      firstName: "Khadija",
      lastName: "Noor",
      preferredLanguage: "ar",
      countryOfResidence: "GB",
    } as const;

    const changed = await app.call(updateUser, { body: changes }, session);

    expect(changed).toEqual({ ...user, ...changes });
    expect(await app.call(currentUser, {}, session)).toEqual(changed);
  });

  it("tells the country of its owner as a traveller too, and only where none was told", async () => {
    const given = await givenPilgrim(app);
    await givenTraveller(app, given, { relationship: "self", countryOfResidence: null });
    await givenTraveller(app, given, { relationship: "mother", countryOfResidence: null });
    const countries = async () =>
      (await app.call(listTravellers, {}, given.session)).map(({ countryOfResidence }) => countryOfResidence);

    await app.call(updateUser, { body: { countryOfResidence: "GB" } }, given.session);
    expect(await countries()).toEqual(["GB", null]);

    await app.call(updateUser, { body: { countryOfResidence: "FR" } }, given.session);
    expect(await countries()).toEqual(["GB", null]);
  });

  it("stays as it is when nothing is sent", async () => {
    const { session, user } = await givenPilgrim(app);

    expect(await app.call(updateUser, { body: {} }, session)).toEqual(user);
  });

  it.each([
    ["countryOfResidence", "ZZ"],
    ["countryOfResidence", "gb"],
    ["countryOfResidence", null],
    ["firstName", "  "],
    ["lastName", "x".repeat(201)],
    ["preferredLanguage", "xx"],
  ])("refuses %s %o at its field", async (field, value) => {
    const { session } = await givenPilgrim(app);

    const problem = await app.refusal(updateUser, { body: { [field]: value } }, session);

    expect(problem.status).toBe(400);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  });

  it("never changes the role, the username or the demonstration mark", async () => {
    const { session, user } = await givenPilgrim(app);
    const body = { role: "staff", username: "root", demo: true, licenceVerified: true };

    await app.inject({ method: "PATCH", url: updateUser.path, payload: body, headers: { ...session } });

    expect(await app.call(currentUser, {}, session)).toEqual(user);
  });

  it("of a shared demonstration account changes its language alone", async () => {
    const { session } = await givenDemoPilgrim();

    const kept = await app.call(updateUser, { body: { preferredLanguage: "ur" } }, session);
    const problem = await app.refusal(updateUser, { body: { firstName: "X", preferredLanguage: "en" } }, session);

    expect(kept).toMatchObject({ preferredLanguage: "ur", demo: true });
    expect(problem).toMatchObject({ status: 403, code: "forbidden" });
    expect(await app.call(currentUser, {}, session)).toEqual(kept);
  });
});
