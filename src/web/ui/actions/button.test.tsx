/** Where buttons stand, and what one of an icon alone tells. */
import { Copy } from "lucide-react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

const startOfWords = (button: Element) => {
  const range = document.createRange();
  range.selectNodeContents(button);
  return range.getBoundingClientRect().left;
};

it("lines the words of a quiet button up with the edge of the framed one above it", async () => {
  await render(
    <div style={{ display: "grid", justifyItems: "start", padding: "2rem" }}>
      <Button variant="outline">Show</Button>
      <Button variant="quiet">Cancel</Button>
    </div>,
  );
  const framed = page.getByRole("button", { name: "Show" }).element();
  const quiet = page.getByRole("button", { name: "Cancel" }).element();

  expect(startOfWords(quiet)).toBeCloseTo(framed.getBoundingClientRect().left, 0);
});

it("tells the name of an icon to whoever rests a mouse on it", async () => {
  await render(<IconButton look="quiet" icon={Copy} label="Copy the answer" onClick={() => {}} />);

  await expect.element(page.getByTitle("Copy the answer")).toHaveAccessibleName("Copy the answer");
});
