/** What the engine is told of a page that keeps more than one answer under a path. */
import { expect, it, vi } from "vitest";
import { listDocuments } from "#contract/documents.ts";
import { routeKey } from "#web/lib/calls/queries.ts";
import { createQueryClient } from "#web/lib/calls/query-client.ts";
import { fetchForPhrases, knownIn } from "./known-in.ts";

/** After a visit to /documents/intake, whose answer lies under the key of the documents and is none of their lists. */
function afterIntake() {
  const client = createQueryClient({ onSessionEnded: () => undefined });
  client.setQueryData([listDocuments.path, "intake"], { papers: [], agreed: [] });
  return client;
}

it("takes no intake for the documents", () => {
  const client = afterIntake();
  expect(knownIn(client).documents).toBeNull();

  client.setQueryData(routeKey(listDocuments), [], { updatedAt: 1 });
  expect(knownIn(client).documents).toEqual([]);
});

it("fetches the documents for the offered phrases beside an intake", async () => {
  const client = afterIntake();
  const prefetch = vi.spyOn(client, "prefetchQuery").mockResolvedValue();

  await fetchForPhrases(client);

  expect(prefetch.mock.calls.map(([{ queryKey }]) => queryKey)).toContainEqual(routeKey(listDocuments));
});
