/** What has to happen before a line can be drawn: a package that is sold out, and seats of another that come back. */
import { type APIRequestContext, type Page, request } from "playwright-core";
import { signIn } from "../../../e2e/support/people.ts";
import { register } from "../shell.ts";

interface Listed {
  readonly id: string;
  readonly availableSlots: number;
}

const SEATS = 3;

/** The way into the line of a package that is sold out, where the pilgrim of the demonstration is not in line yet. */
export async function openWaitlist(page: Page): Promise<void> {
  const packages: Listed[] = await (await page.request.get("/api/packages")).json();
  const places: { readonly packageId: string }[] = await (await page.request.get("/api/waitlist")).json();
  const soldOut = packages.filter(({ availableSlots }) => availableSlots === 0);
  const other = soldOut.find(({ id }) => places.every(({ packageId }) => packageId !== id));
  if (!other) throw new Error("no package is sold out");
  await page.goto(`/packages/${other.id}?wait=${other.id}`);
  await page.getByRole("dialog").waitFor();
}

/** The dashboard of somebody whom the seats of another have just been offered to. */
export async function openOffer(page: Page): Promise<void> {
  const [operator, holder] = [await stranger(page), await stranger(page)];
  await signIn(operator, "operator_demo");
  const packageId = await newPackage(operator);
  await register(holder, "en");
  const held = await holder.post("/api/bookings", { data: { parts: [{ packageId, seats: SEATS }] } });
  await page.request.post("/api/waitlist", { data: { packageId, seats: SEATS } });
  await holder.post(`/api/bookings/${(await held.json()).id}/cancel`);
  await page.reload();
  await page.locator("a[href^='/bookings/']").first().waitFor();
  await Promise.all([operator.dispose(), holder.dispose()]);
}

/** Whoever else has to do something before a picture is drawn. */
export function stranger(page: Page): Promise<APIRequestContext> {
  return request.newContext({ baseURL: new URL(page.url()).origin });
}

/** Put on sale by the demonstration's operator; its id. */
export async function newPackage(operator: APIRequestContext): Promise<string> {
  const stay = { duration: 18, distanceFromHaram: 700, accommodationType: "Deluxe", departureCity: "London" };
  const dates = { departureDate: "2027-05-05", returnDate: "2027-05-23", hijriYear: 1448 };
  const data = { title: "Talbiyah Small Group", price: 6400, capacity: SEATS, ...stay, ...dates };
  const { id } = await (await operator.post("/api/packages", { data })).json();
  await operator.post(`/api/packages/${id}/publish`);
  return id;
}
