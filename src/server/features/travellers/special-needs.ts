/** Special needs are health data: sealed by the master key, and kept only as long as the consent to it stands. */
import { z } from "zod";
import type { NewTraveller, Traveller } from "#contract/travellers.ts";
import { AIDS } from "#domain/travellers/traveller.ts";
import type { MasterKeys } from "#server/platform/secrets/keys.ts";
import { openJson, sealJson } from "#server/platform/secrets/sealed-json.ts";
import type { TravellerFields, TravellerRow } from "./repository.ts";

const Sealed = z.object({ aids: z.array(z.enum(AIDS)), note: z.string() });

type Told = NonNullable<NewTraveller["specialNeeds"]>;
type NeedsFields = Pick<TravellerFields, "sealedNeeds" | "needsConsentVersion" | "needsConsentedAt">;

const ERASED: NeedsFields = { sealedNeeds: null, needsConsentVersion: null, needsConsentedAt: null };

/** The columns of what was told; null erases them and the consent. */
export function sealNeeds(keys: MasterKeys, travellerId: string, told: Told | null, now: Date): NeedsFields {
  if (!told) return ERASED;
  const { aids, note, consentVersion } = told;
  const sealedNeeds = sealJson(keys, needsSealedAs(travellerId), { aids: [...new Set(aids)], note });
  return { sealedNeeds, needsConsentVersion: consentVersion, needsConsentedAt: now };
}

export function openNeeds(keys: MasterKeys, row: TravellerRow): Traveller["specialNeeds"] {
  const { needsConsentVersion, needsConsentedAt } = row;
  const told = openToldNeeds(keys, row);
  if (!told || needsConsentVersion === null || !needsConsentedAt) return null;
  return { ...told, consentVersion: needsConsentVersion, consentedAt: needsConsentedAt.toISOString() };
}

/** What was told, without its consent: for who may see it by another consent. Null while nothing is told. */
export function openToldNeeds(keys: MasterKeys, { id, sealedNeeds }: Pick<TravellerRow, "id" | "sealedNeeds">) {
  return sealedNeeds && Sealed.parse(openJson(keys, needsSealedAs(id), sealedNeeds));
}

/** Apart from the ids of files and analyses, which the same keys seal. */
export function needsSealedAs(travellerId: string): string {
  return `needs:${travellerId}`;
}
