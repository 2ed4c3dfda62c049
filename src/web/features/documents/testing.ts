/** The documents page with a server that answers as told, for its tests. */
import { expect } from "vitest";
import { page } from "vitest/browser";
import type { Check, TravelDocument } from "#contract/documents.ts";
import { json, userWith } from "../../testing/answers.ts";
import { renderAt } from "../../testing/render-at.tsx";

export const REJECTED: TravelDocument = {
  id: "d1",
  type: "passport",
  travellerId: null,
  isOwn: true,
  status: "rejected",
  needsReview: false,
  stage: "done",
  fileName: "page.png",
  contentType: "image/png",
  sizeBytes: 4,
  verificationScore: 70,
  uploadedAt: "2026-11-20T14:00:00.000Z",
  deleteAt: null,
  review: null,
  nameAsRead: null,
  nameConfirmedAt: null,
  nameDisputedAt: null,
  replacedBy: null,
  nusukPhoto: null,
  aiAnalysis: {
    isValid: false,
    complianceScore: 70,
    confidence: 98,
    documentType: "passport",
    headline: "Expires 89 days too soon",
    issues: ["It expires too soon."],
    suggestions: ["Renew it."],
    extractedData: {},
    mrzAccepted: true,
    checks: [],
    page: null,
    pages: [],
    caveat: "The Ministry decides.",
    tookMs: 400,
  },
};

export const documentCheck = (ruleId: string, outcome: Check["outcome"], remedy: string): Check => ({
  ...{ ruleId, outcome, mandatory: true, weight: 5, evidence: {}, title: `Title of ${ruleId}`, source: null },
  ...{ sentence: `Sentence of ${ruleId}`, remedy, remedySteps: [remedy], box: null, page: 1 },
});

export const due = (kind: "replace_document" | "upload_document", type: string, traveller: object | null) => ({
  ...{ id: `${kind} ${type}`, who: "you", due: null, blocks: null },
  act: { kind, type, traveller, dueOn: "2099-02-01", reason: "booking", isForecast: false },
});

export async function openDocuments(
  upload: () => Response | Promise<Response> = () => json({}),
  address = "/documents",
  documents: readonly TravelDocument[] = [],
  journey: object | (() => Promise<Response>) | null = null,
  travellers: readonly object[] = [],
): ReturnType<typeof renderAt> {
  return renderAt(address, {
    user: userWith(),
    answers: {
      "GET /api/documents": () => json(documents),
      "GET /api/travellers": () => json(travellers),
      ...(journey && {
        "GET /api/journey": () =>
          typeof journey === "function"
            ? journey()
            : json({ nextAction: { kind: "welcome" }, obligations: [], paperJourneys: [], ...journey }),
      }),
      "POST /api/documents/upload": upload,
    },
  });
}

export async function choosePassport(chosen: File): Promise<void> {
  await page.getByRole("radio", { name: /Passport/ }).click();
  await give(chosen);
}

export async function give(...chosen: readonly File[]): Promise<void> {
  const field = () => document.querySelector<HTMLInputElement>("input[type=file]:not([capture])");
  await expect.poll(field).not.toBeNull();
  const input = field();
  if (!input) return;
  // As the browser does once somebody has chosen. Sent through its control port, ten megabytes took up to a minute.
  const chosenFiles = new DataTransfer();
  for (const one of chosen) chosenFiles.items.add(one);
  input.files = chosenFiles.files;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

export function file(name: string, type: string, size: number): File {
  return new File([new Uint8Array(size)], name, { type });
}
