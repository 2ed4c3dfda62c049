/** What an import would do to an operator's packages, row by row: decided on values, before anything is written. */
import type { PackageDraft } from "#contract/packages.ts";
import { changedNames } from "#domain/packages/changes.ts";
import { changeProblems, type PackageProblem, packageProblems, publishProblems } from "#domain/packages/check.ts";
import type { Terms } from "#domain/packages/package.ts";
import { changedFields, fieldsOfDraft } from "../own/package-fields.ts";
import type { OwnRow, PackageFields } from "../repository.ts";

/** A row of a spreadsheet that reads well by itself. */
export interface ImportedRow {
  readonly row: number;
  readonly draft: PackageDraft;
  /** Which of the draft's terms the row itself states. */
  readonly givenTerms: readonly ("approval" | "cancellation")[];
}

export interface ImportProblem {
  readonly field: string;
  readonly key: PackageProblem["key"] | "twice_in_file" | "closed_package";
  readonly params?: Readonly<Record<string, number>>;
}

export type RowPlan = { readonly row: number } & (
  | { readonly state: "new"; readonly fields: PackageFields; readonly listed: boolean }
  | {
      readonly state: "update";
      readonly before: OwnRow;
      readonly fields: Partial<PackageFields>;
      /** Columns that change. */
      readonly names: readonly string[];
      readonly listed: boolean;
    }
  | { readonly state: "unchanged" }
  | { readonly state: "wrong"; readonly problems: readonly ImportProblem[] }
);

interface ImportWish {
  /** New packages and drafts go on sale. */
  readonly listed: boolean;
  readonly today: string;
  /** Of the operator, where a new row states none. */
  readonly standard: Terms;
}

/** One plan a row, in the rows' order. */
export function planImport(own: readonly OwnRow[], rows: readonly ImportedRow[], wish: ImportWish): RowPlan[] {
  const known = new KnownPackages(own);
  const firstRows = new FirstRows();
  return rows.map((one) => {
    const before = known.find(one.draft);
    const first = firstRows.alike(one, before);
    if (first !== undefined)
      return wrong(one, [{ field: nameOfKey(one.draft), key: "twice_in_file", params: { row: first } }]);
    firstRows.add(one, before);
    return before ? planUpdate(one, before, wish) : planNew(one, wish);
  });
}

function planNew({ row, draft, givenTerms }: ImportedRow, { listed, today, standard }: ImportWish): RowPlan {
  const fields = {
    ...fieldsOfDraft(draft, standard),
    ...keepingTerms(standard, changedFields(draft, standard), givenTerms),
  };
  const problems = listed ? publishProblems(fields, today) : packageProblems(fields);
  return problems.length > 0 ? wrong({ row }, problems) : { row, state: "new", fields, listed };
}

function planUpdate({ row, draft, givenTerms }: ImportedRow, before: OwnRow, { listed, today }: ImportWish): RowPlan {
  if (before.status === "closed") return wrong({ row }, [{ field: nameOfKey(draft), key: "closed_package" }]);
  const fields = keepingTerms(before.terms, changedFields(draft, before.terms), givenTerms);
  const after = { ...before, ...fields };
  const goesOnSale = listed && before.status === "draft";
  const names = changedNames(before, fields);
  if (names.length === 0 && !goesOnSale) return { row, state: "unchanged" };
  const onSale = goesOnSale || before.status === "listed";
  const { capacity, availableSlots, awaitsNumbers } = before;
  const problems = [
    ...changeProblems(before, after, { seatsTaken: capacity - availableSlots, awaitsNumbers, today }),
    ...(onSale ? publishProblems(after, today) : packageProblems(after)),
  ];
  return problems.length > 0
    ? wrong({ row }, problems)
    : { row, state: "update", before, fields, names, listed: goesOnSale };
}

/** What a row says nothing of stays as it was or is standard: payments and the last day for changes always, either of the other two. */
function keepingTerms(
  kept: Terms,
  { terms, ...fields }: Partial<PackageFields>,
  given: ImportedRow["givenTerms"],
): Partial<PackageFields> {
  if (!terms) return fields;
  const stated = <T>(name: ImportedRow["givenTerms"][number], now: T, before: T) =>
    given.includes(name) ? now : before;
  return {
    ...fields,
    terms: {
      ...kept,
      approval: stated("approval", terms.approval, kept.approval),
      cancellation: stated("cancellation", terms.cancellation, kept.cancellation),
    },
  };
}

function wrong({ row }: { readonly row: number }, problems: readonly ImportProblem[]): RowPlan {
  return { row, state: "wrong", problems };
}

/** The operator's packages by what a row can name them with. */
class KnownPackages {
  readonly #byReference = new Map<string, OwnRow>();
  readonly #byJourney = new Map<string, OwnRow>();

  constructor(own: readonly OwnRow[]) {
    for (const offer of own) {
      if (offer.operatorReference !== null) this.#byReference.set(offer.operatorReference, offer);
      if (offer.status !== "closed") this.#addJourney(offer);
    }
  }

  /** Of several packages of one journey that without a reference, which a row may name; else the first. */
  #addJourney(offer: OwnRow): void {
    const journey = journeyOf(offer);
    const there = this.#byJourney.get(journey);
    const isBetter = there !== undefined && there.operatorReference !== null && offer.operatorReference === null;
    if (!there || isBetter) this.#byJourney.set(journey, offer);
  }

  /** By reference; else by its journey, unless that package already has a reference and the row names another one. */
  find(draft: PackageDraft): OwnRow | undefined {
    const reference = draft.operatorReference || null;
    const named = reference === null ? undefined : this.#byReference.get(reference);
    if (named) return named;
    const alike = this.#byJourney.get(journeyOf(draft));
    return reference === null || alike?.operatorReference === null ? alike : undefined;
  }
}

/** The rows so far by all that makes two of them one package: now, or when the same file comes again. */
class FirstRows {
  readonly #rows = new Map<string, number>();

  alike({ draft }: ImportedRow, before: OwnRow | undefined): number | undefined {
    const journey = journeyOf(draft);
    const sameJourney = draft.operatorReference ? `unnamed ${journey}` : `journey ${journey}`;
    const found = [...keysOf(draft, before), sameJourney].map((key) => this.#rows.get(key));
    return found.find((row) => row !== undefined);
  }

  add({ row, draft }: ImportedRow, before: OwnRow | undefined): void {
    const journey = journeyOf(draft);
    const unnamed = draft.operatorReference ? [] : [`unnamed ${journey}`];
    for (const key of [...keysOf(draft, before), `journey ${journey}`, ...unnamed])
      if (!this.#rows.has(key)) this.#rows.set(key, row);
  }
}

interface Journey {
  readonly title: string;
  readonly departureDate: string;
  readonly departureCity: string;
}

function journeyOf({ title, departureDate, departureCity }: Journey): string {
  return JSON.stringify([title.toLowerCase(), departureDate, departureCity.toLowerCase()]);
}

function keysOf({ operatorReference }: PackageDraft, before: OwnRow | undefined): string[] {
  const known = before ? [`package ${before.id}`] : [];
  return operatorReference ? [...known, `reference ${operatorReference}`] : known;
}

function nameOfKey(draft: PackageDraft): "operatorReference" | "title" {
  return draft.operatorReference ? "operatorReference" : "title";
}
