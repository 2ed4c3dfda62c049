/** The verdict of a photograph: whose it is, the fault before the picture, and nothing that only a page has. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { TravelDocument } from "#contract/documents.ts";
import { entered } from "../../family/testing.ts";
import { documentCheck, openDocuments, REJECTED } from "../testing.ts";

const BOX = [
  { x: 0.2, y: 0.2 },
  { x: 0.6, y: 0.2 },
  { x: 0.6, y: 0.6 },
  { x: 0.2, y: 0.6 },
];

const photo = (background: "fail" | "pass"): TravelDocument => ({
  ...REJECTED,
  ...{ id: "p1", type: "photo", travellerId: "t1", isOwn: false },
  aiAnalysis: REJECTED.aiAnalysis && {
    ...REJECTED.aiAnalysis,
    headline: "The background is not plain white",
    checks: [
      documentCheck("photo_background", background, "Stand before a white wall."),
      { ...documentCheck("photo_face", "pass", ""), box: BOX },
    ],
    page: { width: 600, height: 780 },
    pages: [{ width: 600, height: 780 }],
  },
});

const open = (document: TravelDocument) =>
  openDocuments(undefined, "/documents?tab=status&document=p1", [document], null, [entered({})]);

it("names the person, and says the fault and its remedy before the picture", async () => {
  await open(photo("fail"));

  await expect.element(page.getByText(/^Photo · Amina Rahman, checked/)).toBeVisible();
  const remedy = page.getByRole("link", { name: "Upload a new photo" });
  await expect.element(remedy).toBeVisible();
  const picture = page.getByRole("heading", { name: "Photo", exact: true }).element();
  expect(remedy.element().compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each([
  ["fail", "false"],
  ["pass", "true"],
] as const)("begins with the place of a rule that passes only where no other fails: %s", async (outcome, chosen) => {
  await open(photo(outcome));
  await page.getByText("Title of photo_face").click();

  await expect
    .element(page.getByRole("button", { name: "Show it on the page" }))
    .toHaveAttribute("aria-pressed", chosen);
});

it("speaks of no data that were read, nor of a genuine document", async () => {
  await open(photo("fail"));

  await expect.element(page.getByRole("heading", { name: "What this does not prove" })).toBeVisible();
  for (const words of [/What we read/, /genuine/]) expect(page.getByText(words).elements(), String(words)).toEqual([]);
});
