/** What of an intake is clear, what is asked, and what is agreed to: the server's sorting, and over it what was tapped here. */
import type { Intake, IntakeNewcomer, IntakePaper, IntakePerson } from "#contract/intake.ts";
import { DOCUMENT_TYPES, type DocumentType } from "#domain/documents/document.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import type { Relationship } from "#domain/travellers/traveller.ts";

/** What was tapped about one paper; undefined: as the server has it. */
export interface ToldOfPaper {
  readonly kind?: DocumentType;
  readonly person?: IntakePerson;
  /** The reader said that the server's answer is wrong. */
  readonly doubted?: boolean;
}

/** What was tapped about one newcomer. */
export interface ToldOfNewcomer {
  readonly relationship?: Relationship;
  readonly birthDate?: string;
}

export interface Tapped {
  readonly papers: Readonly<Record<string, ToldOfPaper>>;
  readonly newcomers: Readonly<Record<string, ToldOfNewcomer>>;
}

export const NOTHING_TAPPED: Tapped = { papers: {}, newcomers: {} };

export interface PaperWithKind {
  readonly paper: IntakePaper;
  readonly kind: DocumentType;
}

/** One person with the papers that are clear. */
export interface PersonPapers {
  readonly key: string;
  readonly person: IntakePerson;
  readonly name: string;
  readonly relationship: Relationship;
  readonly newcomer: IntakeNewcomer | null;
  readonly papers: readonly PaperWithKind[];
  /** False while one thing about the newcomer is asked. */
  readonly isClear: boolean;
}

export interface PaperQuestion {
  readonly paper: IntakePaper;
  readonly kind: DocumentType | null;
  readonly person: IntakePerson | null;
}

export interface SortedIntake {
  readonly people: readonly PersonPapers[];
  readonly asked: readonly PaperQuestion[];
  readonly broken: readonly IntakePaper[];
  /** Not read yet. */
  readonly inWork: readonly IntakePaper[];
}

export function keyOf(person: IntakePerson): string {
  if (person.kind === "owner") return "owner";
  return person.kind === "traveller" ? `traveller-${person.id}` : `newcomer-${person.key}`;
}

export function shownOf(intake: Intake, tapped: Tapped): SortedIntake {
  const read = intake.papers.filter(({ stage }) => stage === "done");
  const placed = read.filter(({ problem }) => problem === null).map((paper) => placedOf(paper, tapped));
  const people = everybodyIn(intake, tapped).map((one) => ({
    ...one,
    papers: placed.flatMap(({ paper, kind, person }) =>
      kind && person && keyOf(person) === one.key ? [{ paper, kind }] : [],
    ),
  }));
  return {
    people: people.filter(({ papers }) => papers.length > 0),
    asked: placed.filter(({ kind, person }) => !kind || !person || people.every(({ key }) => key !== keyOf(person))),
    broken: read.filter(({ problem }) => problem !== null),
    inWork: intake.papers.filter(({ stage }) => stage !== "done"),
  };
}

function placedOf(paper: IntakePaper, { papers }: Tapped): PaperQuestion {
  const told = papers[paper.id] ?? {};
  const kind = DOCUMENT_TYPES.find((type) => type === paper.kind) ?? null;
  return { paper, kind: told.kind ?? kind, person: told.person ?? (told.doubted ? null : paper.person) };
}

type Somebody = Omit<PersonPapers, "papers">;

/** Newcomers first: they are what one came for; the account's owner before the others. */
export function everybodyIn({ newcomers, travellers, ownerName }: Intake, tapped: Tapped): Somebody[] {
  const known = travellers.map(
    ({ id, relationship, ...names }): Somebody => ({
      ...{ key: `traveller-${id}`, person: { kind: "traveller", id }, name: fullName(names) },
      ...{ relationship, newcomer: null, isClear: true },
    }),
  );
  const fresh = newcomers.map((newcomer) => newcomerOf(newcomer, tapped.newcomers[newcomer.key] ?? {}));
  const isOwnerNew = fresh.some(({ relationship }) => relationship === "self");
  const owner: Somebody[] =
    ownerName === null || isOwnerNew
      ? []
      : [
          {
            ...{ key: "owner", person: { kind: "owner" }, name: ownerName },
            ...{ relationship: "self", newcomer: null, isClear: true },
          },
        ];
  const all = [...fresh, ...owner, ...known];
  return [...all.filter(isSelf), ...all.filter((one) => !isSelf(one))];
}

function isSelf({ relationship }: Somebody): boolean {
  return relationship === "self";
}

function newcomerOf(newcomer: IntakeNewcomer, told: ToldOfNewcomer): Somebody {
  const birthDate = told.birthDate ?? newcomer.birthDate;
  const relationship = told.relationship ?? newcomer.relationship ?? "other";
  return {
    key: `newcomer-${newcomer.key}`,
    person: { kind: "newcomer", key: newcomer.key },
    name: fullName(newcomer),
    relationship,
    newcomer: { ...newcomer, relationship, birthDate },
    isClear: birthDate !== null || newcomer.birthEither.length === 0,
  };
}

/** What is sent when somebody agrees to these people's papers. */
export function agreedOf(people: readonly PersonPapers[]) {
  return {
    newcomers: people.flatMap(({ newcomer, relationship }) => {
      if (!newcomer) return [];
      const { key, surname, givenNames, birthDate, sex, nationality, countryOfResidence } = newcomer;
      return [{ key, relationship, surname, givenNames, birthDate, sex, nationality, countryOfResidence }];
    }),
    papers: people.flatMap(({ person, papers }) =>
      papers.map(({ paper, kind }) => ({ id: paper.id, type: kind, person })),
    ),
  };
}
