/** Visits: a fresh page in a language, signed in by the browser's own call. */
import type { Engine, Page, Size } from "./engine.ts";
import { TROUBLES, type WatchedLine } from "./line.ts";
import { settled } from "./look.ts";

export type Language = "en" | "ar";

export interface Look {
  readonly language: Language;
  readonly size: Size;
}

const DEMO_PASSWORD = "Labbayk-1448";

/** As a visitor or one of the demonstration's people. */
export async function openAs(engine: Engine, line: WatchedLine, who: string, look: Look): Promise<Page> {
  const page = await openVisit(engine, line, look);
  if (who !== "visitor") await ask(page, "/api/login", { username: who, password: DEMO_PASSWORD });
  return page;
}

/** Nobody is signed in, and the language is chosen. */
export async function openVisit(engine: Engine, line: WatchedLine, { language, size }: Look): Promise<Page> {
  const page = await engine.page(size);
  await page.open(`${line.origin}/auth`);
  await settled(page);
  await page.run(`document.cookie = "lang=${language}; path=/; max-age=86400"`);
  await page.run(TROUBLES);
  line.refusals();
  return page;
}

/** A call by the page itself, whose browser then keeps the session. */
export async function ask(page: Page, path: string, body: Readonly<Record<string, string>>): Promise<void> {
  const options = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const status = await page.run<number>(
    `fetch(${JSON.stringify(path)}, ${JSON.stringify(options)}).then(({ status }) => status)`,
  );
  if (status >= 300) throw new Error(`${path} answers ${status}`);
}
