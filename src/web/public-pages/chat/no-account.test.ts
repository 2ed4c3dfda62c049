import { expect, it } from "vitest";
import * as ofAccounts from "#assistant/answer/acts/account-acts.ts";
import * as ofNobody from "./no-account.ts";

it("has everything that the assistant takes from the module in whose place it stands", () => {
  expect(Object.keys(ofNobody).sort()).toEqual(Object.keys(ofAccounts).sort());
});
