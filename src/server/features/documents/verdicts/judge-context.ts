/** What a stored document is judged against, gathered from the owner's records. */
import { dateOf, nextHajj } from "#domain/calendar.ts";
import type { DocumentType } from "#domain/documents/document.ts";
import type { JudgeContext, KnownPassport } from "#domain/documents/verdicts/context.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { verdictJourneysOf } from "../../bookings/service.ts";
import { holderName } from "../people/holder-name.ts";
import * as journeys from "../people/journeys.repository.ts";
import { findPerson, nameOfAccount } from "../people/people.repository.ts";
import type { DocumentRow } from "../repository.ts";
import { openAnalysis } from "../stored/analysis.ts";

/** Papers on which the number and the name of the passport may stand. */
const NAMES_PASSPORT: readonly DocumentType[] = ["visa", "health_certificate", "vaccination"];

type Deps = Pick<Platform, "config" | "clock" | "keys">;
type Whose = Pick<DocumentRow, "id" | "userId" | "travellerId" | "type">;

export async function judgeContext(deps: Deps, db: Db, document: Whose): Promise<JudgeContext> {
  const now = deps.clock();
  const today = dateOf(now);
  const { userId, travellerId } = document;
  const journey = (await verdictJourneysOf(db, [{ key: userId, travellerId, userId }], now)).get(userId);
  return {
    chosenType: document.type,
    today,
    // On the way home it is still the Hajj of this journey, not the one to come.
    lastHajjDay: nextHajj(journey?.departureDate ?? today).lastDay,
    arrivesOn: journey?.departureDate ?? null,
    returnsOn: journey?.returnDate ?? null,
    visaDue: journey !== undefined && journey.nusukReference !== null,
    traveller: await travellerOf(db, document),
    passport: NAMES_PASSPORT.includes(document.type) ? await passportOf(deps, db, document) : null,
    samePhotoOf: document.type === "photo" ? await samePhotoOf(db, document.id) : null,
    allowSpecimens: deps.config.demo,
  };
}

async function samePhotoOf(db: Db, id: string): Promise<string | null> {
  const other = await journeys.findSamePhoto(db, id);
  return other ? holderName(db, other) : null;
}

/** Whose document it is, by their record; of an owner who is no traveller yet, the account's name. */
async function travellerOf(
  db: Db,
  { userId, travellerId }: Pick<Whose, "userId" | "travellerId">,
): Promise<JudgeContext["traveller"]> {
  const person = travellerId === null ? undefined : await findPerson(db, userId, travellerId);
  if (!person) return { fullNames: [await nameOfAccount(db, userId)] };
  const { nationality, birthDate, sex } = person;
  return { fullNames: [fullName(person)], nationality, birthDate, sex };
}

/** The same traveller's passport that stands, if its lines were trusted. */
async function passportOf({ keys }: Pick<Deps, "keys">, db: Db, document: Whose): Promise<KnownPassport | null> {
  const row = await journeys.findStandingPassport(db, document);
  return row ? readOf(keys, row) : null;
}

/** The account's passports that stand, with whose each is. */
export async function standingPassports({ keys }: Pick<Deps, "keys">, db: Db, userId: string) {
  const rows = await journeys.listStandingPassports(db, userId);
  return rows.flatMap((row) => {
    const read = readOf(keys, row);
    return read ? [{ ...read, travellerId: row.travellerId }] : [];
  });
}

/** What trusted lines of a passport say; null where they were not trusted or are another paper's. */
function readOf(keys: Deps["keys"], { id, sealedAnalysis }: Pick<DocumentRow, "id" | "sealedAnalysis">) {
  if (!sealedAnalysis) return null;
  const { mrzAccepted, documentType, extractedData } = openAnalysis(keys, id, sealedAnalysis);
  const { documentNumber, issuingCountry = "", surname = "", givenNames = "" } = extractedData;
  if (!mrzAccepted || documentType !== "passport" || !documentNumber) return null;
  return { documentNumber, issuingCountry, fullName: `${givenNames} ${surname}`.trim() };
}
