/** Whose papers the demonstration files, and under which names. */
import type { IsoDate } from "#domain/calendar.ts";
import type { DocumentType } from "#domain/documents/document.ts";
import { AMINA, SITI } from "../people/accounts.ts";
import { drawHealthCertificate, drawPassport, drawPhoto, type Holder } from "./draw-papers.ts";

export interface Paper {
  readonly ownerId: string;
  readonly type: DocumentType;
  readonly fileName: string;
  draw(today: IsoDate): Promise<Buffer>;
}

const amina: Holder = {
  surname: AMINA.lastName,
  givenNames: AMINA.firstName,
  dateOfBirth: "1988-03-12",
  documentNumber: "U48210763",
  sex: "F",
  face: 11,
};

const siti: Holder = {
  surname: SITI.lastName,
  givenNames: SITI.firstName,
  dateOfBirth: "1979-08-30",
  documentNumber: "U30157742",
  sex: "F",
  face: 23,
};

/** What is due of each; a visa comes after the booking. */
export const PAPERS: readonly Paper[] = [
  paper(AMINA.id, "passport", (today) => drawPassport(amina, today)),
  paper(AMINA.id, "health_certificate", (today) => drawHealthCertificate(amina, today)),
  paper(AMINA.id, "photo", () => drawPhoto(amina)),
  paper(SITI.id, "passport", (today) => drawPassport(siti, today)),
];

function paper(ownerId: string, type: DocumentType, draw: Paper["draw"]): Paper {
  return { ownerId, type, fileName: `specimen-${type.replaceAll("_", "-")}.jpg`, draw };
}
