/** What search engines read: heads and plain lists that follow the catalogue, sitemap, robots, unknown addresses. */
import { describe, expect, it } from "vitest";
import { closePackage, listPackages } from "#contract/packages.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import { givenDraft, givenListed } from "../../../../test/factories/packages.ts";

const app = await testApp({ settings: { PUBLIC_URL: "https://hajj.example" } });
const operator = await givenOperator(app);

/** Whoever has put it on sale has seen it there: so does everybody from then on. */
async function givenOnSale(fields: Parameters<typeof givenListed>[2] = {}) {
  const offer = await givenListed(app, operator, fields);
  await app.call(listPackages, {}, operator.session);
  return offer;
}

async function html(url: string, cookie = "") {
  const answer = await app.inject({ url, headers: { cookie } });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
}

/** The facts as a search engine parses them. */
function factsIn(text: string) {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
  return JSON.parse(json);
}

it("leads /packages/ to /packages", async () => {
  const { status, headers } = await html("/packages/");

  expect([status, headers.location]).toEqual([308, "/packages"]);
});

describe("the page of a package", () => {
  it("has its title, description, canonical address, picture and offer", async () => {
    const offer = await givenOnSale({ title: "Near the Haram", departureCity: "Leeds", price: 6450 });

    const { status, text } = await html(`/packages/${offer.id}?from=mail`);

    expect(status).toBe(200);
    expect(text).toContain("<title>Near the Haram, Hajj from Leeds · Rihla</title>");
    expect(text).toContain(`<link rel="canonical" href="https://hajj.example/packages/${offer.id}">`);
    expect(text).toContain('<meta property="og:image" content="https://hajj.example/social/packages-en.png">');
    expect(text).toContain("<h1>Near the Haram</h1>");
    expect(factsIn(text)).toMatchObject({
      "@type": ["Product", "TouristTrip"],
      offers: { price: 6450, priceCurrency: "USD", availability: "https://schema.org/InStock" },
    });
  });

  it("stands in the language that was chosen, from right to left", async () => {
    const { id } = await givenOnSale({ title: "Nur" });

    const { text, headers } = await html(`/packages/${id}`, "lang=ar");

    expect(text).toMatch(/<html lang="ar" dir="rtl">/);
    expect(text).toContain("<title>Nur، حج من London · رحلة</title>");
    expect(headers.vary).toContain("cookie");
  });

  it.each([
    "</title><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</script><script>alert(1)</script>",
    "$& and $1",
  ])("keeps %s as text", async (title) => {
    const { id } = await givenOnSale({ title, description: title });

    const { text } = await html(`/packages/${id}`);
    const list = await html("/packages");

    for (const page of [text, list.text]) {
      expect(page).not.toContain("<script>alert(1)");
      expect(page).not.toContain("<img src=x");
    }
    expect(factsIn(text).name).toBe(title);
  });

  it.each(["/packages/none", "/packages/%00", "/packages/..%2f..%2fetc", `/packages/${"x".repeat(190)}`])(
    "is 404 at %s",
    async (url) => {
      const { status, headers } = await html(url);

      expect(status).toBe(404);
      expect(headers["x-robots-tag"]).toBe("noindex");
    },
  );

  it("says nothing of a draft but lets its operator open it", async () => {
    const { id } = await givenDraft(app, operator, { title: "Not for you yet" });

    const { status, headers, text } = await html(`/packages/${id}`);

    expect([status, headers["x-robots-tag"]]).toEqual([200, "noindex"]);
    expect(text).not.toContain("Not for you yet");
  });
});

describe("the list", () => {
  it("names what the app will ask for, unless the address searches for something", async () => {
    const call = 'crossorigin="use-credentials" href="/api/packages?sort=popular&amp;limit=12"';

    expect((await html("/packages")).text).toContain(call);
    expect((await html("/packages?accessible=true")).text).not.toContain("use-credentials");
  });

  it("follows the catalogue: what goes off sale is gone", async () => {
    const { id } = await givenOnSale({ title: "Soon gone" });
    const before = await html("/packages?sort=price-low");
    await app.call(closePackage, { params: { id } }, operator.session);
    await app.call(listPackages, {}, operator.session);
    const after = await html("/packages");
    const own = await html(`/packages/${id}`);

    expect(before.text).toContain(`<a href="/packages/${id}">Soon gone</a>`);
    expect(before.text).toContain('<link rel="canonical" href="https://hajj.example/packages">');
    expect(after.text).not.toContain("Soon gone");
    expect(own.text).not.toContain("Soon gone");
    expect(factsIn(after.text).numberOfItems).toBe(factsIn(before.text).numberOfItems - 1);
  });

  it("is not sent twice to who has it", async () => {
    const first = await app.inject({ url: "/packages" });

    const again = await app.inject({ url: "/packages", headers: { "if-none-match": String(first.headers.etag) } });

    expect(again.statusCode).toBe(304);
  });
});

it("names every package on sale in the sitemap, and no other", async () => {
  const listed = await givenOnSale();
  const draft = await givenDraft(app, operator);

  const { headers, text } = await html("/sitemap.xml");

  expect(headers["content-type"]).toContain("application/xml");
  expect(text).toContain("<loc>https://hajj.example/packages</loc>");
  expect(text).toContain(`<loc>https://hajj.example/packages/${listed.id}</loc>`);
  expect(text).not.toContain(draft.id);
});

it("tells robots where the sitemap is and what is not for them", async () => {
  const { text } = await html("/robots.txt");

  expect(text).toContain("Sitemap: https://hajj.example/sitemap.xml");
  expect(text).toContain("Disallow: /api/");
  expect(text).not.toMatch(/Disallow: \/packages|Disallow: \/$/m);
});
