/** Waits until a page asks for nothing more. */
import { errors, type Page } from "playwright-core";

const PATIENCE_MS = 30_000;

/** On a machine at its limits the word that an answer has come is lost now and then, and the page would be waited for for ever. */
export async function quiet(page: Pick<Page, "waitForLoadState">): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: PATIENCE_MS }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}
