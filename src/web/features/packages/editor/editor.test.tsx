/** The editor of a package, with a server that answers as told. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, refusal, userWith } from "../../../testing/answers.ts";
import { packageWith } from "../../../testing/packages.ts";
import { renderAt } from "../../../testing/render-at.tsx";

const PICTURE = { id: "i1", alt: "The camp at dawn", width: 600, height: 400 };
const OPENED = packageWith({
  id: "p1",
  version: 3,
  price: 5000,
  departureDate: "2099-05-05",
  returnDate: "2099-05-23",
});
const BEFORE = { ...OPENED, images: [PICTURE] };

/** What was sent to save a new description after a picture was taken away, which was answered with `after`. */
async function savedAfterPicture(after: typeof OPENED) {
  const sent: { body: unknown; version: string | null }[] = [];
  await renderAt("/operator-dashboard/packages/p1?part=pictures", {
    user: userWith({ id: OPENED.operatorId, role: "operator", licenceVerified: true }),
    answers: {
      "GET /api/packages/p1": () => json(BEFORE),
      "DELETE /api/packages/p1/images/i1": () => json(after),
      "PATCH /api/packages/p1": (body, _, headers) => {
        sent.push({ body, version: headers.get("if-match") });
        return refusal("changed_meanwhile", "Somebody else has changed it.");
      },
    },
  });
  await page.getByRole("button", { name: "Remove the picture: The camp at dawn" }).click();
  await expect.element(page.getByRole("img", { name: PICTURE.alt })).not.toBeInTheDocument();
  await page.getByRole("button", { name: /^Basics/ }).click();
  await page.getByLabelText("Description").fill("Quiet rooms.");
  await page.getByRole("button", { name: "Save the changes" }).click();
  await expect.poll(() => sent).toHaveLength(1);
  return sent[0];
}

it("saves on top of its own picture what was typed, and nothing else", async () => {
  const saved = await savedAfterPicture({ ...OPENED, version: 4 });

  expect(saved).toEqual({ body: { description: "Quiet rooms." }, version: '"4"' });
});

it("meets what somebody else has saved before its picture, and undoes none of it", async () => {
  const saved = await savedAfterPicture({ ...OPENED, version: 5, price: 5500 });

  expect(saved).toEqual({ body: { description: "Quiet rooms." }, version: '"3"' });
});
