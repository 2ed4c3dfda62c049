/** A row of tabs that is wider than its screen. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { EnglishWords } from "../../testing/words.tsx";
import { Tabs } from "./tabs.tsx";

const NAMES = ["Overview", "Packages", "Bookings", "Groups", "Analytics", "Marketplace"];

async function rowAt(width: string): Promise<Element> {
  const tabs = NAMES.map((label) => ({ value: label, label, content: null }));
  await render(
    <EnglishWords>
      <div style={{ inlineSize: width }}>
        <Tabs label="Parts" tabs={tabs} />
      </div>
    </EnglishWords>,
  );
  return page.getByRole("tablist").element();
}

/** How far each edge fades, as the browser works it out. */
const fadesOf = (row: Element) => {
  const style = getComputedStyle(row);
  return [style.getPropertyValue("--fade-before"), style.getPropertyValue("--fade-after")].map(Number.parseFloat);
};

it("fades where more tabs follow, and at its end where it began", async () => {
  const row = await rowAt("16rem");
  await expect.poll(() => fadesOf(row)).toEqual([0, expect.closeTo(54, 0)]);

  row.scrollLeft = row.scrollWidth;

  await expect.poll(() => fadesOf(row)).toEqual([expect.closeTo(54, 0), 0]);
});

it("fades nowhere while all tabs are in sight", async () => {
  const row = await rowAt("80rem");

  expect(fadesOf(row)).toEqual([0, 0]);
});

it("scrolls in one direction only, or mice would get a bar beside it", async () => {
  const row = await rowAt("16rem");

  expect(row.scrollHeight).toBe(row.clientHeight);
});

it("keeps the open tab in sight where counts come in later", async () => {
  const rowWith = (counts: { count?: number }) => (
    <EnglishWords>
      <div style={{ inlineSize: "40rem" }}>
        <Tabs label="Parts" value="Groups" tabs={NAMES.map((label) => ({ value: label, label, ...counts }))} />
      </div>
    </EnglishWords>
  );
  const { rerender } = await render(rowWith({}));
  await rerender(rowWith({ count: 1_000_000 }));

  const [row, open] = [page.getByRole("tablist"), page.getByRole("tab", { name: /^Groups/ })];
  const [sight, tab] = [row, open].map((one) => one.element().getBoundingClientRect());
  expect(tab?.right).toBeLessThanOrEqual(sight?.right ?? 0);
});
