/** Travellers through the real calls: whose they are, what may stand in them, what consent means. */
import { describe, expect, it } from "vitest";
import { addTraveller, changeTraveller, deleteTraveller, listTravellers } from "#contract/travellers.ts";
import { MAX_TRAVELLERS, NEEDS_CONSENT_VERSION } from "#domain/travellers/traveller.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import { givenResident, type Member, standingClock } from "../../../../test/factories/bookings.ts";
import { givenTraveller, traveller } from "../../../../test/factories/travellers.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });

const add = ({ session }: Member, body: unknown) => app.refusal(addTraveller, { body }, session);
const list = ({ session }: Member) => app.call(listTravellers, {}, session);
const needs = { aids: ["wheelchair"], note: "Insulin", consentVersion: NEEDS_CONSENT_VERSION } as const;

describe("a traveller", () => {
  it("is kept with the name as the passport prints it", async () => {
    const owner = await givenResident(app, "GB");

    const made = await givenTraveller(app, owner, {
      surname: "  O’Brien-Müller ",
      givenNames: "Zoë  Ann",
      phone: "0044 (20) 7946-0018",
    });

    expect(made).toMatchObject({ surname: "O’Brien-Müller", givenNames: "Zoë Ann", phone: "+442079460018" });
    expect(made.printedName).toMatch(/^OBRIEN<MUELLER<<ZOE<ANN<+$/);
    expect(await list(owner)).toEqual([made]);
  });

  it("has national numbers completed from the country where it lives, as told now or before", async () => {
    const owner = await givenResident(app, "GB");
    const contact = { name: "Ali", phone: "0812-3456-7890" };
    const made = await givenTraveller(app, owner, { countryOfResidence: "GB", phone: "07700 900 123" });
    const args = { params: { id: made.id } };

    const moved = await app.call(
      changeTraveller,
      { ...args, body: { countryOfResidence: "ID", emergencyContact: contact } },
      owner.session,
    );
    const later = await app.call(changeTraveller, { ...args, body: { phone: "0813 9876 5432" } }, owner.session);

    expect([made.phone, moved.emergencyContact?.phone, later.phone]).toEqual([
      "+447700900123",
      "+6281234567890",
      "+6281398765432",
    ]);
    const refused = await app.refusal(changeTraveller, { ...args, body: { phone: "0813 (mobile)" } }, owner.session);
    expect(refused.errors?.phone).toBeDefined();
  });

  it("changes by what is sent, and null takes a fact away", async () => {
    const owner = await givenResident(app, "GB");
    const made = await givenTraveller(app, owner);
    const args = { params: { id: made.id }, body: { phone: null, sex: "F" as const } };

    const changed = await app.call(changeTraveller, args, owner.session);
    const same = await app.call(changeTraveller, { ...args, body: {} }, owner.session);

    expect(changed).toEqual({ ...made, phone: null, sex: "F" });
    expect(same).toEqual(changed);
  });

  it("is the owner once, stands first then, and stays who they are", async () => {
    const owner = await givenResident(app, "GB");
    const mother = await givenTraveller(app, owner, { relationship: "mother" });
    const self = await givenTraveller(app, owner, { relationship: "self" });
    const args = { params: { id: mother.id }, body: { relationship: "self" as const } };

    expect((await add(owner, traveller({ relationship: "self" }))).errors).toHaveProperty("relationship");
    expect((await app.refusal(changeTraveller, args, owner.session)).errors).toHaveProperty("relationship");
    expect((await list(owner)).map(({ id }) => id)).toEqual([self.id, mother.id]);
  });

  it("is erased with its record in the audit", async () => {
    const owner = await givenResident(app, "GB");
    const { id } = await givenTraveller(app, owner);

    await app.call(deleteTraveller, { params: { id } }, owner.session);

    const acts = await app.platform.db.selectFrom("audit").select("action").where("subjectId", "=", id).execute();
    expect(acts.map(({ action }) => action)).toEqual(["traveller.added", "traveller.deleted"]);
    expect(await list(owner)).toEqual([]);
  });
});

describe("somebody else", () => {
  it("neither sees, changes nor deletes a traveller", async () => {
    const owner = await givenResident(app, "GB");
    const stranger = await givenResident(app, "GB");
    const { id } = await givenTraveller(app, owner);

    const change = await app.refusal(changeTraveller, { params: { id }, body: { sex: "M" } }, stranger.session);
    const removal = await app.refusal(deleteTraveller, { params: { id } }, stranger.session);

    expect([change.status, removal.status]).toEqual([404, 404]);
    expect(await list(stranger)).toEqual([]);
    expect(await list(owner)).toHaveLength(1);
  });

  it("is a pilgrim or refused", async () => {
    const operator = await givenOperator(app);

    expect((await app.refusal(listTravellers, {}, operator.session)).status).toBe(403);
    expect((await app.refusal(listTravellers, {})).status).toBe(401);
  });
});

describe("a field that cannot stand is named", () => {
  it.each<[string, object, string]>([
    ["a surname of 10,000 characters", { surname: "A".repeat(10_000) }, "surname"],
    ["an empty surname", { surname: "   " }, "surname"],
    ["an Arabic name", { surname: "رحمن" }, "surname"],
    ["a name with a mark that turns the writing round", { givenNames: "Amina\u202eanimA" }, "givenNames"],
    ["a name of marks alone", { surname: "\u0301\u0301" }, "surname"],
    ["a tower of marks", { surname: `A${"\u0301".repeat(40)}` }, "surname"],
    ["a name of signs", { surname: "--'" }, "surname"],
    ["a name with digits", { givenNames: "R2D2" }, "givenNames"],
    ["a name with the character zero", { givenNames: "A\u0000B" }, "givenNames"],
    ["a birthday tomorrow", { birthDate: "2026-11-21" }, "birthDate"],
    ["a birthday before all living", { birthDate: "1887-01-01" }, "birthDate"],
    ["a day that is none", { birthDate: "2000-02-30" }, "birthDate"],
    ["an unknown country of residence", { countryOfResidence: "QQ" }, "countryOfResidence"],
    ["an unknown nationality", { nationality: "gb" }, "nationality"],
    ["a number without its country", { phone: "020 7946 0018", countryOfResidence: null }, "phone"],
    [
      "an emergency number of letters",
      { emergencyContact: { name: "Ali", phone: "call me" } },
      "emergencyContact.phone",
    ],
    ["biometrics in the year zero", { biometricsDoneOn: "0000-01-01" }, "biometricsDoneOn"],
    ["needs without consent", { specialNeeds: { aids: [], note: "" } }, "specialNeeds.consentVersion"],
    ["a sex that passports do not know", { sex: "Z" }, "sex"],
  ])("%s", async (_, wrong, field) => {
    const owner = await givenResident(app, "GB");

    const problem = await add(owner, { ...traveller(), ...wrong });

    expect(problem.status).toBeGreaterThanOrEqual(400);
    expect(problem.status).toBeLessThan(500);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
    expect(await list(owner)).toEqual([]);
  });
});

describe("special needs", () => {
  it("stand sealed beside the consent to them and are erased when it is withdrawn", async () => {
    const owner = await givenResident(app, "GB");
    const { id, specialNeeds } = await givenTraveller(app, owner, { specialNeeds: { ...needs, aids: ["wheelchair"] } });
    const stored = () =>
      app.platform.db
        .selectFrom("travellers")
        .select(["sealedNeeds", "needsConsentVersion"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
    const sealed = await stored();

    const withdrawn = await app.call(changeTraveller, { params: { id }, body: { specialNeeds: null } }, owner.session);

    expect(specialNeeds).toEqual({ ...needs, consentedAt: time.clock().toISOString() });
    expect(sealed.sealedNeeds?.toString("latin1")).not.toContain("Insulin");
    expect(withdrawn.specialNeeds).toBeNull();
    expect(await stored()).toEqual({ sealedNeeds: null, needsConsentVersion: null });
  });
});

it("gives the last of twenty places to only one of two that come at once", async () => {
  const owner = await givenResident(app, "GB");
  for (let made = 1; made < MAX_TRAVELLERS; made++) await givenTraveller(app, owner);
  const another = () =>
    app.inject({ method: "POST", url: "/api/travellers", headers: { ...owner.session }, payload: traveller() });

  const answers = await Promise.all([another(), another()]);

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: "too_many_travellers",
    limit: MAX_TRAVELLERS,
  });
});
