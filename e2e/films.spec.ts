/** Films play only in sight, can be stopped, and are not even fetched for whoever asked for less motion or less data. */
import { expect, type Page, test } from "@playwright/test";
import { quiet } from "../scripts/screens/quiet.ts";
import { tierOf } from "./support/tier.ts";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const FILMS = [
  { path: "/", count: 1 },
  { path: "/platform-features", count: 2 },
];

test.use({ viewport: DESK, contextOptions: { reducedMotion: "no-preference" } });

for (const { path, count } of FILMS) {
  test(`${path}: each film plays while it is in sight, can be stopped, and stays so${tierOf(path === "/")}`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator("video[data-film]")).toHaveCount(count);

    for (let index = 0; index < count; index += 1) {
      const section = page.locator("section", { has: page.locator("video[data-film]") }).nth(index);
      const film = section.locator("video");
      await section.scrollIntoViewIfNeeded();
      await section.getByRole("button", { name: "Pause the film" }).click();

      await expect(section.getByRole("button", { name: "Play the film" })).toBeVisible();
      await expect(film).toHaveJSProperty("paused", true);
      await page.evaluate("scrollTo(0, document.body.scrollHeight / 2)");
      await section.scrollIntoViewIfNeeded();
      await expect(film).toHaveJSProperty("paused", true);
    }
  });

  test(`${path}: no film is fetched under reduced motion${tierOf(path === "/")}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });

    expect(await filmsFetched(page, path)).toEqual([]);
  });

  test(`${path}: no film is fetched for whoever saves data${tierOf(path === "/")}`, async ({ page }) => {
    await page.addInitScript({
      content: `Object.defineProperty(navigator, "connection", { value: { saveData: true } });`,
    });

    expect(await filmsFetched(page, path)).toEqual([]);
  });

  test(`${path}: no film is fetched on a phone${tierOf(path === "/")}`, async ({ page }) => {
    await page.setViewportSize(PHONE);

    expect(await filmsFetched(page, path)).toEqual([]);
  });
}

const MAX_FILM_BYTES = 2 * 1024 * 1024;

for (const language of ["en", "ar"])
  test(`the demo film in ${language} has captions, a transcript, and plays when it is asked to${tierOf(language === "ar")}`, async ({
    page,
  }) => {
    await page.goto(language === "en" ? "/" : `/${language}/`);
    const film = page.locator("#video video");
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveJSProperty("paused", true);

    await film.evaluate("document.querySelector('#video video').play()");

    await expect(film).toHaveJSProperty("error", null);
    const captions = await (await page.request.get(`/film/demo-${language}.vtt`)).text();
    const scenes = await page.locator("#video details li").allTextContents();
    expect(captions.match(/-->/g)).toHaveLength(scenes.length);
    for (const scene of scenes) expect(captions).toContain(scene);
    for (const ending of ["webm", "mp4"]) {
      const body = await (await page.request.get(`/film/demo-${language}.${ending}`)).body();
      expect(body.length).toBeLessThan(MAX_FILM_BYTES);
    }
  });

/** Looks at the whole page on the way; the demo film's poster is a picture. */
async function filmsFetched(page: Page, path: string): Promise<string[]> {
  const films: string[] = [];
  page.on("request", (request) => /\/film\/.*(webm|mp4)$/.test(request.url()) && films.push(request.url()));
  await page.goto(path);
  for (const section of await page.locator("main section").all()) await section.scrollIntoViewIfNeeded();
  await quiet(page);
  return films;
}
