/** Two people who prepare for Nusuk: one with verified papers, one without any. */
import type { Page } from "playwright-core";
import { addMotherAndDaughter, book } from "../../../e2e/support/nusuk-household.ts";
import { signIn } from "../../../e2e/support/people.ts";
import { newPackage, stranger } from "./waitlist.ts";

/** Once for each newcomer; the page then shows the step of its address. */
export async function prepareForNusuk(page: Page): Promise<void> {
  const bookings: readonly { channel: string }[] = await (await page.request.get("/api/bookings/user")).json();
  if (bookings.some(({ channel }) => channel === "nusuk")) return;
  const [operator, staff] = [await stranger(page), await stranger(page)];
  await signIn(operator, "operator_demo");
  await signIn(staff, "staff_demo");
  const packageId = await newPackage(operator);
  const travellerIds = await addMotherAndDaughter(page.request, staff, 1);
  await book(page.request, operator, { packageId, travellerIds });
  await Promise.all([operator.dispose(), staff.dispose()]);
  await page.reload();
}
