/** Whose papers the demonstration files, under which names, and what a person has decided of them. */
import type { IsoDate } from "#domain/calendar.ts";
import type { DocumentType } from "#domain/documents/document.ts";
import { AMINA, SITI } from "../people/accounts.ts";
import { RAHMANS, RAHMAWATIS } from "../people/travellers.ts";
import { drawHealthCertificate, drawPassport, drawPhoto, type PassportHolder } from "./draw-papers.ts";

export interface DemoPaper {
  readonly ownerId: string;
  /** The traveller whose paper it is; null: the account's owner. */
  readonly memberId: string | null;
  readonly type: DocumentType;
  readonly fileName: string;
  /** Whether a person verifies what the engine leaves open; else it goes on waiting at the desk. */
  readonly isDecided: boolean;
  draw(today: IsoDate): Promise<Buffer>;
}

const DRAWN = { passport: drawPassport, health_certificate: drawHealthCertificate, photo: drawPhoto } as const;
type DrawnType = keyof typeof DRAWN;

interface Looks extends Pick<PassportHolder, "face" | "wall"> {
  readonly number: string;
}

type Traveller = (typeof RAHMANS)[keyof typeof RAHMANS] | (typeof RAHMAWATIS)[keyof typeof RAHMAWATIS];

const waiting = (paper: DemoPaper): DemoPaper => ({ ...paper, isDecided: false });

/** What each has given; a visa comes after the booking, and Ibrahim has given nothing yet. */
export const PAPERS: readonly DemoPaper[] = [
  ...papersOf(AMINA.id, RAHMANS.amina, { number: "U48210763", face: 11 }, ["passport", "health_certificate", "photo"]),
  ...papersOf(AMINA.id, RAHMANS.yusuf, { number: "U48210764", face: 30 }, ["passport", "health_certificate", "photo"]),
  ...papersOf(AMINA.id, RAHMANS.khadija, { number: "U48210765", face: 43 }, ["passport", "photo"]),
  ...papersOf(AMINA.id, RAHMANS.khadija, { number: "U48210765", face: 43 }, ["health_certificate"]).map(waiting),
  ...papersOf(AMINA.id, RAHMANS.maryam, { number: "U48210767", face: 57, wall: "#8d9499" }, ["passport", "photo"]),
  ...papersOf(SITI.id, RAHMAWATIS.siti, { number: "U30157742", face: 23 }, ["passport"]),
];

function papersOf(ownerId: string, traveller: Traveller, looks: Looks, types: readonly DrawnType[]): DemoPaper[] {
  const person = holder(traveller, looks);
  const isOwner = traveller.relationship === "self";
  const memberId = isOwner ? null : traveller.id;
  const whose = isOwner ? "" : `-${traveller.id.replace("demo-traveller-", "")}`;
  return types.map((type) => ({
    ...{ ownerId, memberId, type, isDecided: true },
    fileName: `specimen-${type.replaceAll("_", "-")}${whose}.jpg`,
    draw: (today) => DRAWN[type](person, today),
  }));
}

function holder({ surname, givenNames, birthDate, sex }: Traveller, { number, ...looks }: Looks): PassportHolder {
  if (birthDate === null || birthDate === undefined || (sex !== "F" && sex !== "M")) {
    throw new Error(`${givenNames} has no birth date or sex.`);
  }
  return { surname, givenNames: givenNames ?? "", dateOfBirth: birthDate, documentNumber: number, sex, ...looks };
}
