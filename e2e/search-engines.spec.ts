/** What search engines and link previews find: heads, facts, pictures, sitemap, and the market without scripts. */
import { expect, test } from "@playwright/test";
import { PUBLIC_PAGES } from "./support/public-targets.ts";
import { tierOf } from "./support/tier.ts";

/** The server names its public address, which on a free port is not the one that it listens on. */
function pathOf(address: string | null): string {
  return new URL(address ?? "").pathname;
}

/** One of each language. */
const TELLING: readonly string[] = ["/ar/", "/about"];

for (const { path } of PUBLIC_PAGES)
  for (const language of ["en", "ar"])
    test(`${path} in ${language} has a head of its own${tierOf(TELLING.includes(language === "en" ? path : `/${language}${path}`))}`, async ({
      page,
      request,
    }) => {
      const address = language === "en" ? path : `/${language}${path}`;
      const faults: string[] = [];
      page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
      await page.goto(address);
      const head = page.locator("head");
      const content = (selector: string) => head.locator(selector).getAttribute("content");

      expect((await page.title()).length).toBeGreaterThan(12);
      expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(40);
      expect(pathOf(await head.locator('link[rel="canonical"]').getAttribute("href"))).toBe(address);
      for (const tag of ["en", "ar", "x-default"])
        await expect(head.locator(`link[rel="alternate"][hreflang="${tag}"]`)).toHaveCount(1);
      const picture = await request.get(pathOf(await content('meta[property="og:image"]')));
      expect(picture.headers()["content-type"]).toBe("image/png");
      expect((await picture.body()).readUInt32BE(16)).toBe(1200);
      for (const facts of await head.locator('script[type="application/ld+json"]').allTextContents())
        expect(JSON.parse(facts)).toMatchObject({ "@context": "https://schema.org" });
      expect(faults).toEqual([]);
    });

test("the contact page says who is behind it and answers the first questions", async ({ page }) => {
  await page.goto("/contact");

  const [facts = ""] = await page.locator('script[type="application/ld+json"]').allTextContents();

  const [organisation, questions] = JSON.parse(facts)["@graph"];
  expect(organisation).toMatchObject({ "@type": "Organization", name: "Rihla", telephone: "+44 20 7946 0144" });
  for (const { name } of questions.mainEntity) await expect(page.getByText(name, { exact: true })).toBeVisible();
});

test("every address of the sitemap answers, and every public page stands in it", async ({ request }) => {
  const map = await (await request.get("/sitemap.xml")).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => pathOf(address));

  for (const { path } of PUBLIC_PAGES) for (const address of [path, `/ar${path}`]) expect(addresses).toContain(address);
  expect(addresses.filter((address) => address.includes("/packages/")).length).toBeGreaterThan(100);
  for (const address of addresses.filter((_, index) => index % 20 === 0))
    expect((await request.get(address)).status(), address).toBe(200);
  expect(map).not.toContain("/contact/sent");
  expect((await request.get("/contact/sent")).status()).toBe(404);
});

test("the market is read without scripts, and its own screens take the plain text's place", async ({ browser }) => {
  const baseURL = process.env.E2E_URL ?? "";
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await plain.newPage();
  await page.goto("/packages");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hajj packages of licensed operators");
  const first = page.getByRole("listitem").first().getByRole("link");
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await plain.close();

  const scripted = await browser.newPage({ baseURL });
  await scripted.goto("/packages");
  await expect(scripted.locator(".plain")).toHaveCount(0);
  const answer = await scripted.goto("/packages/nothing-here");
  expect(answer?.status()).toBe(404);
  await scripted.close();
});
