/** People who booked: plain users with invented names, who cannot sign in. */
import type { Insertable } from "kysely";
import { DAY_MS } from "#domain/durations.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { slugOf } from "../market/operators.ts";
import { type DemoCity, type DepartureCity, PLACES } from "../market/places.ts";
import type { RandomSource } from "../random.ts";
import { NAMES } from "./names.ts";

/** Enough that a name seldom comes twice on one screen. */
const PER_CITY = 90;

export interface DemoCustomer {
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly place: DepartureCity;
}

/** Everyone who may book, by the city that they depart from. */
export type Customers = ReadonlyMap<DemoCity, readonly DemoCustomer[]>;

export function makeCustomers(random: RandomSource): Customers {
  let number = 0;
  return new Map(
    PLACES.map((place) => [
      place.city,
      Array.from({ length: PER_CITY }, () => {
        number += 1;
        return customerOf(place, number, random);
      }),
    ]),
  );
}

function customerOf(place: DepartureCity, number: number, random: RandomSource): DemoCustomer {
  const { first, last } = NAMES[random.pick(place.regions)];
  const firstName = random.pick(first);
  const lastName = random.pick(last);
  return {
    id: random.uuid(),
    username: `${slugOf(firstName)}.${slugOf(lastName)}.${number}`,
    firstName,
    lastName,
    place,
  };
}

/** The row of a customer whose first booking is of `firstBooking`: the account is a few days older. */
export function customerRow(
  customer: DemoCustomer,
  firstBooking: Date,
  passwordHash: string,
): Insertable<Database["users"]> {
  const { id, username, firstName, lastName, place } = customer;
  return {
    id,
    username,
    firstName,
    lastName,
    passwordHash,
    email: `${username}@example.org`,
    role: "pilgrim",
    preferredLanguage: place.locale,
    countryOfResidence: place.country,
    travelsAlone: false,
    demo: true,
    createdAt: new Date(firstBooking.getTime() - 3 * DAY_MS),
  };
}
