/** Staff decide by the page of a licence that they have seen. */
import sharp from "sharp";
import { expect, it } from "vitest";
import * as contract from "#contract/licences.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenStaff } from "../../../../test/factories/accounts.ts";

const app = await testApp();
const staff = await givenStaff(app);

const BODY = {
  scheme: "atol",
  number: "T7654",
  registerUrl: "https://register.example/T7654",
  companyName: "Noor Harbour",
  validUntil: "2099-03-31",
} as const;

it("is decided by the page that was seen, and not once another one was sent", async () => {
  const operator = await givenOperator(app, { licensed: false });
  const { id, page: none } = await app.call(contract.applyForLicence, { body: BODY }, operator.session);
  const params = { id };
  const send = async (background: string) => {
    const bytes = await sharp({ create: { width: 300, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
    const file = { name: "licence.png", type: "image/png", bytes };
    return app.upload(contract.attachLicenceFile, { params, file }, operator.session);
  };
  const { page: first } = await send("#fff");
  const { page: second } = await send("#eee");
  const decide = (page: string | null) => ({ params, body: { decision: "approve", page } as const });
  const see = (page: string | null) => ({ params, query: { page: page ?? "" } });

  expect(new Set([none, first, second]).size).toBe(3);
  for (const page of [none, first])
    expect(await app.refusal(contract.decideLicence, decide(page), staff.session)).toMatchObject({
      code: "changed_meanwhile",
    });
  expect(await app.refusal(contract.licenceFile, see(first), staff.session)).toMatchObject({ code: "not_found" });
  expect((await app.call(contract.decideLicence, decide(second), staff.session)).status).toBe("approved");
});
