/** A number in the digits of any keyboard, held to its limits before anything is sent. */
import { type ReactNode, useState } from "react";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { typedNumber } from "#domain/typed-number.ts";
import { EnglishWords } from "../../testing/words.tsx";
import { NumberField } from "./number-field.tsx";

interface FormProps {
  onSend: (typed: number | null) => void;
  decimals?: 0 | 2;
  Words?: (within: { children: ReactNode }) => ReactNode;
}

function Form({ onSend, decimals = 0, Words = EnglishWords }: FormProps) {
  const [text, setText] = useState("");
  return (
    <Words>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend(typedNumber(text));
        }}
      >
        <NumberField label="Places" required min={2} max={1200} decimals={decimals} value={text} onText={setText} />
        <button type="submit">Send</button>
      </form>
    </Words>
  );
}

/** As long as the words are still on their way. */
function NoWords({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en" timeZone="UTC" onError={() => undefined} getMessageFallback={() => ""}>
      {children}
    </IntlProvider>
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
  ["1201", "The largest number here is 1200."],
])("sends nothing of %j, and says why", async (text, sentence) => {
  expect(await send(text)).toEqual([]);

  if (sentence !== null) await expect.element(page.getByText(sentence)).toBeVisible();
});

it("takes decimals where they are asked for, and says where there are too many", async () => {
  const sent: (number | null)[] = [];
  await render(<Form decimals={2} onSend={(typed) => sent.push(typed)} />);
  const places = page.getByLabelText("Places");

  await places.fill("0.125");
  await userEvent.tab();
  await expect.element(page.getByText("Write an amount with at most two decimals.")).toBeVisible();
  await places.fill("1,200");
  await userEvent.tab();
  await expect
    .element(page.getByText("This can be read in two ways. Write thousands without a mark: 1200 or 1200.00."))
    .toBeVisible();
  await places.fill("١٢٫٣٤");
  await page.getByRole("button", { name: "Send" }).click();

  expect(sent).toEqual([12.34]);
});

it("sends nothing wrong while there are no words for it", async () => {
  const sent: (number | null)[] = [];
  await render(<Form Words={NoWords} onSend={(typed) => sent.push(typed)} />);
  const places = page.getByLabelText("Places");

  await places.fill("1");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(places).toBeInvalid();
  await places.fill("2");
  await page.getByRole("button", { name: "Send" }).click();

  expect(sent).toEqual([2]);
});

it("says nothing of what may still become right, until the field is left", async () => {
  await render(<Form onSend={() => undefined} />);
  const places = page.getByLabelText("Places");

  for (const text of ["1", "1,", "1,2", "-", "1,200"]) {
    await places.fill(text);
    await expect.element(places).not.toHaveAttribute("aria-invalid");
  }
  await places.fill("1");
  await userEvent.tab();
  await expect.element(places).toHaveAccessibleDescription("The smallest number here is 2.");
  await expect.element(places).toHaveAttribute("aria-invalid", "true");
  await places.fill("12");
  await expect.element(places).not.toHaveAttribute("aria-invalid");
});

it("says at once what becomes right by no further key", async () => {
  await render(<Form onSend={() => undefined} />);
  const places = page.getByLabelText("Places");

  await places.fill("tw");
  await expect.element(places).toHaveAccessibleDescription("Write a whole number.");
  await places.fill("1201");
  await expect.element(places).toHaveAccessibleDescription("The largest number here is 1200.");
});

it("says what is wrong when it is sent from the field itself", async () => {
  const sent: (number | null)[] = [];
  await render(<Form onSend={(typed) => sent.push(typed)} />);
  const places = page.getByLabelText("Places");

  await places.fill("1");
  await userEvent.keyboard("{Enter}");

  await expect.element(places).toHaveAccessibleDescription("The smallest number here is 2.");
  expect(sent).toEqual([]);
});
