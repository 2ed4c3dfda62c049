/** The fetching rules of SPEC §9: asked once, kept for good, and never asked again by itself. */
import { expect, it, vi } from "vitest";
import { DAY_MS } from "#domain/durations.ts";
import { createQueryClient } from "./query-client.ts";

const newClient = () => createQueryClient({ onSessionEnded: () => undefined });

it("keeps an answer as fresh for as long as the page is open", async () => {
  const client = newClient();
  const ask = vi.fn(async () => "answer");
  vi.useFakeTimers();

  await client.fetchQuery({ queryKey: ["a"], queryFn: ask });
  await vi.advanceTimersByTimeAsync(DAY_MS);
  await client.fetchQuery({ queryKey: ["a"], queryFn: ask });
  vi.useRealTimers();

  expect(ask).toHaveBeenCalledTimes(1);
});

it("tries neither a query nor a mutation again", async () => {
  const client = newClient();
  const ask = vi.fn(() => Promise.reject(new Error("refused")));

  await expect(client.fetchQuery({ queryKey: ["a"], queryFn: ask })).rejects.toThrow("refused");
  const mutation = client.getMutationCache().build(client, { mutationFn: ask });
  await expect(mutation.execute(undefined)).rejects.toThrow("refused");

  expect(ask).toHaveBeenCalledTimes(2);
});

it("asks for nothing when the window comes back, the line comes back, or time passes", () => {
  expect(newClient().getDefaultOptions().queries).toMatchObject({
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  });
});
