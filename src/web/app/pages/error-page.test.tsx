/** The page of what broke: words that were lost on the way are not lost for good. */
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { loseWords, preferenceStore, startPreferences } from "../../lib/words/preferences.ts";
import { EnglishWords } from "../../testing/words.tsx";
import { ErrorPage } from "./error-page.tsx";

it("lets the next screen ask again for words that could not be had", async () => {
  await startPreferences();
  loseWords("queue");

  await render(
    <EnglishWords>
      <MemoryRouter>
        <ErrorPage />
      </MemoryRouter>
    </EnglishWords>,
  );

  await expect.element(page.getByRole("heading")).toBeVisible();
  await expect.poll(() => preferenceStore.snapshot().lost).toEqual([]);
});
