/** What a page knows of its link's secret: on the way in, past a jump within the page, on the way back from signing in, and after its use. */

import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { secretIn, useKeptSecret } from "./secret-of-address.ts";

const PATH = "/invitations";

beforeEach(() => sessionStorage.clear());

function Guest() {
  const { secret, forget } = useKeptSecret(PATH);
  return (
    <button type="button" onClick={forget}>
      {secret === "" ? "nothing" : secret}
    </button>
  );
}

async function openAt(address: string) {
  const router = createMemoryRouter([{ path: PATH, Component: Guest }], { initialEntries: [address] });
  const screen = await render(<RouterProvider router={router} />);
  return { router, screen };
}

const shown = (text: string) => expect.element(page.getByRole("button", { name: text, exact: true })).toBeVisible();

it("goes by the address, and by its newest link", async () => {
  const { router } = await openAt(`${PATH}#first`);
  await shown("first");

  await router.navigate(`${PATH}#second`);
  await shown("second");
});

it("stays while somebody jumps past the header", async () => {
  const { router } = await openAt(`${PATH}#first`);
  await router.navigate(`${PATH}#main`);

  await shown("first");
});

it("is there for whoever comes back without it, until it is used", async () => {
  const { screen: before } = await openAt(`${PATH}#first`);
  await before.unmount();
  const { screen: back } = await openAt(PATH);
  await shown("first");

  await page.getByRole("button").click();
  await back.unmount();
  await openAt(PATH);
  await shown("nothing");
});

it.each([
  ["", ""],
  ["#", ""],
  ["#main", ""],
  ["#ABCD-EFGH", "ABCD-EFGH"],
  ["#abcd%20efgh", "abcd efgh"],
  ["#%E0%A4%A", "%E0%A4%A"],
])("is of %j: %j", (hash, secret) => {
  expect(secretIn(hash)).toBe(secret);
});
