/** Values inside a sentence, in a browser that breaks its lines. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Reference } from "./values.tsx";

/** The lines that a reference takes at the end of an Arabic line with no room for the whole of it. */
async function linesOf(reference: string, width: string): Promise<number> {
  await render(
    <p dir="rtl" style={{ inlineSize: width, lineHeight: "20px", fontSize: "16px" }}>
      رقم الحجز هو <Reference>{reference}</Reference>
    </p>,
  );
  return Math.round(page.getByText(reference).element().getBoundingClientRect().height / 20);
}

it("moves a reference to the next line whole, never broken at its hyphen", async () => {
  expect(await linesOf("RH-7K3Q2M", "9rem")).toBe(1);
});

it("breaks a number that is longer than any line, so that nothing stands out of the page", async () => {
  expect(await linesOf("0123456789-0123456789-0123456789", "9rem")).toBeGreaterThan(1);
});
