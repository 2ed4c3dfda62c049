/** Papers to be drawn: what is refused and with which proof, a camera that holds a page, and one that waits for staff. */
import { setTimeout as wait } from "node:timers/promises";
import type { APIRequestContext, Page } from "playwright-core";
import { addDays, dateOf } from "#domain/calendar.ts";
import { CLEAN, photograph } from "#verification/specimens/drawing/photograph.ts";
import { paperDrawing } from "#verification/specimens/papers/paper.ts";
import { drawPortrait } from "#verification/specimens/papers/portraits.ts";
import { passportPicture } from "../../../e2e/support/passport.ts";
import { signIn } from "../../../e2e/support/people.ts";

/** Whose account uploads them: the second household of the demonstration, so that the first stays as it is. */
const HOLDER = { surname: "Rahmawati", givenNames: "Siti" };
const SOON = { ...HOLDER, expiryDate: "2027-09-02" };

/** The verdict on a passport that expires too soon. */
export async function openRefused(page: Page): Promise<void> {
  const id = await upload(page.request, "passport", (await passportPicture(SOON)).bytes);
  await page.goto(`/documents?document=${id}`);
}

/** The verdict on a photographed certificate, with the words that it rests on. */
export async function openReadCertificate(page: Page): Promise<void> {
  const paper = {
    title: "HEALTH CERTIFICATE",
    lines: [
      ["The person named below was examined and is fit to travel and to perform Hajj."],
      ["Name:", `${HOLDER.givenNames} ${HOLDER.surname}`],
      ["Date of examination:", addDays(dateOf(new Date()), -14)],
      ["Physician:", "Dr. L. Marlow, Reg. No. 7012345"],
    ],
  };
  const table = { surround: "wood", turnDegrees: 2, margin: 0.03, shade: 0.15, noise: 2 } as const;
  const bytes = await photograph(paperDrawing(paper), { ...CLEAN, ...table, pageWidth: 1000 });
  await page.goto(`/documents?document=${await upload(page.request, "health_certificate", bytes)}`);
}

/** The verdict on a photo of two people. */
export async function openTwoFaces(page: Page): Promise<void> {
  await page.goto(`/documents?document=${await upload(page.request, "photo", await drawPortrait(21, "pair"))}`);
}

/** The live picture of a passport that lies before the camera. */
export async function openCamera(page: Page): Promise<void> {
  const { bytes } = await passportPicture(HOLDER);
  await page.addInitScript({ content: playedCamera(bytes.toString("base64")) });
  await page.goto("/documents?type=passport&photograph=1");
  await page.getByRole("dialog").locator("video").waitFor();
  await page.locator(".border-brass").waitFor();
}

/** A passport whose owner denies the name, opened at the desk. */
export async function openReview(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has a browser.");
  const owner = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await signIn(owner.request, "pilgrim_demo_id");
  const id = await upload(owner.request, "passport", (await passportPicture(HOLDER)).bytes);
  await owner.request.post(`/api/documents/${id}/dispute-name`);
  await owner.close();
  await page.goto(`/staff?tab=documents&document=${id}`);
}

export async function openFirstVerdict(page: Page): Promise<void> {
  await page.locator("main a[href*='document=']").first().click();
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** The world's papers are read in the first minute of its life. */
export async function waitForPapers(page: Page): Promise<void> {
  const isRead = () => page.getByRole("heading", { name: /2 of 5|2 من 5/ }).isVisible();
  for (const end = Date.now() + 90_000; !(await isRead()) && Date.now() < end; await page.waitForTimeout(1000)) {
    await page.reload();
    await page.getByRole("heading", { level: 2 }).first().waitFor();
  }
}

async function upload(request: APIRequestContext, type: string, bytes: Buffer): Promise<string> {
  const answer = await request.post("/api/documents/upload", {
    multipart: { type, document: { name: `${type}.jpg`, mimeType: "image/jpeg", buffer: bytes } },
  });
  const { document } = await answer.json();
  // Reading words takes longer than the answer waits.
  for (let { stage } = document; stage !== "done"; ) {
    await wait(500);
    ({ stage } = await (await request.get(`/api/documents/${document.id}`)).json());
  }
  return document.id;
}

/** Script that stands a canvas with the page on a table in for the camera. */
function playedCamera(jpeg: string): string {
  return `navigator.mediaDevices.getUserMedia = async () => {
    const page = new Image();
    page.src = "data:image/jpeg;base64,${jpeg}";
    await page.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 1280, height: 960 });
    const context = canvas.getContext("2d");
    const draw = () => {
      context.fillStyle = "#6d5a48";
      context.fillRect(0, 0, 1280, 960);
      context.drawImage(page, 90, 93, 1100, 774);
    };
    setInterval(draw, 100);
    draw();
    return canvas.captureStream(10);
  };`;
}
