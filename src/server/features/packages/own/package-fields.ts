/** From the operator's form, in major units and its own names, to the fields of a row. */
import type { PackageDraft } from "#contract/packages.ts";
import { CHANNELS } from "#domain/channel.ts";
import { fromMajor } from "#domain/money.ts";
import { DEFAULT_ROOMS, type Deposit, type RoomType, type Terms } from "#domain/packages/package.ts";
import type { PackageFields } from "../repository.ts";

/** Some of a draft's fields; those that were not sent are missing or undefined. */
export type DraftChanges = { readonly [Field in keyof PackageDraft]?: PackageDraft[Field] | undefined };

const DEFAULTS = {
  description: "",
  channels: [...CHANNELS],
  roomTypes: [...DEFAULT_ROOMS],
  groupDiscounts: [],
  makkahHotel: null,
  madinahHotel: null,
  minaCamp: null,
  campClass: null,
  shifting: null,
  accessible: null,
  flights: null,
  meals: null,
  guideLanguages: [],
  releaseDate: null,
  operatorReference: null,
};

/** A whole draft; what was left out has its default, and `standard` terms where it names none. */
export function fieldsOfDraft(draft: PackageDraft, standard: Terms): PackageFields {
  const { title, capacity, departureCity, departureDate, returnDate, hijriYear, accommodationType } = draft;
  return {
    ...DEFAULTS,
    terms: standard,
    ...{ title, capacity, departureCity, departureDate, returnDate, hijriYear, accommodationType },
    priceMinor: minorOf(draft.price),
    nights: draft.duration,
    distanceMetres: draft.distanceFromHaram,
    ...changedFields(draft, standard),
  };
}

/** The fields that were sent; terms that say nothing of what is taken keep that of the terms before. */
export function changedFields(changes: DraftChanges, before: Terms): Partial<PackageFields> {
  const { price, duration, distanceFromHaram, roomTypes, groupDiscounts, terms, ...same } = changes;
  return onlyGiven({
    ...same,
    priceMinor: price === undefined ? undefined : minorOf(price),
    nights: duration,
    distanceMetres: distanceFromHaram,
    roomTypes: roomTypes?.map(toRoom),
    groupDiscounts: groupDiscounts?.toSorted((a, b) => a.fromPeople - b.fromPeople),
    terms: terms && toTerms(terms, before),
  });
}

/** Columns that the form calls otherwise. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  priceMinor: "price",
  nights: "duration",
  distanceMetres: "distanceFromHaram",
};

/** What the form calls a column. */
export function formName(column: string): string {
  return FORM_NAMES[column] ?? column;
}

type MaybeFields = { [Field in keyof PackageFields]?: PackageFields[Field] | undefined };

/** Texts that may be missing: a form sends an empty one for a field that nobody filled in. */
const NULLABLE_TEXTS = new Set(["makkahHotel", "madinahHotel", "minaCamp", "meals", "operatorReference"]);

function onlyGiven(fields: MaybeFields): Partial<PackageFields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, value === "" && NULLABLE_TEXTS.has(name) ? null : value]),
  );
}

function toRoom({ type, supplement }: NonNullable<PackageDraft["roomTypes"]>[number]): RoomType {
  return { type, supplementMinor: minorOf(supplement) };
}

type TermsDraft = NonNullable<PackageDraft["terms"]>;

/** Longest notice first. */
export function toTerms({ payment, taking, ...terms }: TermsDraft, before?: Terms): Terms {
  const cancellation = terms.cancellation.toSorted((a, b) => b.daysBefore - a.daysBefore);
  const taken = taking ? { accepts: taking.accepts, minimumMinor: minorOf(taking.minimum) } : before?.taking;
  const kept = { ...terms, cancellation, ...(taken && { taking: taken }) };
  return payment ? { ...kept, payment: { ...payment, deposit: toDeposit(payment.deposit) } } : kept;
}

function toDeposit(deposit: NonNullable<TermsDraft["payment"]>["deposit"]): Deposit {
  return deposit.kind === "percent" ? deposit : { kind: "per_person", amountMinor: minorOf(deposit.amount) };
}

/** The contract lets only whole cents through. */
function minorOf(major: number): number {
  const minor = fromMajor(major);
  if (minor === null) throw new Error(`not an amount: ${major}`);
  return minor;
}
