/** People who travel on an account. */
import { addTraveller, type NewTraveller, type Traveller } from "#contract/travellers.ts";
import type { TestApp } from "../app.ts";
import type { Member } from "./bookings.ts";

let people = 0;

/** What the form of a grown-up holds who lacks nothing. */
export function traveller(overrides: Partial<NewTraveller> = {}): NewTraveller {
  people += 1;
  return {
    relationship: "other",
    surname: "Rahman",
    givenNames: `Yusuf ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[people % 26]}`,
    birthDate: "1980-06-01",
    sex: "M",
    nationality: "GB",
    countryOfResidence: "GB",
    phone: "+442079460018",
    emergencyContact: { name: "Bilal Khan", phone: "+442079460019" },
    ...overrides,
  };
}

export function givenTraveller(
  app: TestApp,
  { session }: Pick<Member, "session">,
  overrides: Partial<NewTraveller> = {},
): Promise<Traveller> {
  return app.call(addTraveller, { body: traveller(overrides) }, session);
}
