/** A part fetched after the page: drawn once it is there, left out where it cannot be had. */
import { Suspense } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { late } from "./late.ts";

it("draws the part once it is there", async () => {
  const Part = late(async () => () => <p>the part</p>);

  await render(
    <Suspense fallback={null}>
      <Part />
    </Suspense>,
  );

  await expect.element(page.getByText("the part")).toBeVisible();
});

it("leaves out what cannot be fetched, and the page stays", async () => {
  const Part = late(() => Promise.reject(new TypeError("no network")));

  await render(
    <Suspense fallback={<p>on its way</p>}>
      <p>the page</p>
      <Part />
    </Suspense>,
  );

  await expect.element(page.getByText("the page")).toBeVisible();
});
