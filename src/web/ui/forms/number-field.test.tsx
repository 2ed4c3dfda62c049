/** A number in the digits of any keyboard, held to its limits before anything is sent. */
import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { typedNumber } from "#domain/typed-number.ts";
import { EnglishWords } from "../../testing/words.tsx";
import { NumberField } from "./number-field.tsx";

function Form({ onSend, decimals = 0 }: { onSend: (typed: number | null) => void; decimals?: 0 | 2 }) {
  const [text, setText] = useState("");
  return (
    <EnglishWords>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend(typedNumber(text));
        }}
      >
        <NumberField label="Places" required min={2} max={1200} decimals={decimals} value={text} onText={setText} />
        <button type="submit">Send</button>
      </form>
    </EnglishWords>
  );
}

async function send(...texts: string[]): Promise<(number | null)[]> {
  const sent: (number | null)[] = [];
  await render(<Form onSend={(typed) => sent.push(typed)} />);
  for (const text of texts) {
    await page.getByLabelText("Places").fill(text);
    await page.getByRole("button", { name: "Send" }).click();
  }
  return sent;
}

it("takes what every keyboard types, key by key", async () => {
  const sent: (number | null)[] = [];
  await render(<Form onSend={(typed) => sent.push(typed)} />);
  await page.getByLabelText("Places").click();

  await userEvent.keyboard("٣{Enter}");

  expect(sent).toEqual([3]);
});

it("takes the digits of every script", async () => {
  expect(await send("٣", "۳", "३", "৩", "3")).toEqual([3, 3, 3, 3, 3]);
});

it.each([
  ["", null],
  ["three", "Write a whole number."],
  [" ", "Write a whole number."],
  ["2.5", "Write a whole number."],
  ["١", "The smallest number here is 2."],
  ["1201", "The largest number here is 1,200."],
])("sends nothing of %j, and says why", async (text, sentence) => {
  expect(await send(text)).toEqual([]);

  if (sentence !== null) await expect.element(page.getByText(sentence)).toBeVisible();
});

it("takes decimals where they are asked for, and says where there are too many", async () => {
  const sent: (number | null)[] = [];
  await render(<Form decimals={2} onSend={(typed) => sent.push(typed)} />);
  const places = page.getByLabelText("Places");

  await places.fill("12,345");
  await expect.element(page.getByText("Write an amount with at most two decimals.")).toBeVisible();
  await places.fill("١٢٫٣٤");
  await page.getByRole("button", { name: "Send" }).click();

  expect(sent).toEqual([12.34]);
});
