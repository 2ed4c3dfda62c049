/** Packages on the market for the benches, each a little different. */
import { randomUUID } from "node:crypto";
import type { PackageDraft } from "#contract/packages.ts";
import { addDays, dateOf, nextHajj } from "#domain/calendar.ts";
import { ACCOMMODATION_TYPES } from "#domain/packages/package.ts";
import { createAccount, hashPassword } from "#server/features/accounts/service.ts";
import { packageService } from "#server/features/packages/service.ts";
import type { Platform } from "#server/platform/context.ts";

/** Answers the ids of `count` packages of one licensed operator, `capacity` seats each. */
export async function givenListedPackages(platform: Platform, count: number, capacity: number): Promise<string[]> {
  const operatorId = await givenOperator(platform);
  const { own } = packageService(platform);
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await own.create({ id: operatorId, operatorId }, draft(index, capacity));
    await own.act({ id: operatorId, operatorId }, id, "publish");
    ids.push(id);
  }
  return ids;
}

async function givenOperator({ db, clock }: Platform): Promise<string> {
  const username = randomUUID();
  const user = { username, email: `${username}@example.org`, firstName: "Bench", lastName: "Operator" };
  const passwordHash = await hashPassword(randomUUID());
  const operator = {
    companyName: "Bench Travel",
    licenceScheme: "atol" as const,
    licenceNumber: "T7000",
    licenceVerifiedAt: clock(),
  };
  return db
    .transaction()
    .execute((tx) => createAccount(tx, { user: { ...user, role: "operator", passwordHash }, operator }));
}

function draft(index: number, capacity: number): PackageDraft {
  const { arafah, hijriYear } = nextHajj(addDays(dateOf(new Date()), 30));
  const departureDate = addDays(arafah, -12);
  return {
    title: `Hajj from London, group ${index + 1}`,
    price: 4500 + index * 45.5,
    duration: 20,
    distanceFromHaram: 150 + index * 10,
    accommodationType: ACCOMMODATION_TYPES[index % ACCOMMODATION_TYPES.length] ?? "Standard",
    capacity,
    departureCity: "London",
    departureDate,
    returnDate: addDays(departureDate, 20),
    hijriYear,
    description: "Direct flights, half board, an English-speaking guide and a doctor with the group. ".repeat(3),
    makkahHotel: "Ajyad Street",
    madinahHotel: "King Fahd Road",
    guideLanguages: ["en", "ur"],
  };
}
