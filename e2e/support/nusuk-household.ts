/** A mother and her daughter of one account, who live where Nusuk sells, and their booking. */
import type { APIRequestContext } from "@playwright/test";
import { drawPhoto } from "#server/features/demo/papers/draw-papers.ts";
import { done, handIn } from "./papers.ts";
import { passportPicture } from "./passport.ts";

const SURNAME = "Karimova";

/** The travellers' ids; the first `withPapers` of them have a verified passport and photo. */
export async function addMotherAndDaughter(
  request: APIRequestContext,
  staff: APIRequestContext,
  withPapers: number,
): Promise<string[]> {
  await done(request.patch("/api/user", { data: { countryOfResidence: "GB" } }));
  const ids: string[] = [];
  for (const [at, givenNames] of ["Samira", "Zarina"].entries()) {
    const birthDate = `19${79 + at}-02-14`;
    const traveller = {
      ...{ surname: SURNAME, givenNames, birthDate, sex: "F", nationality: "MY", countryOfResidence: "GB" },
      ...{ relationship: at === 0 ? "self" : "daughter", phone: "+442079460018" },
      emergencyContact: { name: "Bilal Khan", phone: "+442079460019" },
    };
    const { id }: { id: string } = await (await done(request.post("/api/travellers", { data: traveller }))).json();
    ids.push(id);
    if (at >= withPapers) continue;
    const paper = { surname: SURNAME, givenNames, dateOfBirth: birthDate, documentNumber: `A7193826${at}` };
    const passport = await passportPicture(paper);
    await handIn(request, staff, { type: "passport", memberId: id, buffer: passport.bytes });
    const photo = await drawPhoto({ ...paper, sex: "F", face: 11 + 12 * at });
    await handIn(request, staff, { type: "photo", memberId: id, buffer: photo });
  }
  return ids;
}

interface Places {
  readonly packageId: string;
  readonly travellerIds: readonly string[];
}

/** Confirmed for Nusuk and approved: it waits for the reference. The booking's id. */
export async function book(request: APIRequestContext, operator: APIRequestContext, places: Places): Promise<string> {
  const held = await done(request.post("/api/bookings", { data: { parts: [places] } }));
  const { id }: { id: string } = await held.json();
  await done(request.post(`/api/bookings/${id}/confirm`));
  await done(operator.post(`/api/bookings/${id}/approve`));
  return id;
}
