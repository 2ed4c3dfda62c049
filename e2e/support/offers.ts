/** Packages on sale for journeys. */
import { type APIRequestContext, expect } from "@playwright/test";
import { signIn } from "./people.ts";
import { SEASON } from "./season.ts";

let offers = 0;

/** One for each journey, so that none counts on what another leaves; of the demonstration's operator. */
export async function newOffer(request: APIRequestContext): Promise<{ id: string; title: string }> {
  offers += 1;
  const title = `Journey ${offers} of ${Date.now()}`;
  await signIn(request, "operator_demo");
  const draft = await request.post("/api/packages", {
    data: {
      title,
      price: 6400,
      duration: 18,
      distanceFromHaram: 700,
      accommodationType: "Deluxe",
      capacity: 12,
      departureCity: "London",
      ...SEASON,
    },
  });
  expect(draft.status(), await draft.text()).toBe(201);
  const { id } = await draft.json();
  const published = await request.post(`/api/packages/${id}/publish`);
  expect(published.status(), await published.text()).toBe(200);
  // Its operator waits for the list that shows it; from then on everybody has that one.
  await request.get("/api/packages?limit=1");
  return { id, title };
}
