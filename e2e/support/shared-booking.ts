/** A booking paid in parts whose household pays the rest of it together: made by the calls that the screens make. */
import { type APIRequestContext, expect } from "@playwright/test";

const PASSWORD = "three calm words";
const SEATS = 2;
const GOOD_CARD = "sandbox_visa";

interface Listed {
  readonly id: string;
  readonly availableSlots: number;
  readonly terms: { readonly approval: string; readonly payment: { readonly instalments: number } | null };
}

/** Two accounts of one household, and a booking of the first whose deposit is paid. */
export async function bookTogether(owner: APIRequestContext, member: APIRequestContext, language: string) {
  await register(owner, language, "Rustam");
  await register(member, language, "Timur");
  const { id: familyId } = await made(owner, "/api/family", { name: "Karimov" });
  const { code } = await made(owner, `/api/family/${familyId}/invitations`, {});
  const joined = await member.post("/api/invitations/accept", { data: { token: code } });
  expect(joined.status(), await joined.text()).toBe(200);
  const listed: readonly Listed[] = await (await owner.get("/api/packages?channel=operator")).json();
  const offer = listed.find(
    ({ availableSlots, terms }) =>
      availableSlots >= SEATS && terms.approval === "instant" && (terms.payment?.instalments ?? 0) > 1,
  );
  const { id } = await made(owner, "/api/bookings", { parts: [{ packageId: offer?.id, seats: SEATS }], familyId });
  const paid = await owner.post(`/api/bookings/${id}/pay`, { data: { card: GOOD_CARD, scope: "next" } });
  expect(paid.status(), await paid.text()).toBe(200);
  return { id: String(id) };
}

async function register(request: APIRequestContext, language: string, firstName: string): Promise<void> {
  const username = `${firstName.toLowerCase()}-${language}-${Date.now()}`;
  const person = { firstName, lastName: "Karimov", username, email: `${username}@example.org` };
  await made(request, "/api/register", { ...person, password: PASSWORD, preferredLanguage: language });
  const profile = { countryOfResidence: "ID", travelsAlone: false };
  expect((await request.patch("/api/user", { data: profile })).status()).toBe(200);
}

async function made(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}
