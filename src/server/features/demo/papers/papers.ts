/** Whose papers the demonstration files, under which names, and what a person has decided of them. */
import type { IsoDate } from "#domain/calendar.ts";
import type { DocumentType } from "#domain/documents/document.ts";
import { AMINA, SITI } from "../people/accounts.ts";
import { RAHMANS, RAHMAWATIS } from "../people/travellers.ts";
import { drawHealthCertificate, drawPassport, drawPhoto, type Holder } from "./draw-papers.ts";

export interface Paper {
  readonly ownerId: string;
  /** The traveller whose paper it is; null: the account's owner. */
  readonly memberId: string | null;
  readonly type: DocumentType;
  readonly fileName: string;
  /** Whether a person verifies what the engine leaves open; else it goes on waiting at the desk. */
  readonly isDecided: boolean;
  draw(today: IsoDate): Promise<Buffer>;
}

type Traveller = (typeof RAHMANS)[keyof typeof RAHMANS] | (typeof RAHMAWATIS)[keyof typeof RAHMAWATIS];

/** What is due of each; a visa comes after the booking. */
export const PAPERS: readonly Paper[] = [
  ...dueOf(AMINA.id, holder(RAHMANS.amina, "U48210763", 11)),
  passportOf(SITI.id, holder(RAHMAWATIS.siti, "U30157742", 23), null),
  { ...certificateOf(AMINA.id, holder(RAHMANS.khadija, "U48210765", 43), RAHMANS.khadija.id), isDecided: false },
];

function dueOf(ownerId: string, person: Holder): Paper[] {
  return [
    passportOf(ownerId, person, null),
    certificateOf(ownerId, person, null),
    paper({ ownerId, memberId: null, type: "photo", draw: () => drawPhoto(person) }),
  ];
}

function passportOf(ownerId: string, person: Holder, memberId: string | null): Paper {
  return paper({ ownerId, memberId, type: "passport", draw: (today) => drawPassport(person, today) });
}

function certificateOf(ownerId: string, person: Holder, memberId: string | null): Paper {
  return paper({
    ownerId,
    memberId,
    type: "health_certificate",
    draw: (today) => drawHealthCertificate(person, today),
  });
}

function paper(written: Omit<Paper, "fileName" | "isDecided">): Paper {
  const { type, memberId } = written;
  const name = `specimen-${type.replaceAll("_", "-")}`;
  const whose = memberId === null ? "" : `-${memberId.replace("demo-traveller-", "")}`;
  return { ...written, fileName: `${name}${whose}.jpg`, isDecided: true };
}

function holder({ surname, givenNames, birthDate, sex }: Traveller, documentNumber: string, face: number): Holder {
  if (birthDate === null || birthDate === undefined || (sex !== "F" && sex !== "M")) {
    throw new Error(`${givenNames} has no birth date or sex.`);
  }
  return { surname, givenNames: givenNames ?? "", dateOfBirth: birthDate, documentNumber, sex, face };
}
