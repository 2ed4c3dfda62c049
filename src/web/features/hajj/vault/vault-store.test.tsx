/** The kept papers while several things happen to them at once. */
import { beforeEach, expect, it } from "vitest";
import { WAITING_FILES_DATABASE } from "#web/lib/session/device-vault.ts";
import { answerCalls, json } from "../../../testing/answers.ts";
import type { Pack } from "./vault-record.ts";
import { eraseVault, keepNotes, keepPapers, lockVault, openVault, refreshPapers, vaultStore } from "./vault-store.ts";

const PIN = "271828";
const PACK: Pack = { asOf: "2027-05-01T09:00:00.000Z", userId: "1", journeys: [], travellers: [] };
const NEWER: Pack = { ...PACK, asOf: "2027-05-02T09:00:00.000Z" };

beforeEach(eraseVault);

const keep = async () => {
  answerCalls({ "GET /api/offline-pack": () => json(PACK) });
  await keepPapers({ pin: PIN, passports: "masked", openCard: false });
};
const papers = () => {
  const state = vaultStore.snapshot();
  return state.kind === "open" ? state.papers : null;
};

it("keep what is noted while newer ones are fetched", async () => {
  await keep();
  let answer: (pack: Response) => void = () => undefined;
  answerCalls({ "GET /api/offline-pack": () => new Promise((resolve) => (answer = resolve)) });

  const refreshed = refreshPapers();
  await keepNotes({ camp: "41" });
  answer(json(NEWER));
  await refreshed;
  await lockVault();
  await openVault(PIN);

  expect(papers()).toEqual({ pack: NEWER, passports: "masked", notes: { camp: "41" } });
});

it("keep what is noted in the moment in which newer ones are written", async () => {
  await keep();
  answerCalls({ "GET /api/offline-pack": () => json(NEWER) });

  await Promise.all([keepNotes({ camp: "41" }), refreshPapers(), keepNotes({ camp: "42" })]);

  expect(papers()).toEqual({ pack: NEWER, passports: "masked", notes: { camp: "42" } });
});

it("go alone when they are erased: files that wait to be sent stay", async () => {
  await keep();
  await new Promise((opened) => {
    const request = indexedDB.open(WAITING_FILES_DATABASE);
    request.onsuccess = () => opened(request.result.close());
  });

  await eraseVault();

  const left = (await indexedDB.databases()).map(({ name }) => name);
  expect(left).toContain(WAITING_FILES_DATABASE);
  expect(vaultStore.snapshot()).toEqual({ kind: "none" });
  indexedDB.deleteDatabase(WAITING_FILES_DATABASE);
});
