import { expect, it } from "vitest";
import * as ofAccounts from "#assistant/answer/acts/account-acts.ts";
import * as ofThreads from "#assistant/reading/words/thread-words.ts";
import * as ofNobody from "./no-account.ts";

it("has everything that the assistant takes from the modules in whose place it stands", () => {
  expect(Object.keys(ofNobody).sort()).toEqual([...Object.keys(ofAccounts), ...Object.keys(ofThreads)].sort());
});
