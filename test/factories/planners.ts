/** A household of three that plans together. */
import { addFamilyMember, type FamilyGroup, listFamily } from "#contract/family.ts";
import { householdPlans } from "#contract/household-plans.ts";
import type { TestApp } from "../app.ts";
import { givenOffer, givenResident, type Member, type standingClock } from "./bookings.ts";
import { givenFamily, givenJoined } from "./families.ts";
import { givenTraveller } from "./travellers.ts";

export interface Household {
  readonly amina: Member;
  readonly yusuf: Member;
  readonly id: string;
  readonly group: FamilyGroup;
}

export async function givenPlanners(app: TestApp, time: ReturnType<typeof standingClock>, operatorId: string) {
  const [near, far, mid] = await Promise.all([
    givenOffer(app, operatorId, { title: "Near" }),
    givenOffer(app, operatorId, { title: "Far" }),
    givenOffer(app, operatorId, { title: "Mid" }),
  ]);

  /** Amina administers, Yusuf has joined, Khadija is entered by Amina. */
  async function household(country = "GB"): Promise<Household> {
    const amina = await givenResident(app, country);
    const { id } = await givenFamily(app, amina);
    const yusuf = await givenJoined(app, amina, id);
    // Members stand in the order in which they joined.
    time.move({ minutes: 1 });
    const khadija = await givenTraveller(app, amina, { relationship: "mother", givenNames: "Khadija", sex: "F" });
    await app.call(addFamilyMember, { params: { id }, body: { travellerId: khadija.id } }, amina.session);
    const [group] = await app.call(listFamily, {}, amina.session);
    if (!group) throw new Error("the group is there");
    return { amina, yusuf, id, group };
  }

  const read = (id: string, { session }: Member) => app.call(householdPlans, { params: { id } }, session);

  const idsOf = ({ members }: FamilyGroup) => members.map(({ id }) => id);

  async function memberOf(id: string, { session }: Member): Promise<string> {
    const groups = await app.call(listFamily, {}, session);
    return groups.find((group) => group.id === id)?.members.find(({ isYou }) => isYou)?.id ?? "";
  }

  return { near, far, mid, household, read, idsOf, memberOf };
}
