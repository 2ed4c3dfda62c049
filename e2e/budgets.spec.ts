/**
 * Screens that begin with their reader's moment: the main act in sight, no longer than they must be, few words, nothing
 * that jumps, nothing said twice, nothing sideways.
 */
import { type Browser, type BrowserContext, expect, test } from "@playwright/test";
import { BUDGETED, overBudget } from "../scripts/screens/budgets/budgets.ts";
import { measure, watchShifts } from "../scripts/screens/budgets/measure.ts";
import { quiet } from "../scripts/screens/quiet.ts";
import { type Screen, signIn, visitor } from "./support/people.ts";

type Who = keyof typeof BUDGETED;
/** The operator first, before other journeys book with them. */
const WHO: readonly Who[] = ["operator_demo", "visitor", "pilgrim_demo"];

/** 820 and 1366 px are where tables and heads are tight. */
const OTHERS = [
  { width: 390, language: "ar" },
  { width: 820, language: "en" },
  { width: 1366, language: "en" },
  { width: 1440, language: "en" },
] as const;

test("the main screens keep their budgets on a phone", async ({ browser, baseURL }) => {
  test.setTimeout(600_000);
  expect(await overIn(browser, baseURL ?? "", { language: "en", width: 390 })).toEqual([]);
});

for (const screen of OTHERS)
  test(`the same in a window of ${screen.width} px in ${screen.language} @long`, async ({ browser, baseURL }) => {
    test.setTimeout(600_000);
    expect(await overIn(browser, baseURL ?? "", screen)).toEqual([]);
  });

async function overIn(browser: Browser, address: string, screen: Screen): Promise<string[]> {
  const over: string[] = [];
  for (const who of WHO) {
    const context = await opened(await visitor(browser, address, screen), who);
    for (const path of BUDGETED[who]) over.push(...(await overAt(context, path, screen.width)));
    await context.close();
  }
  return over;
}

async function opened(context: BrowserContext, who: Who): Promise<BrowserContext> {
  await watchShifts(context);
  if (who !== "visitor") await signIn(context.request, who);
  if (who === "pilgrim_demo") await untilRead(context);
  return context;
}

/** A fresh demonstration reads its household's papers one after the other, and the dashboard tells of each. */
async function untilRead({ request }: BrowserContext): Promise<void> {
  const complete = async () => (await (await request.get("/api/family")).json())[0].complete;
  await expect.poll(complete, { timeout: 120_000 }).toBe(70);
}

/** What a machine at its limits shows late is not over when it is measured again; what the screen is over, it is each time. */
async function overAt(context: BrowserContext, path: string, width: number): Promise<string[]> {
  const over = await overOnce(context, path, width);
  return over.length > 0 ? overOnce(context, path, width) : over;
}

async function overOnce(context: BrowserContext, path: string, width: number): Promise<string[]> {
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await quiet(page);
  const found = await measure(page);
  await page.close();
  return overBudget(path, width, found).map((fault) => `${path}: ${fault}`);
}
