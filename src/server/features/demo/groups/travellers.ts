/** The people of one booking: its customer first, then the family as it comes, grown-ups before parents and children. */
import type { Insertable } from "kysely";
import { MINUTE_MS } from "#domain/durations.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import type { DemoCustomer } from "../people/customers.ts";
import type { RandomSource } from "../random.ts";
import { GIVEN_NAMES, sexOfName } from "./names.ts";

type Row = Insertable<Database["travellers"]> & { readonly id: string };
type Sex = "F" | "M";
type Relationship = Row["relationship"];

/** Beside the customer, in this order; ages as they are in such families. */
const FAMILY = [
  ["spouse", null, 28, 58],
  ["mother", "F", 60, 76],
  ["father", "M", 62, 79],
  ["son", "M", 13, 22],
  ["daughter", "F", 13, 22],
  ["sister", "F", 25, 60],
] as const satisfies readonly (readonly [Relationship, Sex | null, number, number])[];

interface Party {
  readonly customer: DemoCustomer;
  readonly size: number;
  /** The year of the journey. */
  readonly year: number;
  readonly random: RandomSource;
  readonly createdAt: Date;
}

/** As many as the booking has places, the customer among them. */
export function partyRows({ customer, size, year, random, createdAt }: Party): Row[] {
  const own = sexOfName(customer.firstName);
  const person = (at: number, relationship: Relationship, sex: Sex, [from, to]: readonly [number, number]): Row => ({
    id: random.uuid(),
    userId: customer.id,
    relationship,
    surname: customer.lastName,
    givenNames: relationship === "self" ? customer.firstName : random.pick(GIVEN_NAMES[sex]),
    sex,
    birthDate: dayIn(year - random.int(from, to), random),
    nationality: customer.place.country,
    countryOfResidence: customer.place.country,
    phone: "+442079460995",
    emergencyName: "Bilal Karim",
    emergencyPhone: "+442079460991",
    createdAt: new Date(createdAt.getTime() + at * MINUTE_MS),
  });
  const others = FAMILY.slice(0, size - 1).map(([relationship, sex, from, to], at) =>
    person(at + 1, relationship, sex ?? (own === "F" ? "M" : "F"), [from, to]),
  );
  return [person(0, "self", own, [30, 60]), ...others];
}

function dayIn(year: number, random: RandomSource): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${year}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
}
