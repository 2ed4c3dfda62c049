/** The waiting page's script on a stand-in browser: when it asks, when it goes in, and what it says. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";

const script = readFileSync(join(import.meta.dirname, "waiting-room-script.js"), "utf8");

interface Timer {
  readonly run: () => Promise<void> | void;
  readonly delay: number;
}

/** A browser on the page; `answer` is what the windows' call gives, null while the network is away. */
function open(answer: { readonly ok: boolean; readonly windows: readonly object[] } | null, lang = "en") {
  const timers: Timer[] = [];
  const asked: unknown[][] = [];
  const entered: string[] = [];
  const line = { dataset: { opens: "Opens", waiting: "In line:" }, textContent: "" };
  runInNewContext(script, {
    document: { querySelector: () => line, documentElement: { lang } },
    location: { replace: (path: string) => entered.push(path) },
    setTimeout: (run: Timer["run"], delay: number) => timers.push({ run, delay }),
    async fetch(...args: unknown[]) {
      asked.push(args);
      if (answer === null) throw new TypeError("no network");
      return { ok: answer.ok, json: async () => answer.windows };
    },
  });
  return { timers, asked, entered, line };
}

describe("the waiting page's script", () => {
  it("asks soon, and goes in at a moment of its own within half a minute", () => {
    const pages = Array.from({ length: 200 }, () => open(null).timers.map(({ delay }) => delay));

    for (const [look = -1, enter = -1] of pages) {
      expect(look).toBeGreaterThanOrEqual(0);
      expect(look).toBeLessThan(3_000);
      expect(enter).toBeGreaterThanOrEqual(3_000);
      expect(enter).toBeLessThan(23_000);
    }
    // Nobody's moment is anybody else's: a crowd comes in one by one.
    expect(new Set(pages.map(([, enter]) => enter)).size).toBe(200);
  });

  it("goes in once the sale answers, without a cookie in its question", async () => {
    const { timers, entered, asked } = open({ ok: true, windows: [] });

    await timers[0]?.run();
    expect(entered).toEqual([]);
    await timers[1]?.run();

    expect(entered).toEqual(["/queue"]);
    expect(asked).toEqual(Array(2).fill(["/api/queue/windows", { credentials: "omit" }]));
  });

  it.each([
    ["is refused", { ok: false, windows: [] }],
    ["finds no network", null],
  ])("waits for another moment while it %s", async (_, answer) => {
    const { timers, entered } = open(answer);

    await timers[1]?.run();

    expect(entered).toEqual([]);
    expect(timers).toHaveLength(3);
    expect(timers[2]?.delay).toBeGreaterThanOrEqual(3_000);
  });

  it("says when the next sale opens and how many stand in line, in the page's language", async () => {
    const windows = [
      { state: "open", opensAt: "2026-11-20T09:00:00Z", waiting: 1_250 },
      { state: "announced", opensAt: "2026-12-01T12:00:00Z", waiting: 300 },
      { state: "closed", opensAt: "2026-11-01T09:00:00Z", waiting: 9_000 },
    ];
    const { timers, line } = open({ ok: true, windows });

    await timers[0]?.run();

    expect(line.textContent).toMatch(/^Opens .*December 1, 2026.* · In line: 1,550$/);
    const quiet = open({ ok: true, windows: [] });
    await quiet.timers[0]?.run();
    expect(quiet.line.textContent).toBe("");
  });
});
