/** What an operator types is checked before it is sent. */
import { expect, it } from "vitest";
import { licenceDraftOf, readLicenceDraft } from "./licence-draft.ts";

const TYPED = {
  scheme: "atol",
  party: "",
  number: "T7000",
  registerUrl: "https://register.example/T7000",
  companyName: "Noor Harbour",
  validUntil: "2028-03-31",
};
const BEFORE = { ...TYPED, scheme: "atol", party: null } as const;

it("is an application once nothing is missing", () => {
  expect(readLicenceDraft(TYPED)).toEqual({ application: { ...TYPED, party: null }, errors: {} });
});

it("names everything that is missing at once", () => {
  const { application, errors } = readLicenceDraft(licenceDraftOf(undefined));

  expect(application).toBeNull();
  expect(Object.keys(errors)).toEqual(["scheme", "number", "registerUrl", "companyName", "validUntil"]);
});

it("asks whose agent an agent is, and forgets the name for another scheme", () => {
  expect(readLicenceDraft({ ...TYPED, scheme: "nusuk_agent" }).errors).toEqual({ party: "required" });
  expect(readLicenceDraft({ ...TYPED, party: "left over" }).application?.party).toBeNull();
});

it("takes https addresses alone", () => {
  expect(readLicenceDraft({ ...TYPED, registerUrl: "http://register.example" }).errors).toEqual({
    registerUrl: "format",
  });
});

it("keeps everything of a returned licence, and of an ended one only who and where", () => {
  expect(licenceDraftOf({ ...BEFORE, status: "returned" })).toEqual(TYPED);
  expect(licenceDraftOf({ ...BEFORE, status: "approved" })).toEqual({ ...TYPED, number: "", validUntil: "" });
});
