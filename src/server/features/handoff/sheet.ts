/** What is copied of one person: from the lines of their verified passport where they were read, else from what was typed. */
import type { BookingTraveller } from "#contract/bookings.ts";
import type { TravelDocument } from "#contract/documents.ts";
import type { HandoffSheet } from "#contract/handoff.ts";
import type { Traveller } from "#contract/travellers.ts";
import { type DocumentType, maskNumber } from "#domain/documents/document.ts";
import type { PreparedPerson } from "#domain/nusuk/handoff.ts";
import { missingFacts } from "#domain/obligations/papers/lacks.ts";
import { printedName } from "#domain/travellers/legal-name.ts";
import type { VisibleCompanion } from "../households/service.ts";

export interface KeptPassport {
  readonly documentId: string;
  /** Null where its lines were not read with all their check digits: then a person's look alone verified it. */
  readonly lines: {
    readonly number: string;
    readonly surname: string;
    readonly givenNames: string;
    readonly expiresOn: string | null;
  } | null;
}

/** Null without a verified one. */
export function passportOf(traveller: Traveller, kept: readonly TravelDocument[]): KeptPassport | null {
  const document = verifiedOf("passport", traveller, kept);
  return document ? { documentId: document.id, lines: linesOf(document) } : null;
}

function linesOf({ aiAnalysis }: TravelDocument): KeptPassport["lines"] {
  if (!aiAnalysis?.mrzAccepted) return null;
  const { documentNumber, surname, givenNames = "", expiryDate = null } = aiAnalysis.extractedData;
  return documentNumber && surname ? { number: documentNumber, surname, givenNames, expiresOn: expiryDate } : null;
}

/** Papers without a person are those of the account's owner. */
function verifiedOf(
  type: DocumentType,
  { id, isSelf }: Traveller,
  kept: readonly TravelDocument[],
): TravelDocument | undefined {
  return kept.find(
    (one) =>
      one.type === type &&
      one.status === "verified" &&
      one.replacedBy === null &&
      (one.travellerId === null ? isSelf : one.travellerId === id),
  );
}

export function sheetOf(traveller: Traveller, kept: readonly TravelDocument[]): HandoffSheet {
  const passport = passportOf(traveller, kept);
  const photo = verifiedOf("photo", traveller, kept);
  const { surname, givenNames } = passport?.lines ?? printedName(traveller.surname, traveller.givenNames);
  const { birthDate, sex, nationality, countryOfResidence, phone, emergencyContact, biometricsDoneOn } = traveller;
  return {
    ...{ surname, givenNames, namesFrom: passport?.lines ? "passport" : "typed" },
    ...{ birthDate, sex, nationality, countryOfResidence, phone, emergencyContact, biometricsDoneOn },
    aids: traveller.specialNeeds?.aids ?? [],
    passport: passport && {
      documentId: passport.documentId,
      masked: passport.lines && maskNumber(passport.lines.number),
      expiresOn: passport.lines?.expiresOn ?? null,
    },
    photo: photo?.nusukPhoto ? { documentId: photo.id, ...photo.nusukPhoto } : null,
  };
}

/** Of the reader's own people everything; of others what the booking and their household tell this reader. */
export function preparedOf(
  { id, papers }: Pick<BookingTraveller, "id" | "papers">,
  sheet: HandoffSheet | null,
  traveller: Traveller | undefined,
  companion: VisibleCompanion | undefined,
): PreparedPerson {
  const has = (type: DocumentType) => (papers ?? []).some((paper) => paper.type === type && paper.state === "verified");
  if (sheet && traveller) {
    const { birthDate, countryOfResidence, biometricsDoneOn, passport, photo } = sheet;
    return {
      ...{ id, birthDate, countryOfResidence, biometricsDoneOn, openFacts: missingFacts(traveller).length },
      ...{ hasPassport: passport !== null, hasPhoto: photo !== null, hasVisa: has("visa") },
    };
  }
  return { id, ...companion, ...(papers && { hasPassport: has("passport"), hasPhoto: has("photo") }) };
}
