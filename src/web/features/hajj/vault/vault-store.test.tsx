/** The kept papers while several things happen to them at once. */
import { beforeEach, expect, it } from "vitest";
import { addDays } from "#domain/calendar.ts";
import { WAITING_FILES_DATABASE } from "#web/lib/session/device-vault.ts";
import { answerCalls, json } from "../../../testing/answers.ts";
import type { Pack } from "./vault-record.ts";
import {
  eraseVault,
  keepNotes,
  keepPapers,
  loadVault,
  lockVault,
  openVault,
  refreshPapers,
  vaultStore,
} from "./vault-store.ts";

const PIN = "271828";
const PACK: Pack = { asOf: "2027-05-01T09:00:00.000Z", userId: "1", journeys: [], travellers: [] };
const NEWER: Pack = { ...PACK, asOf: "2027-05-02T09:00:00.000Z" };

const JOURNEY: Pack["journeys"][number] = {
  ...{ bookingId: "b1", reference: "RH-7K3Q2M", packageName: "Zamzam Comfort", operatorName: "Safa Travels" },
  ...{ departureDate: "2027-05-05", returnDate: "2027-05-25", departureCity: "London", hijriYear: 1448 },
  ...{ makkahHotel: "Dar Sakinah", madinahHotel: null, minaCamp: null, officialNumber: null, isReported: false },
  ...{ seats: 1, ticketState: "not_confirmed", tickets: [] },
};

beforeEach(eraseVault);

const keep = async (pack = PACK) => {
  answerCalls({ "GET /api/offline-pack": () => json(pack) });
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

it.each([
  ["a journey that the newer ones no longer hold", [], "2027-06-08"],
  ["the journey that the newer ones hold", [{ ...JOURNEY, returnDate: "2027-06-01" }], "2027-06-15"],
])("are forgotten two weeks after the return of %s", async (_, journeys, day) => {
  await keep({ ...PACK, journeys: [JOURNEY] });
  answerCalls({ "GET /api/offline-pack": () => json({ ...NEWER, journeys }) });
  await refreshPapers();
  await lockVault();

  await loadVault("1", addDays(day, -1));
  const before = vaultStore.snapshot().kind;
  await loadVault("1", day);

  expect([before, vaultStore.snapshot().kind]).toEqual(["locked", "none"]);
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
