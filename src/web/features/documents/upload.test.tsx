/** Uploading: SPEC's messages, the bar with its labels, the result and its clearing. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { TravelDocument } from "#contract/documents.ts";
import { MAX_UPLOAD_BYTES } from "#domain/documents/document.ts";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { renderAt, toast } from "../../testing/render-at.tsx";
import { choosePassport, due, file, give, openDocuments, REJECTED } from "./testing.ts";

it("asks for the type before any file", async () => {
  await openDocuments();

  await page.getByRole("button", { name: "Choose a file" }).click();

  await expect
    .element(toast())
    .toHaveTextContent("Select Document TypePlease select a document type before uploading.");
  await expect
    .element(page.getByRole("group", { name: "Document type" }))
    .toHaveAccessibleDescription("Select Document Type Please select a document type before uploading.");
});

it.each([
  [file("page.png", "image/png", MAX_UPLOAD_BYTES + 1), "File Too LargePlease select a file smaller than 10MB."],
  [
    file("page.gif", "image/gif", 4),
    "Another kind of fileChoose a JPEG, JPG, PNG, HEIC or PDF file. Pictures in other formats can be saved as JPEG first.",
  ],
  [file("page.png", "image/png", 0), "Empty fileThis file has nothing in it. Choose it again, or take a new picture."],
])("refuses a file that would not be taken: %o", async (chosen, words) => {
  await openDocuments();

  await choosePassport(chosen);

  await expect.element(toast()).toHaveTextContent(words);
});

it("climbs by steps to ninety, ends at the answer, shows the result and clears itself", async () => {
  let answer: (response: Response) => void = () => undefined;
  await openDocuments(() => new Promise((resolve) => (answer = resolve)));
  const bar = page.getByRole("progressbar", { name: "Upload progress" });

  const said = new Set<string>();
  const note = () => {
    for (const { ariaValueText } of document.querySelectorAll("[aria-valuetext]")) said.add(ariaValueText ?? "");
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  const chosenAt = performance.now();
  await choosePassport(file("page.png", "image/png", 4));
  await expect.element(bar).toHaveAttribute("aria-valuetext", "90%, finalising");
  // Nine steps of 200 ms.
  expect(performance.now() - chosenAt).toBeGreaterThan(1_750);
  const labels = new Set(Array.from(said, (text) => text.replace(/^\d+%, /, "")));
  expect([...labels]).toEqual(["uploading", "scanning", "analysing compliance", "finalising"]);
  answer(json({ document: REJECTED, aiAnalysis: REJECTED.aiAnalysis }, 201));

  await expect.element(page.getByRole("heading", { name: "Not accepted yet" })).toBeVisible();
  expect(page.getByText("Document Uploaded Successfully").elements()).toHaveLength(0);
  const shownAt = performance.now();
  await expect.element(page.getByRole("radio", { name: /Passport/ }), { timeout: 4000 }).not.toBeChecked();
  // 3 s, less what it took to see it.
  expect(performance.now() - shownAt).toBeGreaterThan(2_000);
  await expect.element(page.getByText("Passport: Not accepted yet. It expires too soon.")).toBeInTheDocument();
});

it("waits with the file in hand until the address is confirmed, and sends it then", async () => {
  let isConfirmed = false;
  let sent = 0;
  await openDocuments(() => {
    sent++;
    if (!isConfirmed) return refusal("address_unconfirmed", "Confirm your email address first.");
    return json({ document: REJECTED, aiAnalysis: REJECTED.aiAnalysis }, 201);
  });
  const dialog = page.getByRole("dialog", { name: "First confirm your email address" });

  await choosePassport(file("page.png", "image/png", 4));
  await expect.element(dialog.getByText(/amina@example.org/)).toBeVisible();
  await dialog.getByRole("button", { name: "I have confirmed: go on" }).click();
  await expect.element(dialog.getByText("The address is not confirmed yet.")).toBeVisible();
  isConfirmed = true;
  await dialog.getByRole("button", { name: "I have confirmed: go on" }).click();

  await expect.element(page.getByRole("heading", { name: "Not accepted yet" })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toBe(3);
});

it("asks in the flow for a stronger password, and sends the file then", async () => {
  const changed: unknown[] = [];
  let isStrong = false;
  await renderAt("/documents", {
    user: userWith(),
    answers: {
      "GET /api/documents": () => json([]),
      "GET /api/travellers": () => json([]),
      "GET /api/bookings/user": () => json([]),
      "POST /api/documents/upload": () => {
        if (!isStrong) return refusal("stronger_key_needed", "Choose a stronger password first.");
        return json({ document: REJECTED, aiAnalysis: REJECTED.aiAnalysis }, 201);
      },
      "POST /api/user/password": (body) => {
        changed.push(body);
        isStrong = changed.length === 2;
        return isStrong
          ? new Response(null, { status: 204 })
          : refusal("invalid_input", "", { newPassword: "Too common." });
      },
    },
  });
  const dialog = page.getByRole("dialog", { name: "First choose a stronger password" });
  const choose = async (currentPassword: string, newPassword: string) => {
    await dialog.getByLabelText("Present password").fill(currentPassword);
    await dialog.getByLabelText("New password").fill(newPassword);
    await dialog.getByRole("button", { name: "Change the password" }).click();
  };

  await choosePassport(file("page.png", "image/png", 4));
  await choose("1", "2");
  await expect.element(dialog.getByText("Too common.")).toBeVisible();
  await choose("1", "seven dates at dawn");

  await expect.element(page.getByRole("heading", { name: "Not accepted yet" })).toBeVisible();
  expect(changed).toEqual([
    { currentPassword: "1", newPassword: "2", mustBeStrong: true },
    { currentPassword: "1", newPassword: "seven dates at dawn", mustBeStrong: true },
  ]);
});

it("says what is missing where somebody does not want to confirm now", async () => {
  await openDocuments(() => refusal("address_unconfirmed", "Confirm your email address first."));

  await choosePassport(file("page.png", "image/png", 4));
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  await expect.element(page.getByRole("alert")).toHaveTextContent("Upload Failed Confirm your email address first.");
});

it("says SPEC's toast of a file that passed, and none of one without a verdict", async () => {
  const looked: TravelDocument[] = [
    { ...REJECTED, id: "d2", status: "pending", stage: "reading", aiAnalysis: null },
    { ...REJECTED, id: "d3", status: "verified" },
  ];
  await openDocuments(() => {
    const document = looked.shift();
    return json({ document, aiAnalysis: document?.aiAnalysis }, 201);
  });

  await choosePassport(file("page.png", "image/png", 4));
  await expect.element(page.getByRole("heading", { name: "Still being read" })).toBeVisible();
  expect(page.getByText("Document Uploaded Successfully").elements()).toHaveLength(0);
  await expect.element(page.getByRole("radio", { name: /Passport/ }), { timeout: 4000 }).not.toBeChecked();

  await choosePassport(file("page.png", "image/png", 4));
  await expect
    .element(toast())
    .toHaveTextContent("Document Uploaded SuccessfullyYour passport has been processed with AI verification.");
});

it("keeps the reason of a refused file beside it, under SPEC's toast", async () => {
  await openDocuments(() => refusal("file_unreadable", "This PDF is locked with a password."));

  await choosePassport(file("page.pdf", "application/pdf", 4));

  await expect.element(toast()).toHaveTextContent("Upload FailedFailed to upload document. Please try again.");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Upload Failed This PDF is locked with a password.");
  await expect.element(page.getByRole("radio", { name: /Passport/ })).toBeChecked();
});

it("from an old mail, for somebody who was removed, takes no file as the reader's own", async () => {
  await openDocuments(undefined, "/documents?tab=upload&type=passport&for=removed");

  await expect.element(page.getByRole("heading", { name: "This person is not on your list any more" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "To my documents" })).toHaveAttribute("href", "/documents");
  expect(page.getByRole("button", { name: "Choose a file" }).elements()).toEqual([]);
});

it("takes a paper in a sheet of its own, shows it at work, and keeps the verdict in sight with the way to its reason", async () => {
  const obligations = [due("upload_document", "passport", null)];
  const answer = () => json({ document: REJECTED, aiAnalysis: REJECTED.aiAnalysis }, 201);
  await openDocuments(answer, "/documents?tab=status", [], { obligations });

  await page.getByRole("button", { name: "Upload: Passport" }).click();
  await expect.element(page.getByRole("dialog", { name: "Passport" })).toBeVisible();
  await give(file("page.png", "image/png", 4));

  await expect.element(page.getByRole("tab", { name: "Upload" })).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByRole("heading", { name: "Not accepted yet" })).toBeVisible();
  const reason = page.getByRole("link", { name: "See why" });
  await expect.element(reason, { timeout: 4000 }).toBeVisible();
  await expect.element(page.getByText("Passport: Not accepted yet. It expires too soon.")).toBeVisible();
  await expect.element(reason).toHaveAttribute("href", "/documents?tab=status&document=d1");
});

it("opens the sheet of the paper that the address asks for", async () => {
  await openDocuments(undefined, "/documents?give=photo");

  await expect.element(page.getByRole("dialog", { name: "Photo" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
