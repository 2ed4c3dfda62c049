/** Packages, made through the operator's own calls. */
import { createPackage, type Package, type PackageDraft, publishPackage } from "#contract/packages.ts";
import { addDays, dateOf, nextHajj } from "#domain/calendar.ts";
import type { TestApp } from "../app.ts";
import type { Given } from "./accounts.ts";

/** What a package form holds: twenty nights around the next Hajj after `today`. */
export function packageDraft(today: Date, overrides: Partial<PackageDraft> = {}): PackageDraft {
  const { hijriYear, arafah } = nextHajj(addDays(dateOf(today), 30));
  const departureDate = addDays(arafah, -12);
  return {
    title: "Nur al-Haram",
    price: 7500,
    duration: 20,
    distanceFromHaram: 400,
    accommodationType: "Deluxe",
    capacity: 40,
    departureCity: "London",
    departureDate,
    returnDate: addDays(departureDate, 20),
    hijriYear,
    ...overrides,
  };
}

export function givenDraft(app: TestApp, operator: Given, overrides: Partial<PackageDraft> = {}): Promise<Package> {
  return app.call(createPackage, { body: packageDraft(app.platform.clock(), overrides) }, operator.session);
}

/** On the market; the operator's licence has to be verified. */
export async function givenListed(
  app: TestApp,
  operator: Given,
  overrides: Partial<PackageDraft> = {},
): Promise<Package> {
  const { id } = await givenDraft(app, operator, overrides);
  return app.call(publishPackage, { params: { id } }, operator.session);
}
