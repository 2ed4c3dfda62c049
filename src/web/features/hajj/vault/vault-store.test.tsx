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

/** The same code with a state of its own, as another tab has it. */
const anotherTab = (): Promise<typeof import("./vault-store.ts")> =>
  import(/* @vite-ignore */ new URL("./vault-store.ts?tab", import.meta.url).href);

it("keep what is noted in two tabs at once", async () => {
  await keep();
  const other = await anotherTab();
  await other.loadVault("1", "2027-05-01");
  await other.openVault(PIN);

  await Promise.all([keepNotes({ camp: "41" }), other.keepNotes({ group: "7" }), keepNotes({ hotel: "Safa" })]);
  await lockVault();
  await openVault(PIN);

  expect(papers()?.notes).toEqual({ camp: "41", group: "7", hotel: "Safa" });
});

it("ask for their PIN where another tab has kept them anew", async () => {
  await keep();
  const other = await anotherTab();
  await other.loadVault("1", "2027-05-01");
  await eraseVault();
  await keepPapers({ pin: "314159", passports: "masked", openCard: false });
  await keepNotes({ camp: "41" });

  expect(await other.openVault(PIN)).toMatchObject({ kind: "wrong" });
  await other.openVault("314159");
  await eraseVault();
  await other.keepNotes({ camp: "42" });
  expect(other.vaultStore.snapshot().kind).toBe("none");

  await keep();
  await keepNotes({ camp: "43" });
  await other.keepPapers({ pin: "161803", passports: "masked", openCard: false });
  expect(other.vaultStore.snapshot().kind).toBe("locked");
  await other.openVault(PIN);
  const open = other.vaultStore.snapshot();
  expect(open.kind === "open" && open.papers.notes).toEqual({ camp: "43" });
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
