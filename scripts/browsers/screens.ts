/** The fifteen screens with a budget, in both directions of writing, on a phone and a desk. */
import { mkdir, writeFile } from "node:fs/promises";
import { BUDGETED } from "../screens/budgets/budgets.ts";
import type { Engine, Page, Size } from "./engine.ts";
import { type WatchedLine, watchedLine } from "./line.ts";
import { faultsOf } from "./look.ts";
import { type Language, openAs } from "./visit.ts";

export const PHONE: Size = { width: 390, height: 844 };
const DESK: Size = { width: 1440, height: 900 };
/** Pictures of what was drawn, for whoever asks why; git ignores it. */
export const FOLDER = ".browsers";

const LOOKS: readonly { readonly language: Language; readonly size: Size }[] = [
  { language: "en", size: PHONE },
  { language: "ar", size: PHONE },
  { language: "en", size: DESK },
  { language: "ar", size: DESK },
];

export interface Checked {
  readonly checks: number;
  readonly faults: readonly string[];
}

/** Opens each of them as who sees it. */
export async function checkScreens(engine: Engine): Promise<Checked> {
  await mkdir(FOLDER, { recursive: true });
  const line = await watchedLine(process.env.E2E_URL ?? "");
  const faults: string[] = [];
  let checks = 0;
  for (const { language, size } of LOOKS) {
    for (const [who, paths] of Object.entries(BUDGETED)) {
      const page = await openAs(engine, line, who, { language, size });
      for (const path of paths) {
        const name = `${engine.name} ${path} ${language} ${size.width}`;
        faults.push(...(await faultsAt(page, line, path, name)).map((fault) => `${name}: ${fault}`));
        checks += 1;
      }
      await page.close();
    }
  }
  await line.cut();
  return { checks, faults };
}

async function faultsAt(page: Page, line: WatchedLine, path: string, name: string): Promise<string[]> {
  try {
    await page.open(`${line.origin}${path}`);
    const faults = await faultsOf(page, line);
    await writeFile(`${FOLDER}/${name.replaceAll(/[^\w]+/g, "-")}.png`, await page.picture());
    return faults;
  } catch (error) {
    return [String(error).split("\n")[0] ?? ""];
  }
}
