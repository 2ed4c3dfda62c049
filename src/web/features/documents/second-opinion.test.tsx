/** Another model is asked about one file at a time, only when chosen, and what it says changes no word of the verdict. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { OPINION_TEXT_VERSION } from "#domain/documents/opinion-text.ts";
import { json, userWith } from "../../testing/answers.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { file, give } from "./testing.ts";

const OFFER = { offer: { host: "models.example", textVersion: OPINION_TEXT_VERSION } };

async function open(offer: unknown): Promise<FormData[]> {
  const sent: FormData[] = [];
  await renderAt("/documents?type=passport", {
    user: userWith(),
    answers: {
      "GET /api/documents": () => json([]),
      "GET /api/bookings/user": () => json([]),
      "GET /api/documents/second-opinion": () => json(offer),
    },
  });
  const answer = window.fetch;
  window.fetch = async (input, init) => {
    if (init?.body instanceof FormData) sent.push(init.body);
    return answer(input, init);
  };
  return sent;
}

async function choose(): Promise<void> {
  await give(file("page.png", "image/png", 9));
}

it("is not offered where there is no model to ask", async () => {
  const sent = await open({ offer: null });

  await choose();

  await expect.poll(() => sent.length).toBe(1);
  expect(page.getByRole("checkbox").elements()).toEqual([]);
  expect(sent[0]?.get("secondOpinion")).toBeNull();
});

it("is asked for one file by the words shown, and for the next only when chosen again", async () => {
  const sent = await open(OFFER);
  const box = page.getByRole("checkbox", { name: /^Also ask models.example about this file/ });

  await expect.element(box).not.toBeChecked();
  await box.click();
  await choose();

  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.get("secondOpinion")).toBe(OPINION_TEXT_VERSION);
  expect(sent[0]?.get("secondOpinionHost")).toBe("models.example");
  await expect.element(box).not.toBeChecked();
});
