/** Calls that change something: once however often they are pressed, and once after an answer that was lost. */
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createFamily } from "#contract/family.ts";
import { answerCalls, json, refusal } from "../../testing/answers.ts";
import { useRouteMutation } from "./queries.ts";
import { createQueryClient } from "./query-client.ts";

const client = createQueryClient({ onSessionEnded: () => undefined });
const lost = () => Promise.reject(new TypeError("Failed to fetch"));

function Form() {
  const [name, setName] = useState("");
  const [done, setDone] = useState(0);
  const create = useRouteMutation(createFamily, { onSuccess: () => setDone(done + 1) });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate({ body: { name } });
      }}
    >
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button type="submit">Make</button>
      <p>{create.isPending ? "pending" : `done ${done}`}</p>
    </form>
  );
}

/** A server that answers in this order; what it was asked, by key and body. */
async function openForm(...answers: (() => Response | Promise<Response>)[]) {
  const asked: [key: string | null, body: unknown][] = [];
  answerCalls({
    "POST /api/family": (body, _, headers) => {
      asked.push([headers.get("idempotency-key"), body]);
      return (answers[asked.length - 1] ?? (() => json({}, 201)))();
    },
  });
  const screen = await render(
    <QueryClientProvider client={client}>
      <Form />
    </QueryClientProvider>,
  );
  return { asked, screen };
}

const write = (name: string) => page.getByRole("textbox", { name: "Name" }).fill(name);
const press = () => page.getByRole("button", { name: "Make" }).click();
const ended = (count: number) => expect.element(page.getByText(`done ${count}`)).toBeVisible();

it("sends one call for two presses in one frame, and tells its end once", async () => {
  const { asked } = await openForm();
  await write("Two presses");
  const button = page.getByRole("button", { name: "Make" }).element();
  if (button instanceof HTMLElement) {
    button.click();
    button.click();
  }

  await ended(1);
  expect(asked).toEqual([[expect.stringMatching(/^[0-9a-f]{32}$/), { name: "Two presses" }]]);
});

it("sends the same key again after a lost answer, what was changed since too, and a new one after success", async () => {
  const { asked } = await openForm(lost, lost);
  for (const name of ["Lost", "Lost", "Mended"]) {
    await write(name);
    await press();
    await ended(name === "Mended" ? 1 : 0);
  }
  await press();
  await ended(2);

  const [first, ...others] = asked.map(([key]) => key);
  expect(others).toEqual([first, first, expect.not.stringMatching(first ?? "")]);
});

it("knows the same thing again when the form was left and opened anew", async () => {
  const { asked, screen } = await openForm(lost);
  await write("Left");
  await press();
  await ended(0);
  await screen.unmount();
  const again = await openForm();
  await write("Left");
  await press();
  await ended(1);

  expect(again.asked.map(([key]) => key)).toEqual(asked.map(([key]) => key));
});

it("makes a new key after a refusal, which did nothing", async () => {
  const { asked } = await openForm(() => refusal("unacceptable", "Not this name."));
  await write("Refused");
  await press();
  await ended(0);
  await press();
  await ended(1);

  expect(new Set(asked.map(([key]) => key)).size).toBe(2);
});
