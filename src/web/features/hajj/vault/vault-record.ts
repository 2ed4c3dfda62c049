/** What lies on the device: everything that names somebody is sealed, but for a card that its owner wanted open. */
import type { offlinePack, PassportForm } from "#contract/offline-pack.ts";
import type { RouteResult } from "#contract/route.ts";
import type { CardNotes } from "#domain/hajj/lost-card.ts";
import type { WrongPins } from "#domain/hajj/pin.ts";

export type Pack = RouteResult<typeof offlinePack>;

/** What the seal opens to. */
export interface VaultPapers {
  readonly pack: Pack;
  readonly passports: PassportForm;
  readonly notes: CardNotes;
}

/** The card of each person, readable without the PIN. */
export interface OpenCard {
  readonly name: string;
  readonly nationality: string | null;
  readonly operator: string | null;
  readonly reference: string | null;
  readonly camp: string | null;
  readonly hotel: string | null;
  readonly group: string | null;
  readonly leaderPhone: string | null;
  readonly familyPhone: string | null;
}

/** Bytes with the nonce that they were sealed with. */
export interface Sealed {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

/** How the PIN leads to the key; see docs/decisions for what each part is for. */
export interface Lock {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iterations: number;
  /** Of this browser alone: scripts can use it and never read it. */
  readonly deviceKey: CryptoKey;
  readonly wrappedKey: Sealed;
}

export interface VaultRecord {
  readonly version: 1;
  readonly userId: string;
  readonly lock: Lock;
  readonly papers: Sealed;
  /** The server's time of the pack, ISO 8601; sealed along, so that an old one cannot be dated anew. */
  readonly asOf: string;
  /** From this day on they are forgotten by themselves, `YYYY-MM-DD`; null: never. */
  readonly forgetOn: string | null;
  readonly wrong: WrongPins;
  /** Null: the card needs the PIN too. */
  readonly openCards: readonly OpenCard[] | null;
}

/** Anything else in its place is damage. */
export function isVaultRecord(value: unknown): value is VaultRecord {
  if (typeof value !== "object" || value === null) return false;
  const { version, userId, lock, papers, asOf, wrong } = value as Partial<VaultRecord>;
  return (
    version === 1 &&
    typeof userId === "string" &&
    typeof asOf === "string" &&
    lock?.deviceKey instanceof CryptoKey &&
    papers?.bytes instanceof ArrayBuffer &&
    typeof wrong?.count === "number"
  );
}
