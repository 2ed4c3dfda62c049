/** The form as texts: of a package that is there, or of a new one. */

import { CHANNELS } from "#domain/channel.ts";
import { latinDigits } from "#domain/latin-digits.ts";
import { STANDARD_TERMS } from "#domain/packages/package.ts";
import type { PackageView } from "../../queries.ts";
import type { FormField } from "./parts.ts";

/** Every field as it is typed; "" is nothing, "true" and "false" are said either way, lists have signs between. */
export type OfferForm = Record<FormField, string>;

/** A new package: the price is that of a room for four, and the standard terms hold. */
export const NEW_FORM: OfferForm = {
  title: "",
  operatorReference: "",
  accommodationType: "Deluxe",
  price: "",
  capacity: "",
  description: "",
  departureCity: "",
  departureDate: "",
  returnDate: "",
  releaseDate: "",
  flights: "",
  distanceFromHaram: "",
  makkahHotel: "",
  madinahHotel: "",
  shifting: "",
  minaCamp: "",
  campClass: "",
  meals: "",
  accessible: "",
  guideLanguages: "",
  quad: "0",
  triple: "0",
  double: "0",
  discounts: "",
  channels: "nusuk operator",
  approval: STANDARD_TERMS.approval,
  ladder: pairs(STANDARD_TERMS.cancellation.map(({ daysBefore, refundPercent }) => [daysBefore, refundPercent])),
  changeDays: "",
  deposit: "whole",
  depositValue: "",
  balanceDays: "60",
  instalments: "1",
  graceDays: "7",
};

export function offerFormOf(item: PackageView): OfferForm {
  return { ...factsOf(item), ...roomsOf(item), ...termsOf(item) };
}

function factsOf(item: PackageView) {
  return {
    title: item.title,
    operatorReference: item.operatorReference ?? "",
    accommodationType: item.accommodationType,
    price: String(item.price),
    capacity: String(item.capacity),
    description: item.description,
    departureCity: item.departureCity,
    departureDate: item.departureDate,
    returnDate: item.returnDate,
    releaseDate: item.releaseDate ?? "",
    flights: said(item.flights),
    distanceFromHaram: String(item.distanceFromHaram),
    makkahHotel: item.makkahHotel ?? "",
    madinahHotel: item.madinahHotel ?? "",
    shifting: said(item.shifting),
    minaCamp: item.minaCamp ?? "",
    campClass: item.campClass ?? "",
    meals: item.meals ?? "",
    accessible: said(item.accessible),
    guideLanguages: item.guideLanguages.join(", "),
  };
}

/** A room that is not offered has no supplement. */
function roomsOf({ roomTypes, groupDiscounts }: PackageView) {
  const supplement = (type: PackageView["roomTypes"][number]["type"]) => {
    const room = roomTypes.find((one) => one.type === type);
    return room ? String(Number(room.supplement.amount)) : "";
  };
  return {
    quad: supplement("quad"),
    triple: supplement("triple"),
    double: supplement("double"),
    discounts: pairs(groupDiscounts.map(({ fromPeople, percent }) => [fromPeople, percent])),
  };
}

/** A new package of an operator with standard terms of its own. */
export function newForm(terms: PackageView["terms"]): OfferForm {
  return { ...NEW_FORM, ...termsOf({ channels: [...CHANNELS], terms }) };
}

function termsOf({ channels, terms }: Pick<PackageView, "channels" | "terms">) {
  const { payment } = terms;
  const deposit = payment?.deposit;
  const value = deposit?.kind === "percent" ? deposit.percent : Number(deposit?.amount.amount ?? "");
  return {
    channels: channels.join(" "),
    approval: terms.approval,
    ladder: pairs(terms.cancellation.map(({ daysBefore, refundPercent }) => [daysBefore, refundPercent])),
    changeDays: terms.changeDays === undefined ? "" : String(terms.changeDays),
    deposit: deposit?.kind ?? NEW_FORM.deposit,
    depositValue: deposit ? String(value) : "",
    balanceDays: String(payment?.balanceDays ?? NEW_FORM.balanceDays),
    instalments: String(payment?.instalments ?? NEW_FORM.instalments),
    graceDays: String(payment?.graceDays ?? NEW_FORM.graceDays),
  };
}

function said(value: boolean | null): string {
  return value === null ? "" : String(value);
}

/** Two numbers a step, "60:90; 30:50". */
export function pairs(steps: readonly (readonly [first: number | string, second: number | string])[]): string {
  return steps.map(([first, second]) => `${first}:${second}`).join("; ");
}

/** The steps as they are typed, half-typed ones too. */
export function pairsIn(text: string): [first: string, second: string][] {
  if (text === "") return [];
  return text.split("; ").map((step) => {
    const [first = "", second = ""] = step.split(":");
    return [first, second];
  });
}

/** A number of a step; the signs between steps stay ours. */
export function stepDigits(text: string): string {
  return latinDigits(text).replace(/\D/g, "").slice(0, 3);
}
