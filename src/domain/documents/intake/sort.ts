/** Sorts a household's papers: what each is, whose it is, and who among them is new. */
import { type IsoDate, nextHajj } from "../../calendar.ts";
import { hasBirthDate, hasPassport } from "../certificates/holder/about.ts";
import { checkHolder } from "../certificates/names.ts";
import { readPaper } from "../certificates/page/understood.ts";
import { DOCUMENT_TYPES, type DocumentType } from "../document.ts";
import { type MrzFields, parseMrz } from "../lines/mrz.ts";
import type { LooksLike } from "../rules/kind.ts";
import type { DocumentFacts } from "../seen/facts.ts";
import type { JudgeContext } from "../verdicts/context.ts";
import { kindOf } from "./kind.ts";
import { isSamePerson, type Newcomer, newcomerOf, personOf } from "./newcomers.ts";
import { holderOf, type IntakeCandidate, type PersonRef, type RecognisedBy } from "./person.ts";

export interface ReadPaper {
  readonly id: string;
  /** Null where the reader could make nothing of it. */
  readonly facts: DocumentFacts | null;
}

export interface SortedPaper {
  readonly id: string;
  /** Null: to be asked. */
  readonly kind: LooksLike | null;
  /** Null: to be asked. */
  readonly person: PersonRef | null;
  /** By what the person was recognised; null without one. */
  readonly by: RecognisedBy | null;
  /** Of trusted lines alone. */
  readonly lines: MrzFields | null;
}

export interface Sorted {
  readonly papers: readonly SortedPaper[];
  readonly newcomers: readonly Newcomer[];
}

interface Ground {
  readonly today: IsoDate;
  /** The account's travellers, and its owner where they are none. */
  readonly people: readonly IntakeCandidate[];
}

/** The earlier papers first: whose passport comes first names the newcomer. The same papers and people give the same answer. */
export function sortPapers(papers: readonly ReadPaper[], { today, people }: Ground): Sorted {
  const read = papers.map((paper) => ({ ...paper, ...understand(paper.facts, today) }));
  const newcomers = newcomersOf(read, people);
  const owner = newcomers.some(({ isOwner }) => isOwner);
  // An owner who comes among the travellers by their passport is one person, not two.
  const household = [
    ...people.filter(({ ref }) => ref.kind !== "owner" || !owner),
    ...newcomers.filter(({ isDoubtful }) => !isDoubtful).map(personOf),
  ];
  return {
    papers: read.map(({ id, facts, kind, lines }) => {
      const found = facts && kind ? whose({ facts, kind, lines }, household, today) : null;
      return { id, kind, lines, person: found?.person.ref ?? null, by: found?.by ?? null };
    }),
    newcomers,
  };
}

interface Understood {
  readonly kind: LooksLike | null;
  readonly lines: MrzFields | null;
}

function understand(facts: DocumentFacts | null, today: IsoDate): Understood {
  if (!facts) return { kind: null, lines: null };
  const lines = facts.zone?.doubts.length === 0 ? parseMrz(facts.zone.lines, { today }) : null;
  return { kind: kindOf(facts, lines), lines };
}

/** Passports of nobody who is known, each person once; one that may be somebody's is there to be chosen, and is asked about. */
function newcomersOf(
  read: readonly (Understood & { readonly id: string })[],
  people: readonly IntakeCandidate[],
): Newcomer[] {
  const found: { lines: MrzFields; key: string; isOwner: boolean; isDoubtful: boolean }[] = [];
  for (const { id: key, kind, lines } of read) {
    if (kind !== "passport" || !lines || found.some((one) => isSamePerson(one.lines, lines))) continue;
    const holder = holderOf(lines, people);
    const isOwner = typeof holder === "object" && holder.person.ref.kind === "owner";
    if (typeof holder === "object" && !isOwner) continue;
    found.push({ lines, key, isOwner, isDoubtful: holder === "doubt" });
  }
  // Two people with the owner's name: which of them is the owner is theirs to say.
  const isClear = found.filter(({ isOwner }) => isOwner).length === 1;
  return found.map(({ lines, ...one }) => newcomerOf(lines, { ...one, isOwner: one.isOwner && isClear }));
}

interface Named extends Understood {
  readonly facts: DocumentFacts;
  readonly kind: LooksLike;
}

type Found = { readonly person: IntakeCandidate; readonly by: RecognisedBy } | null;

function whose({ facts, kind, lines }: Named, household: readonly IntakeCandidate[], today: IsoDate): Found {
  if (lines) {
    const holder = holderOf(lines, household);
    return typeof holder === "string" ? null : holder;
  }
  if (isOneOf(kind) && facts.text.length > 0 && kind !== "photo") return namedOn(facts, kind, household, today);
  const [only, other] = household;
  return kind === "photo" && only && !other ? { person: only, by: "only" } : null;
}

export function isOneOf(kind: LooksLike): kind is DocumentType {
  return DOCUMENT_TYPES.some((type) => type === kind);
}

/** Whom the rule on names would accept; of two with one name the one whose passport or birth stands there, too. */
function namedOn(
  facts: DocumentFacts,
  kind: DocumentType,
  household: readonly IntakeCandidate[],
  today: IsoDate,
): Found {
  const named = household.flatMap((person) => {
    const paper = readPaper(facts.text, contextOf(person, kind, today));
    if (checkHolder("health_name", paper).outcome !== "pass") return [];
    const { lines, about, style } = paper;
    const has = (says: typeof hasPassport | typeof hasBirthDate) => lines.some(({ text }) => says(text, about, style));
    const by: RecognisedBy = has(hasPassport) ? "number" : has(hasBirthDate) ? "birth_date" : "name";
    return [{ person, by }];
  });
  for (const by of ["number", "birth_date", "name"] as const) {
    const [first, second] = named.filter((one) => one.by === by);
    if (first) return second ? null : first;
  }
  return null;
}

function contextOf(
  { fullName, birthDate, sex, passports }: IntakeCandidate,
  kind: DocumentType,
  today: IsoDate,
): JudgeContext {
  return {
    ...{ chosenType: kind, today, lastHajjDay: nextHajj(today).lastDay, returnsOn: null, allowSpecimens: false },
    traveller: { fullNames: [fullName], birthDate, sex },
    passport: passports.at(-1) ?? null,
  };
}
