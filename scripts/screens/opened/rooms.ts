/** A household in rooms: in the hold dialog, and in the dialogs that change a booking. */
import type { Locator, Page } from "playwright-core";

/** Everyone is ticked and one of them picked, so that the rooms show where they could go. */
export async function divideHousehold(page: Page): Promise<void> {
  await page.locator("main article button").first().click();
  const dialog = page.getByRole("dialog");
  const boxes = dialog.getByRole("checkbox");
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.check();
  const people = dialog.locator("ol button[aria-pressed]");
  await people.nth(1).click();
  await dialog.locator("ol").scrollIntoViewIfNeeded();
}

/** In the order of the panel. */
const CHANGES = ["rooms", "swap", "leave"] as const;

interface Listed {
  readonly id: string;
  readonly phase: string;
  readonly seats: number;
  readonly parts: readonly { readonly travellers: readonly unknown[] }[];
}

/** The dialog of one change, with something chosen in it, of a booking that is open for all three. */
export function openChange(change: (typeof CHANGES)[number]): (page: Page) => Promise<void> {
  return async (page) => {
    const bookings: readonly Listed[] = await (await page.request.get("/api/bookings/user")).json();
    await page.goto(`/bookings/${bookings.find(isOpenForAll)?.id}`);
    await page
      .locator("section", { has: page.locator("svg.lucide-pencil-line") })
      .getByRole("button")
      .nth(CHANGES.indexOf(change))
      .click();
    const dialog = page.getByRole("dialog");
    if (change === "rooms") await moveSecond(dialog);
    else await dialog.getByRole("radio").last().check();
    await dialog.locator("dl, [aria-live] p").first().waitFor();
  };
}

/** Several places, and a name for each. */
function isOpenForAll({ phase, seats, parts }: Listed): boolean {
  const named = parts.flatMap(({ travellers }) => travellers).length;
  return phase === "confirmed" && seats > 1 && named === seats;
}

/** Into a room of their own, of the last kind there is. */
async function moveSecond(dialog: Locator): Promise<void> {
  await dialog.locator("ol button[aria-pressed]").nth(1).click();
  await dialog.locator("fieldset > button").click();
  await dialog.getByRole("combobox").last().selectOption({ index: 2 });
}
