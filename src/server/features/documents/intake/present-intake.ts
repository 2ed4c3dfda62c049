/** An intake as its household reads it: sorted anew at every look, since people may have been entered meanwhile. */
import type { Intake, IntakePaper } from "#contract/intake.ts";
import { dateOf } from "#domain/calendar.ts";
import type { IntakeCandidate } from "#domain/documents/intake/person.ts";
import { type ReadPaper, type SortedPaper, sortPapers } from "#domain/documents/intake/sort.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { refusalSentence } from "../owner/present-document.ts";
import { listPeople, nameOfAccount, type Person, residenceOfAccount } from "../people/people.repository.ts";
import { standingPassports } from "../verdicts/judge-context.ts";
import { type IntakePaperRow, listPapers } from "./repository.ts";
import { openReading } from "./stored-reading.ts";

interface Owner {
  readonly id: string;
  readonly locale: Locale;
}

type Deps = Pick<Platform, "db" | "keys" | "clock">;

export async function presentIntake({ db, keys, clock }: Deps, { id: userId, locale }: Owner): Promise<Intake> {
  const rows = await listPapers(db, userId);
  const travellers = await listPeople(db, userId);
  const ownerName = travellers.some(isSelf) ? null : await nameOfAccount(db, userId);
  const people = rows.length === 0 ? [] : await household({ db, keys }, userId, travellers, ownerName);
  const read = rows.map((row): ReadPaper => ({ id: row.id, facts: factsOf(keys, row) }));
  const { papers, newcomers } = sortPapers(read, { today: dateOf(clock()), people });
  const countryOfResidence = newcomers.length === 0 ? null : await residenceOfAccount(db, userId);
  const byId = new Map(papers.map((paper) => [paper.id, paper]));
  return {
    papers: rows.map((row) => present(row, byId.get(row.id), locale)),
    newcomers: newcomers.map(({ isOwner, issuingCountry: _issuer, birthEither, ...known }) => ({
      ...known,
      countryOfResidence,
      birthEither: [...birthEither],
      relationship: isOwner ? "self" : null,
    })),
    travellers: travellers.map(({ id, relationship, surname, givenNames }) => ({
      ...{ id, relationship, surname, givenNames },
      isSelf: relationship === "self",
    })),
    ownerName,
  };
}

function isSelf({ relationship }: Person): boolean {
  return relationship === "self";
}

function factsOf(keys: Deps["keys"], { id, sealedReading }: IntakePaperRow) {
  return sealedReading && openReading(keys, id, sealedReading).facts;
}

async function household(
  deps: Pick<Deps, "keys"> & { readonly db: Db },
  userId: string,
  travellers: readonly Person[],
  ownerName: string | null,
): Promise<IntakeCandidate[]> {
  const passports = await standingPassports(deps, deps.db, userId);
  const of = (travellerId: string | null) => passports.filter((one) => one.travellerId === travellerId);
  const known = travellers.map(
    ({ id, nationality, birthDate, sex, ...names }): IntakeCandidate => ({
      ref: { kind: "traveller", id },
      ...{ fullName: fullName(names), nationality, birthDate, sex, passports: of(id) },
    }),
  );
  if (ownerName === null) return known;
  const unsaid = { nationality: null, birthDate: null, sex: null };
  return [{ ref: { kind: "owner" }, fullName: ownerName, ...unsaid, passports: of(null) }, ...known];
}

function present(row: IntakePaperRow, sorted: SortedPaper | undefined, locale: Locale): IntakePaper {
  const { lines = null, kind = null, person = null, by = null } = sorted ?? {};
  return {
    id: row.id,
    key: row.clientKey,
    fileName: row.fileName,
    receivedAt: row.receivedAt.toISOString(),
    deleteAt: row.deleteAt.toISOString(),
    stage: row.stage,
    problem: row.refusal && refusalSentence(row.refusal, locale),
    ...{ kind, person, recognisedBy: by },
    read: lines && {
      name: fullName(lines),
      documentNumber: lines.documentNumber,
      expiryDate: lines.expiryDate,
    },
    hasPreview: row.sealedReading !== null,
  };
}
