/** What an account has agreed to, and who has seen its documents. */
import { describe, expect, it } from "vitest";
import { deleteDocument, getDocumentFile, uploadDocument } from "#contract/documents.ts";
import { changeFamilyMember } from "#contract/family.ts";
import { listConsents, listDocumentViews, withdrawConsent } from "#contract/own-records.ts";
import { secondOpinion } from "#contract/second-opinion.ts";
import { documentForReview } from "#contract/staff.ts";
import { changeTraveller, deleteTraveller, listTravellers } from "#contract/travellers.ts";
import { OPINION_TEXT_VERSION } from "#domain/documents/opinion-text.ts";
import { NEEDS_SHARING_VERSION } from "#domain/households/household.ts";
import { NEEDS_CONSENT_VERSION } from "#domain/travellers/traveller.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import { givenResident } from "../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined, givenMember } from "../../../../test/factories/families.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";
import { picture } from "../documents/test-files.ts";

/** A model that never answers: what was agreed to is recorded all the same. */
const HOST = "127.0.0.1:1";
const app = await testApp({ settings: { LLM_BASE_URL: `http://${HOST}/v1`, LLM_MODEL: "reader-1" } });
const staff = await givenStaff(app);

const needs = { aids: ["wheelchair"], note: "", consentVersion: NEEDS_CONSENT_VERSION } as const;
const consentsOf = ({ session }: Given) => app.call(listConsents, {}, session);
const viewsOf = ({ session }: Pick<Given, "session">) => app.call(listDocumentViews, {}, session);
const withdraw = ({ session }: Given, id: string) => app.call(withdrawConsent, { params: { id } }, session);

async function givenPaper(given: Pick<Given, "session">, fields: Record<string, string> = {}): Promise<string> {
  const file = { name: "page.png", type: "image/png", bytes: await picture(300 + Math.floor(Math.random() * 50)) };
  const { document } = await app.upload(
    uploadDocument,
    { fields: { type: "health_certificate", ...fields }, file },
    given.session,
  );
  await app.jobsDone();
  return document.id;
}

describe("who has seen the documents", () => {
  it("names staff with their reason, a visit at a time, and leaves the owner's own looks out", async () => {
    const [given, other] = [await givenPilgrim(app), await givenPilgrim(app)];
    const id = await givenPaper(given);
    await app.inject({ url: getDocumentFile.path.replace(":id", id), headers: { ...given.session } });

    await app.call(documentForReview, { params: { id } }, staff.session);
    await app.inject({ url: `/api/staff/documents/${id}/file`, headers: { ...staff.session } });

    const views = await viewsOf(given);
    expect(views).toHaveLength(1);
    expect(views[0]).toMatchObject({
      ...{ viewer: "staff", name: staff.user.firstName, reason: "decides" },
      ...{ document: "health_certificate" },
    });
    expect(await viewsOf(other)).toEqual([]);
  });

  it("still says so when the document is deleted", async () => {
    const given = await givenPilgrim(app);
    const id = await givenPaper(given);
    await app.call(documentForReview, { params: { id } }, staff.session);

    await app.call(deleteDocument, { params: { id } }, given.session);

    expect(await viewsOf(given)).toMatchObject([{ viewer: "staff", document: null }]);
  });

  it("tells whoever has an account of their own by then, and the account that kept them no more", async () => {
    const keeper = await givenResident(app, "GB");
    const mother = await givenTraveller(app, keeper);
    const id = await givenPaper(keeper, { memberId: mother.id });
    await app.call(documentForReview, { params: { id } }, staff.session);
    const { id: groupId } = await givenFamily(app, keeper);
    const memberId = await givenMember(app, keeper, groupId, mother.id);
    const joined = await givenJoined(app, keeper, groupId, { memberId });

    const colleague = await givenStaff(app, { firstName: "Zaynab" });
    await app.call(documentForReview, { params: { id } }, colleague.session);
    await app.call(deleteDocument, { params: { id } }, joined.session);

    const names = async (who: Pick<Given, "session">) => (await viewsOf(who)).map(({ name }) => name);
    expect(await names(joined)).toEqual(["Zaynab", staff.user.firstName]);
    expect(await names(keeper)).toEqual([staff.user.firstName]);
  });

  it("counts the copy of all data as one's own", async () => {
    const given = await givenPilgrim(app);
    await givenPaper(given);

    await app.inject({ url: "/api/user/export", headers: { ...given.session } });

    expect(await viewsOf(given)).toMatchObject([{ viewer: "export", name: null, reason: "own_copy" }]);
  });

  it("is nobody's without a session, and empty for who has no papers", async () => {
    const operator = await givenOperator(app, { licensed: false });

    expect(await app.refusal(listDocumentViews, {})).toMatchObject({ status: 401 });
    expect(await viewsOf(operator)).toEqual([]);
  });
});

describe("a consent", () => {
  it("to keep special needs is recorded with its words, and takes them along when it ends", async () => {
    const given = await givenPilgrim(app);
    const { id: travellerId } = await givenTraveller(app, given, { specialNeeds: { ...needs, aids: [...needs.aids] } });
    const [consent] = await consentsOf(given);
    expect(consent).toMatchObject({ kind: "needs_kept", textVersion: NEEDS_CONSENT_VERSION, endedAt: null });

    await withdraw(given, consent?.id ?? "");
    const [again] = await withdraw(given, consent?.id ?? "");

    expect(again?.endedAt).not.toBeNull();
    const person = (await app.call(listTravellers, {}, given.session)).find(({ id }) => id === travellerId);
    expect(person?.specialNeeds).toBeNull();
  });

  it("given anew is one more, and the earlier stays in the list", async () => {
    const given = await givenPilgrim(app);
    const { id } = await givenTraveller(app, given, { specialNeeds: { ...needs, aids: [...needs.aids] } });
    const set = (
      specialNeeds: null | { aids: ["wheelchair"]; note: string; consentVersion: typeof NEEDS_CONSENT_VERSION },
    ) => app.call(changeTraveller, { params: { id }, body: { specialNeeds } }, given.session);

    await set(null);
    await set({ aids: ["wheelchair"], note: "", consentVersion: NEEDS_CONSENT_VERSION });

    expect((await consentsOf(given)).map(({ endedAt }) => endedAt === null)).toEqual([true, false]);
  });

  it("ends with the person whom it was about", async () => {
    const given = await givenPilgrim(app);
    const { id } = await givenTraveller(app, given, { specialNeeds: { ...needs, aids: [...needs.aids] } });

    await app.call(deleteTraveller, { params: { id } }, given.session);

    expect(await consentsOf(given)).toMatchObject([{ kind: "needs_kept", person: null, endedAt: expect.any(String) }]);
  });

  it("to share needs and a face with a group names the group, and is withdrawn one without the other", async () => {
    const given = await givenPilgrim(app);
    const { id: travellerId } = await givenTraveller(app, given);
    const group = await givenFamily(app, { ...given, id: given.user.id });
    const memberId = await givenMember(app, given, group.id, travellerId);
    const params = { id: group.id, memberId };
    const body = { shareNeeds: { consentVersion: NEEDS_SHARING_VERSION }, showPortrait: true } as const;
    await app.call(changeFamilyMember, { params, body }, given.session);
    const before = await consentsOf(given);
    expect(before.map(({ kind, recipient }) => [kind, recipient]).toSorted()).toEqual([
      ["needs_shared", group.name],
      ["portrait_shown", group.name],
    ]);

    const after = await withdraw(given, before.find(({ kind }) => kind === "needs_shared")?.id ?? "");

    expect(after.filter(({ endedAt }) => endedAt === null).map(({ kind }) => kind)).toEqual(["portrait_shown"]);
  });

  it("to a second opinion names the host, and its end erases what was said", async () => {
    const given = await givenPilgrim(app);
    const id = await givenPaper(given, { secondOpinion: OPINION_TEXT_VERSION, secondOpinionHost: HOST });
    const [consent] = await consentsOf(given);
    expect(consent).toMatchObject({ kind: "second_opinion", recipient: HOST, document: "health_certificate" });

    await withdraw(given, consent?.id ?? "");

    expect(await app.call(secondOpinion, { params: { id } }, given.session)).toEqual({ opinion: null });
    expect(await consentsOf(given)).toMatchObject([{ endedAt: expect.any(String) }]);
  });

  it("of others is unknown, and nobody withdraws without a session", async () => {
    const [given, other] = [await givenPilgrim(app), await givenPilgrim(app)];
    await givenTraveller(app, given, { specialNeeds: { ...needs, aids: [...needs.aids] } });
    const [consent] = await consentsOf(given);
    const params = { id: consent?.id ?? "" };

    expect(await app.refusal(withdrawConsent, { params }, other.session)).toMatchObject({ status: 404 });
    expect(await app.refusal(withdrawConsent, { params })).toMatchObject({ status: 401 });
    expect(await app.refusal(listConsents, {})).toMatchObject({ status: 401 });
    expect(await consentsOf(other)).toEqual([]);
  });

  it("withdrawn many times at once ends once", async () => {
    const given = await givenPilgrim(app);
    await givenTraveller(app, given, { specialNeeds: { ...needs, aids: [...needs.aids] } });
    const [consent] = await consentsOf(given);

    await Promise.all(Array.from({ length: 5 }, () => withdraw(given, consent?.id ?? "")));

    expect(await consentsOf(given)).toHaveLength(1);
  });
});
