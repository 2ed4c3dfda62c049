/** From the form's texts to what the server takes, and what keeps it from being saved or published. */
import type { createPackage } from "#contract/packages.ts";
import type { RouteArgs } from "#contract/route.ts";
import { daysBetween, isIsoDate, nextHajj } from "#domain/calendar.ts";
import { CHANNELS } from "#domain/channel.ts";
import { type Cell, type Read, textOf, unreadable } from "#domain/imports/cell.ts";
import { readDiscounts, readLadder, readLanguages } from "#domain/imports/read-choice.ts";
import { readAmount, readWhole } from "#domain/imports/read-number.ts";
import { ACCOMMODATION_TYPES, CAMP_CLASSES, ROOM_TYPES } from "#domain/packages/package.ts";
import type { OfferForm } from "./form-model.ts";
import type { FormField } from "./parts.ts";

export type DraftBody = RouteArgs<typeof createPackage>["body"];

export interface FormProblem {
  readonly field: FormField;
  /** A sentence of the editor's catalogue. */
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface ReadForm {
  /** Null while something needed is missing or cannot be read. */
  readonly body: DraftBody | null;
  readonly problems: readonly FormProblem[];
}

/** Reads one field after the other and keeps what went wrong. */
class FormReader {
  readonly problems: FormProblem[] = [];
  readonly #form: OfferForm;

  constructor(form: OfferForm) {
    this.#form = form;
  }

  /** The empty value where nothing stands; a problem where something has to. */
  read<T>(field: FormField, how: (cell: Cell) => Read<T>, needed = false): T | null {
    const read = how(this.#form[field]);
    const found = "value" in read && read.value === null && needed ? unreadable("required") : read;
    if ("value" in found) return found.value;
    this.problems.push({ field, key: found.problem.key });
    return null;
  }

  text(field: FormField): string | null {
    return textOf(this.#form[field]) || null;
  }

  needed(field: FormField): string {
    const text = this.text(field);
    if (text === null) this.problems.push({ field, key: "required" });
    return text ?? "";
  }

  said(field: FormField): boolean | null {
    return this.#form[field] === "" ? null : this.#form[field] === "true";
  }
}

const amount = (cell: Cell): Read<number> => readAmount(cell, "point");
const date = (cell: Cell): Read<string> => {
  const text = textOf(cell);
  if (text === "") return { value: null };
  return isIsoDate(text) ? { value: text } : unreadable("not_a_date");
};

export function readOfferForm(form: OfferForm): ReadForm {
  const reader = new FormReader(form);
  const body = { ...factsOf(reader, form), ...stayOf(reader, form), ...saleOf(reader, form) };
  return { body: reader.problems.length === 0 ? body : null, problems: reader.problems };
}

function factsOf(reader: FormReader, form: OfferForm) {
  const departureDate = reader.read("departureDate", date, true) ?? "";
  const returnDate = reader.read("returnDate", date, true) ?? "";
  const isDated = departureDate !== "" && returnDate !== "";
  return {
    title: reader.needed("title"),
    operatorReference: reader.text("operatorReference"),
    accommodationType: ACCOMMODATION_TYPES.find((type) => type === form.accommodationType) ?? "Standard",
    price: reader.read("price", amount, true) ?? 0,
    capacity: reader.read("capacity", readWhole, true) ?? 0,
    description: reader.text("description") ?? "",
    departureCity: reader.needed("departureCity"),
    ...{ departureDate, returnDate },
    duration: isDated ? daysBetween(departureDate, returnDate) : 0,
    hijriYear: isDated ? nextHajj(departureDate).hijriYear : 0,
    releaseDate: reader.read("releaseDate", date),
    flights: reader.said("flights"),
  };
}

function stayOf(reader: FormReader, form: OfferForm) {
  return {
    distanceFromHaram: reader.read("distanceFromHaram", readWhole, true) ?? 0,
    makkahHotel: reader.text("makkahHotel"),
    madinahHotel: reader.text("madinahHotel"),
    shifting: reader.said("shifting"),
    minaCamp: reader.text("minaCamp"),
    campClass: CAMP_CLASSES.find((letter) => letter === form.campClass) ?? null,
    meals: reader.text("meals"),
    accessible: reader.said("accessible"),
    guideLanguages: reader.read("guideLanguages", readLanguages) ?? [],
  };
}

function saleOf(reader: FormReader, form: OfferForm) {
  const rooms = ROOM_TYPES.flatMap((type) => {
    const supplement = reader.read(type, amount);
    return supplement === null ? [] : [{ type, supplement }];
  });
  if (ROOM_TYPES.every((type) => form[type] === "")) reader.problems.push({ field: "quad", key: "one_room" });
  const channels = CHANNELS.filter((channel) => form.channels.split(" ").includes(channel));
  if (channels.length === 0) reader.problems.push({ field: "channels", key: "required" });
  return {
    roomTypes: rooms,
    groupDiscounts: reader.read("discounts", readDiscounts) ?? [],
    channels,
    terms: termsOf(reader, form),
  };
}

function termsOf(reader: FormReader, form: OfferForm) {
  const changeDays = reader.read("changeDays", readWhole);
  return {
    approval: form.approval === "instant" ? ("instant" as const) : ("approval" as const),
    cancellation: reader.read("ladder", readLadder) ?? [],
    ...(changeDays !== null && { changeDays }),
    payment: form.deposit === "whole" ? null : paymentOf(reader, form),
  };
}

function paymentOf(reader: FormReader, form: OfferForm) {
  const value = reader.read("depositValue", amount, true) ?? 0;
  return {
    deposit:
      form.deposit === "percent"
        ? { kind: "percent" as const, percent: value }
        : { kind: "per_person" as const, amount: value },
    balanceDays: reader.read("balanceDays", readWhole, true) ?? 0,
    instalments: reader.read("instalments", readWhole, true) ?? 0,
    graceDays: reader.read("graceDays", readWhole, true) ?? 0,
  };
}
