/** What lies over a page, and the entries that it has in the history. */
import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useLayer } from "./layers.ts";

function Layer({ close }: { close: () => void }) {
  useLayer(close);
  return <p>Something over the page</p>;
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  const closeAndOpen = () => {
    setOpen(false);
    // By then the way back from the first one's entry has begun, and has not been gone.
    setTimeout(() => setTimeout(() => setOpen(true), 0), 0);
  };
  return (
    <>
      <button type="button" onClick={closeAndOpen}>
        Another
      </button>
      {isOpen && <Layer close={() => setOpen(false)} />}
    </>
  );
}

it("leaves what is opened while the entry of another is stepped back from", async () => {
  await render(<Page />);
  await expect.poll(() => history.state?.layer).toBe(1);

  await page.getByRole("button", { name: "Another" }).click();

  await expect.poll(() => history.state?.layer).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(page.getByText("Something over the page")).toBeVisible();
  history.back();
  await expect.element(page.getByText("Something over the page")).not.toBeInTheDocument();
});
