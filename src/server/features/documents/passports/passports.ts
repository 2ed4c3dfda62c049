/** What stands in people's checked passports, for those who may have it: the lists of an operator whose customers they are. */

import type { Db } from "#server/platform/database/database.ts";
import type { MasterKeys } from "#server/platform/secrets/keys.ts";
import { openAnalysis } from "../stored/analysis.ts";
import { findVerifiedPassports } from "./passports.repository.ts";

export interface CheckedPassport {
  readonly number: string;
  readonly surname: string;
  readonly givenNames: string;
  /** As the machine-readable lines have it: three letters. */
  readonly nationality: string | null;
  readonly issuingCountry: string | null;
  readonly dateOfBirth: string | null;
  readonly sex: string | null;
  readonly expiryDate: string | null;
}

/**
 * By traveller; only passports that stand verified and whose lines were read with all their check digits. Who asks must have
 * a right to them and record it: nothing of it happens here.
 */
export async function checkedPassports(
  keys: MasterKeys,
  db: Db,
  travellerIds: readonly string[],
): Promise<Map<string, CheckedPassport>> {
  const found = new Map<string, CheckedPassport>();
  for (const { id, travellerId, sealedAnalysis } of await findVerifiedPassports(db, travellerIds)) {
    const { mrzAccepted, extractedData: read } = openAnalysis(keys, id, sealedAnalysis);
    const { documentNumber, surname, givenNames = "" } = read;
    if (!mrzAccepted || !documentNumber || !surname) continue;
    found.set(travellerId, {
      number: documentNumber,
      surname,
      givenNames,
      nationality: read.nationality ?? null,
      issuingCountry: read.issuingCountry ?? null,
      dateOfBirth: read.dateOfBirth ?? null,
      sex: read.sex ?? null,
      expiryDate: read.expiryDate ?? null,
    });
  }
  return found;
}
