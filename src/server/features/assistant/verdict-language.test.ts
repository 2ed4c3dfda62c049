/** What a verdict says is told in the language of the question, whatever the account's. */
import { expect, it } from "vitest";
import * as contract from "#contract/conversations.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { testApp } from "../../../../test/app.ts";
import { givenPilgrim } from "../../../../test/factories/accounts.ts";

const app = await testApp();

it.each([
  ["ru", "почему мой паспорт отклонён"],
  ["tr", "pasaportum neden reddedildi"],
  ["en", "why was my passport refused"],
  // In Latin letters, which is read in its own.
  ["ar", "leh etrafad el basbor bta3i"],
] as const)("%s", async (locale, message) => {
  const { session, user } = await givenPilgrim(app);
  await app.platform.db
    .insertInto("documents")
    .values({
      ...{ userId: user.id, travellerId: null, status: "rejected", type: "passport", stage: "done" },
      ...{ fileName: "passport.pdf", contentType: "application/pdf", sizeBytes: 1, refusal: "pdf_encrypted" },
    })
    .execute();
  const reason = translator(locale, "errors")("file_unreadable", { reason: "pdf_encrypted" });

  for (const body of [{ message }, { message, about: "documents" }]) {
    const answer = await app.call(contract.askAgent, { params: { agentId: "document_checker" }, body }, session);
    expect(answer.locale).toBe(locale);
    expect(answer.content).toContain(reason);
  }
});
