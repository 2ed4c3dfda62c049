/** What people of several walks do: enter somebody, hand in papers, put a journey on sale, join a household. */
import type { PeopleFault } from "#verification/specimens/people/faults.ts";
import type { Judged, Made, Person } from "./person.ts";
import { certificateOf, type Holder, passportOf, photoOf, visaOf } from "./specimens.ts";

/** Two letters of the country where somebody lives, and the telephone numbers to be reached at. */
export interface Home {
  readonly country: string;
  readonly phone: string;
  readonly emergency: { readonly name: string; readonly phone: string };
}

export async function enter(person: Person, holder: Holder, relationship: string, home: Home): Promise<string> {
  const { surname, givenNames, birthDate, sex, nationality } = holder;
  const traveller = {
    ...{ surname, givenNames, birthDate, sex, nationality, relationship },
    ...{ countryOfResidence: home.country, phone: home.phone, emergencyContact: home.emergency },
  };
  return (await person.post("/api/travellers", traveller)).id;
}

/** Of whom papers are handed in; `memberId` left out: of the account's owner. */
interface Whose {
  readonly holder: Holder;
  readonly memberId?: string;
}

export async function givePassport(person: Person, { holder, ...whose }: Whose, expiry?: string): Promise<Judged> {
  return person.upload({ type: "passport", bytes: await passportOf(holder, expiry), ...whose });
}

export async function givePhoto(person: Person, { holder, ...whose }: Whose, fault?: PeopleFault): Promise<Judged> {
  return person.upload({ type: "photo", bytes: await photoOf(holder, fault), ...whose });
}

export async function giveCertificate(person: Person, { holder, ...whose }: Whose, today: Date): Promise<Judged> {
  return person.upload({ type: "health_certificate", bytes: await certificateOf(holder, today), ...whose });
}

export async function giveVisa(person: Person, { holder, ...whose }: Whose, today: Date): Promise<Judged> {
  return person.upload({ type: "visa", bytes: await visaOf(holder, today), ...whose });
}

/** What the engine leaves open a person of the desk approves. */
export async function pass(desk: Person, judged: readonly Judged[]): Promise<void> {
  for (const { id, status } of judged)
    if (status !== "verified" && status !== "rejected") {
      await desk.look(`/api/staff/documents/${id}/file`);
      await desk.post(`/api/staff/documents/${id}/decide`, { decision: "approve" });
    }
}

/** A journey of May 2027 on sale; `more` changes what its form holds. */
export async function publish(operator: Person, title: string, more: object = {}): Promise<string> {
  const draft = {
    ...{ title, price: 8400, duration: 20, distanceFromHaram: 450, accommodationType: "Deluxe", capacity: 40 },
    ...{ departureCity: "London", departureDate: "2027-05-05", returnDate: "2027-05-25", hijriYear: 1448 },
    ...{ makkahHotel: "Hilton Suites Makkah", madinahHotel: "Anwar Al Madinah", minaCamp: "Camp 25", campClass: "B" },
    ...more,
  };
  const { id } = await operator.post("/api/packages", draft);
  await operator.post(`/api/packages/${id}/publish`);
  return id;
}

interface Group {
  readonly name: string;
  readonly travellerIds: readonly string[];
}

export async function makeGroup(person: Person, group: Group): Promise<Made> {
  return person.post("/api/family", group);
}

/** An account of its own comes in by a code. */
export async function join(person: Person, by: Person, groupId: string, relationship: string): Promise<void> {
  const { code } = await by.post<{ code: string }>(`/api/family/${groupId}/invitations`, { relationship });
  await person.post("/api/invitations/accept", { token: code });
}
