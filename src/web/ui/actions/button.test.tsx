/** Where buttons stand. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./button.tsx";

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
