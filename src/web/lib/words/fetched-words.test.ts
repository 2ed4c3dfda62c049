/** Words over an unsteady line, and from a server that has a newer release. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const FOLDER = "/assets/words-abc";
const GONE = new Response("", { status: 404 });

const asked = vi.fn<(path: string) => Promise<Response>>();
const reload = vi.fn();
const kept = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  for (const stub of [asked, reload]) stub.mockReset();
  kept.clear();
  vi.stubGlobal("WORDS_FOLDER", FOLDER);
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("location", { href: "https://rihla.example/queue", reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As a page does that has just been loaded. */
async function loader() {
  return (await import("./fetched-words.ts")).loadWords;
}

/** Asks as a page does that is about to be loaded anew: it rejects once the reader has stayed, when the test may be over. */
async function askedByAPageThatGoes(): Promise<void> {
  const loadWords = await loader();
  loadWords("en", ["queue"]).catch(() => undefined);
}

function fileOf(area: string): Response {
  return Response.json({ [area]: { title: area } });
}

it("fetches the shell's areas as one file and each other area once", async () => {
  const loadWords = await loader();
  asked.mockImplementation(async (path) => fileOf(path.includes("shell") ? "common" : "queue"));

  const both = await Promise.all([loadWords("en", ["common", "toasts", "queue"]), loadWords("en", ["queue"])]);

  expect(both).toEqual([{ common: { title: "common" }, queue: { title: "queue" } }, { queue: { title: "queue" } }]);
  expect(asked.mock.calls).toEqual([[`${FOLDER}/en/shell.json`], [`${FOLDER}/en/queue.json`]]);
});

it("asks once more for what has failed once", async () => {
  const loadWords = await loader();
  asked.mockRejectedValueOnce(new TypeError("no network")).mockResolvedValueOnce(fileOf("queue"));

  await expect(loadWords("en", ["queue"])).resolves.toEqual({ queue: { title: "queue" } });
  expect(reload).not.toHaveBeenCalled();
});

it("loads the page anew when the words are gone, once for all of them, and leaves it standing until then", async () => {
  const loadWords = await loader();
  asked.mockResolvedValue(GONE);
  const settled = vi.fn();

  void loadWords("en", ["queue"]).then(settled, settled);
  void loadWords("en", ["family"]).then(settled, settled);

  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(4));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(settled).not.toHaveBeenCalled();
});

it("leaves the page alone when the line is lost, and asks again when the words are wanted again", async () => {
  const loadWords = await loader();
  asked.mockRejectedValue(new TypeError("no network"));

  await expect(loadWords("en", ["queue"])).rejects.toThrow("no network");
  asked.mockResolvedValue(fileOf("queue"));
  await expect(loadWords("en", ["queue"])).resolves.toEqual({ queue: { title: "queue" } });
  expect(reload).not.toHaveBeenCalled();
});

it("rejects for a reader who was asked whether to go and has stayed, and does not ask them again", async () => {
  vi.useFakeTimers();
  const loadWords = await loader();
  asked.mockResolvedValue(GONE);

  const first = expect(loadWords("en", ["queue"])).rejects.toThrow("404");
  await vi.runAllTimersAsync();
  await first;
  await expect(loadWords("en", ["family"])).rejects.toThrow("404");
  expect(reload).toHaveBeenCalledTimes(1);
});

it("loads the same address anew for each release that is missing", async () => {
  asked.mockResolvedValue(GONE);
  await askedByAPageThatGoes();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  vi.resetModules();
  vi.stubGlobal("WORDS_FOLDER", "/assets/words-def");

  await askedByAPageThatGoes();

  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

it("rejects in the page that was loaded anew, and asks again when it is wanted again", async () => {
  asked.mockResolvedValue(GONE);
  await askedByAPageThatGoes();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  vi.resetModules();
  const loadWords = await loader();

  await expect(loadWords("en", ["queue"])).rejects.toThrow("404");
  asked.mockResolvedValue(fileOf("queue"));
  await expect(loadWords("en", ["queue"])).resolves.toEqual({ queue: { title: "queue" } });
  expect(reload).toHaveBeenCalledTimes(1);
});
