/** The copy of a portrait for Nusuk: seen, measured and offered to keep, where there is one. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { TravelDocument } from "#contract/documents.ts";
import { EnglishWords } from "../../../testing/words.tsx";
import { NusukPhotoCard } from "./nusuk-photo.tsx";

const PHOTO: TravelDocument = {
  id: "d7",
  type: "photo",
  travellerId: null,
  isOwn: true,
  status: "pending",
  needsReview: true,
  stage: "done",
  fileName: "me.jpg",
  contentType: "image/jpeg",
  sizeBytes: 90_000,
  verificationScore: 75,
  uploadedAt: "2026-11-20T14:00:00.000Z",
  deleteAt: null,
  aiAnalysis: null,
  review: null,
  nameAsRead: null,
  nameConfirmedAt: null,
  nameDisputedAt: null,
  replacedBy: null,
  nusukPhoto: { width: 200, height: 200, sizeBytes: 11_900 },
};

async function show(photo: TravelDocument): Promise<void> {
  await render(
    <EnglishWords>
      <NusukPhotoCard document={photo} />
    </EnglishWords>,
  );
}

it("says its size and is kept by one press", async () => {
  await show(PHOTO);

  await expect.element(page.getByText(/200 × 200 pixels, JPEG, 12 KB/)).toBeVisible();
  const link = page.getByRole("link", { name: "Download for Nusuk" });
  await expect.element(link).toHaveAttribute("href", "/api/documents/d7/nusuk-photo");
  await expect.element(link).toHaveAttribute("download");
});

it("is not offered where the photo cannot be used", async () => {
  await show({ ...PHOTO, nusukPhoto: null });

  expect(page.getByRole("link").elements()).toEqual([]);
});
