/** Papers to be drawn: a passport that is refused, a camera that holds one, and a page that waits for staff. */
import type { APIRequestContext, Page } from "playwright-core";
import { passportPicture } from "../../e2e/support/passport.ts";
import { signIn } from "../../e2e/support/people.ts";

/** Whose account uploads them: the second household of the demonstration, so that the first stays as it is. */
const HOLDER = { surname: "Rahmawati", givenNames: "Siti" };
const SOON = { ...HOLDER, expiryDate: "2027-09-02" };

/** The verdict on a passport that expires too soon. */
export async function openRefused(page: Page): Promise<void> {
  const id = await upload(page.request, "passport", (await passportPicture(SOON)).bytes);
  await page.goto(`/documents?document=${id}`);
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

async function upload(request: APIRequestContext, type: string, bytes: Buffer): Promise<string> {
  const answer = await request.post("/api/documents/upload", {
    multipart: { type, document: { name: "passport.jpg", mimeType: "image/jpeg", buffer: bytes } },
  });
  const { document } = await answer.json();
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
