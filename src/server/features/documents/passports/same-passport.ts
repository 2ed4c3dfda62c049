/** One passport, one person: what a passport is known by, and whether somebody else has it before its traveller. */
import { createHmac } from "node:crypto";
import { stateStanding } from "#domain/documents/lines/states.ts";
import { type Bearer, bearerBefore, bearersAfter } from "#domain/documents/rules/same-passport.ts";
import type { SamePassport } from "#domain/documents/verdicts/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { MasterKeys } from "#server/platform/secrets/keys.ts";
import { holderName } from "../people/holder-name.ts";
import { markVerdictsDue } from "../people/journeys.repository.ts";
import type { DocumentRow } from "../repository.ts";
import type { StoredAnalysis } from "../stored/analysis.ts";
import { bearersOf, findSamePassportAccounts, isDemonstration } from "./same-passport.repository.ts";

const PURPOSE = "passports";
const DEMONSTRATION = "passports of the demonstration";

/**
 * The keyed digest of issuing state and number; null where it is no passport whose lines were trusted. A demonstration account
 * and a specimen have one of their own account, which nobody else's is ever equal to.
 */
export async function digestOf(
  keys: Pick<MasterKeys, "derive">,
  db: Db,
  { type, userId }: Pick<DocumentRow, "type" | "userId">,
  { mrzAccepted, documentType, extractedData }: Pick<StoredAnalysis, "mrzAccepted" | "documentType" | "extractedData">,
): Promise<Buffer | null> {
  const { documentNumber, issuingCountry = "" } = extractedData;
  if (type !== "passport" || documentType !== "passport" || !mrzAccepted || !documentNumber) return null;
  const apart = stateStanding(issuingCountry) === "specimen" || (await isDemonstration(db, userId));
  const [key] = keys.derive(apart ? DEMONSTRATION : PURPOSE);
  if (!key) throw new Error("There is no master key.");
  const said = [issuingCountry, documentNumber, ...(apart ? [userId] : [])];
  return createHmac("sha256", key).update(JSON.stringify(said)).digest();
}

/** Who has it before this document's traveller; null for nobody. Under the passport's lock. */
export async function samePassportBefore(tx: Db, id: string, digest: Buffer): Promise<SamePassport | null> {
  const { mine, bearers } = await beside(tx, id, digest);
  const before = mine && bearerBefore(mine, bearers);
  if (!before) return null;
  return { whose: before.userId === mine.userId ? await holderName(tx, before) : null };
}

/** After a judgement: others whose verdicts follow from it are judged anew. Under the passport's lock. */
export async function passOn(tx: Db, id: string, digest: Buffer, changed: boolean): Promise<void> {
  if (changed) return markVerdictsDue(tx, ...(await findSamePassportAccounts(tx, id)));
  const { mine, bearers } = await beside(tx, id, digest);
  if (mine) await markVerdictsDue(tx, ...bearersAfter(mine, bearers).map(({ userId }) => userId));
}

async function beside(
  tx: Db,
  id: string,
  digest: Buffer,
): Promise<{ mine: Bearer | undefined; bearers: readonly Bearer[] }> {
  const bearers = await bearersOf(tx, digest, id);
  return { mine: bearers.find((bearer) => bearer.id === id), bearers };
}
