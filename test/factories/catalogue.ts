/** Four packages on sale and a draft, and the list as everybody reads it. */
import { listPackages } from "#contract/packages.ts";
import type { TestApp } from "../app.ts";
import type { Given } from "./accounts.ts";
import { givenDraft, givenListed } from "./packages.ts";

export async function givenCatalogue(app: TestApp, operator: Given) {
  const offers = [
    await givenListed(app, operator, { title: "Budget Mina", price: 4999.99, accommodationType: "Standard" }),
    await givenListed(app, operator, { title: "Mid Mina", price: 5000, accommodationType: "VIP" }),
    await givenListed(app, operator, { title: "Same price", price: 5000, accommodationType: "Deluxe" }),
    await givenListed(app, operator, { title: "Premium نور", price: 10_000, accommodationType: "VIP" }),
  ];

  const draft = await givenDraft(app, operator);

  const list = async (query = {}) => (await app.call(listPackages, { query })).map(({ title }) => title);

  const raw = (query = "", headers = {}) => app.inject({ method: "GET", url: `/api/packages${query}`, headers });

  return { offers, draft, list, raw };
}
