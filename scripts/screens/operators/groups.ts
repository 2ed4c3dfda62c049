/** The operator's customer groups: the dialog, one group with its rooms, a move, and a list as it goes on paper. */
import type { Page } from "playwright-core";

export async function openCreateGroup(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Create Group|إنشاء مجموعة)$/ }).click();
  const option = page.getByRole("dialog").getByRole("option", { name: /Tawaf Comfort/ });
  const id = (await option.getAttribute("value")) ?? "";
  await page.getByRole("dialog").getByRole("combobox").selectOption(id);
  await page.getByRole("dialog").getByRole("checkbox").first().waitFor();
}

/** The one with a booking that came after the rooms were arranged. */
export async function openFamilies(page: Page): Promise<void> {
  await page.getByRole("button", { name: "London families", exact: true }).click();
  await page.getByRole("button", { name: /^(Arrange again|التوزيع من جديد)$/ }).waitFor();
}

export async function openMove(page: Page): Promise<void> {
  await openFamilies(page);
  await page
    .getByRole("button", { name: /^(Move|نقل) / })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("radio").first().waitFor();
}

export async function openPaper(page: Page): Promise<void> {
  await openFamilies(page);
  await page.getByRole("link", { name: /^(Print|طباعة) (Rooming list|قائمة الغرف)$/ }).click();
  await page.getByRole("table").waitFor();
}
