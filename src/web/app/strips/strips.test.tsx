/** Why somebody is on another page than they asked for is said even where its first drawing had to wait. */
import { Suspense, use } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { userWith } from "../../testing/answers.ts";
import { EnglishWords } from "../../testing/words.tsx";
import { noteWrongRole } from "./notice-store.ts";
import { WrongRoleNotice } from "./strips.tsx";

it("tells why, though a part beside it has to be fetched first", async () => {
  const fetched = Promise.resolve("fetched");
  const Late = () => use(fetched);
  noteWrongRole(userWith());

  await render(
    <EnglishWords>
      <Suspense>
        <WrongRoleNotice />
        <Late />
      </Suspense>
    </EnglishWords>,
  );

  await expect.element(page.getByText("That page is for another kind of account.", { exact: false })).toBeVisible();
});
