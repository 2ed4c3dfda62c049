/** The papers of this device as the page sees them: locked, open, damaged or not there. */
import { offlinePack, type PassportForm } from "#contract/offline-pack.ts";
import { addDays } from "#domain/calendar.ts";
import { maskNumber } from "#domain/documents/document.ts";
import type { CardNotes } from "#domain/hajj/lost-card.ts";
import {
  countTry,
  isLastTry,
  KEPT_AFTER_RETURN_DAYS,
  MAX_WRONG,
  NO_WRONG_PINS,
  waitBeforeTry,
} from "#domain/hajj/pin.ts";
import { call } from "#web/lib/calls/api.ts";
import { onDevice } from "#web/lib/device/kept.ts";
import { forgetPapers, VAULT_DATABASE } from "#web/lib/session/device-vault.ts";
import { VAULT_OWNER } from "#web/lib/session/vault-owner.ts";
import { cardsOf } from "./open-cards.ts";
import { makeLock, openLock, sealPapers, unsealPapers } from "./seal.ts";
import { changeVault, readVault, VaultError } from "./vault-database.ts";
import { isVaultRecord, type OpenCard, type Pack, type VaultPapers, type VaultRecord } from "./vault-record.ts";

export type VaultState =
  | { readonly kind: "loading" | "none" | "wiped" | "damaged" | "denied" }
  | { readonly kind: "locked"; readonly asOf: string; readonly cards: readonly OpenCard[] | null }
  | { readonly kind: "open"; readonly asOf: string; readonly papers: VaultPapers };

/** What became of a try; `wrong` and `wait` name the milliseconds until the next one. */
export type Try =
  | { readonly kind: "open" | "wiped" | "damaged" | "none" }
  | { readonly kind: "wrong"; readonly left: number; readonly waitMs: number }
  | { readonly kind: "wait"; readonly waitMs: number };

let state: VaultState = { kind: "loading" };
/** Of the open papers; in the memory of this page alone. */
let openKey: CryptoKey | null = null;
const listeners = new Set<() => void>();

export const vaultStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): VaultState => state,
};

function publish(next: VaultState): void {
  state = next;
  if (next.kind !== "open") openKey = null;
  for (const listener of listeners) listener();
}

/** Looks what lies on the device. Papers past their day, and those of another account, are forgotten. */
export async function loadVault(userId: string | null, today: string): Promise<void> {
  if (state.kind === "open") {
    if (userId !== null && state.papers.pack.userId !== userId) await eraseVault();
    return;
  }
  try {
    const kept = await readVault();
    if (kept === undefined) return publish({ kind: "none" });
    if (!isVaultRecord(kept)) return publish({ kind: "damaged" });
    const isOver = kept.forgetOn !== null && kept.forgetOn <= today;
    if (isOver || (userId !== null && kept.userId !== userId)) return await eraseVault();
    publish(lockedState(kept));
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    publish({ kind: "denied" });
  }
}

function lockedState({ asOf, openCards }: VaultRecord): VaultState {
  return { kind: "locked", asOf, cards: openCards };
}

export interface VaultOptions {
  readonly pin: string;
  readonly passports: PassportForm;
  readonly openCard: boolean;
}

/** Fetches the papers and keeps them. Throws `VaultError` where the device refuses, and what the call throws. */
export async function keepPapers({ pin, passports, openCard }: VaultOptions): Promise<void> {
  const pack = await call(offlinePack, { query: { passports } });
  const lying = await readVault();
  // Kept in another tab meanwhile: its PIN opens them, and its notes stay.
  if (state.kind === "none" && isVaultRecord(lying)) return publish(lockedState(lying));
  const papers: VaultPapers = { pack, passports, notes: {} };
  const { lock, key } = await makeLock(pin);
  const frame = { version: 1, userId: pack.userId, lock, wrong: NO_WRONG_PINS, forgetOn: null } as const;
  if (!onDevice.keep(VAULT_OWNER, pack.userId)) throw new VaultError("denied");
  await keep(frame, key, papers, openCard);
  // Without this the browser may take them away when it runs short of room.
  await navigator.storage?.persist?.().catch(() => false);
  openKey = key;
  publish({ kind: "open", asOf: pack.asOf, papers });
}

type Frame = Pick<VaultRecord, "version" | "userId" | "lock" | "wrong" | "forgetOn">;

async function keep(frame: Frame, key: CryptoKey, papers: VaultPapers, hasOpenCard: boolean): Promise<void> {
  const { asOf } = papers.pack;
  const record: VaultRecord = {
    ...frame,
    asOf,
    papers: await sealPapers(key, papers, { ...frame, asOf }),
    // A journey that is in no pack any more is over or cancelled: its papers go on the day that it gave them.
    forgetOn: forgetOn(papers.pack) ?? frame.forgetOn,
    openCards: hasOpenCard ? cardsOf(papers) : null,
  };
  await changeVault(() => ({ kept: record, answer: null }));
}

function forgetOn({ journeys }: Pack): string | null {
  const last = journeys
    .map(({ returnDate }) => returnDate)
    .toSorted()
    .at(-1);
  return last ? addDays(last, KEPT_AFTER_RETURN_DAYS) : null;
}

/** The try is counted before it is made, so that a reload or a pulled plug forgets nothing. */
export async function openVault(pin: string): Promise<Try> {
  const counted = await changeVault<{ record: VaultRecord | null; waitMs: number }>((kept) => {
    if (!isVaultRecord(kept)) return { kept, answer: { record: null, waitMs: 0 } };
    const now = Date.now();
    const waitMs = waitBeforeTry(kept.wrong, now);
    // A clock set back does not shorten a pause; it begins again from the new time.
    const isBack = kept.wrong.lastAt !== null && kept.wrong.lastAt > now;
    const wrong = waitMs > 0 ? { ...kept.wrong, lastAt: isBack ? now : kept.wrong.lastAt } : countTry(kept.wrong, now);
    const record = { ...kept, wrong };
    return { kept: record, answer: { record, waitMs } };
  });
  if (!counted.record) {
    publish({ kind: "none" });
    return { kind: "none" };
  }
  if (counted.waitMs > 0) return { kind: "wait", waitMs: counted.waitMs };
  const key = await openLock(counted.record.lock, pin);
  return key ? opened(counted.record, key) : afterWrong(counted.record);
}

async function opened(record: VaultRecord, key: CryptoKey): Promise<Try> {
  const papers = await unsealPapers(key, record);
  await changeVault((kept) => ({ kept: isVaultRecord(kept) ? { ...kept, wrong: NO_WRONG_PINS } : kept, answer: null }));
  if (!papers) {
    publish({ kind: "damaged" });
    return { kind: "damaged" };
  }
  openKey = key;
  publish({ kind: "open", asOf: record.asOf, papers });
  return { kind: "open" };
}

async function afterWrong({ wrong }: VaultRecord): Promise<Try> {
  if (!isLastTry(wrong)) {
    return { kind: "wrong", left: MAX_WRONG - wrong.count, waitMs: waitBeforeTry(wrong, Date.now()) };
  }
  await eraseVault();
  publish({ kind: "wiped" });
  return { kind: "wiped" };
}

/** The papers leave the screen and the memory first; only then is looked at what lies on the device. */
export async function lockVault(): Promise<void> {
  publish({ kind: "loading" });
  try {
    const kept = await readVault();
    publish(isVaultRecord(kept) ? lockedState(kept) : { kind: "none" });
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    publish({ kind: "denied" });
  }
}

/** With the papers open: newer ones under the same key. Throws as `keepPapers` does and leaves the old ones. */
export async function refreshPapers(): Promise<void> {
  if (state.kind !== "open") return;
  const { passports } = state.papers;
  const pack = await call(offlinePack, { query: { passports } });
  await keepChanged(() => ({ pack, passports }));
}

/** With the papers open: newer ones where what they hold has changed, asked without numbers first, for taking those whole is recorded. */
export async function renewPapers(): Promise<void> {
  if (state.kind !== "open") return;
  const now = await call(offlinePack, { query: { passports: "masked" } });
  if (state.kind !== "open") return;
  const { papers } = state;
  if (papers.passports === "complete" && contentOf(now) !== contentOf(papers.pack)) return refreshPapers();
  const { passports, pack } = papers;
  await keepChanged(() => ({ pack: passports === "complete" ? { ...pack, asOf: now.asOf } : now, passports }));
}

/** All but the age and the digits that a mask hides. */
function contentOf({ asOf: _, travellers, ...pack }: Pack): string {
  const masked = travellers.map(({ passport, ...person }) => ({
    ...person,
    passport: passport && { ...passport, number: maskNumber(passport.number) },
  }));
  return JSON.stringify({ ...pack, travellers: masked });
}

/** `noted`: what was written anew; the other notes stay, whichever tab they are of. */
export async function keepNotes(noted: CardNotes): Promise<void> {
  await keepChanged(({ notes }) => ({ notes: { ...notes, ...noted } }));
}

type Change = (lying: VaultPapers) => Partial<VaultPapers>;

/** One after the other, in all tabs, each on what the one before has left: what is noted while papers are fetched or written stays. */
async function keepChanged(change: Change): Promise<void> {
  await navigator.locks.request(VAULT_DATABASE, () => keepOn(change));
}

async function keepOn(change: Change): Promise<void> {
  const key = openKey;
  // Locked in the meantime: it stays so.
  if (!key || state.kind !== "open") return;
  const { userId } = state.papers.pack;
  const kept = await readVault();
  if (!isVaultRecord(kept)) return publish({ kind: "none" });
  if (kept.userId !== userId) return eraseVault();
  const lying = await unsealPapers(key, kept);
  // Another tab has kept them under another PIN, which opens them here too.
  if (!lying) return publish(lockedState(kept));
  const papers = { ...lying, ...change(lying) };
  await keep(kept, key, papers, kept.openCards !== null);
  if (openKey === key) publish({ kind: "open", asOf: papers.pack.asOf, papers });
}

export async function eraseVault(): Promise<void> {
  publish({ kind: "loading" });
  await changeVault(() => ({ kept: undefined, answer: null })).catch(() => null);
  await forgetPapers();
  publish({ kind: "none" });
}
