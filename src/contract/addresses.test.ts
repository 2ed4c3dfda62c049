/** A secret that stands in an address lands in logs, in the histories of proxies and browsers, and in Referer headers. */
import { expect, it } from "vitest";
import { contractRoutes } from "../../test/contract-routes.ts";
import { SCREENS } from "./screens.ts";

/** A mail program posts to the way out itself (RFC 8058), which ends nothing but those mails; a ticket's code is printed to be checked by anybody. */
const OPEN = ["/api/unsubscribe/:token", "/api/unsubscribe/:token/undo", "/unsubscribe/:token", "/tickets/:code"];

const SECRET = /token|code|secret|password|key/i;

const routes = [...(await contractRoutes()).values()];

/** The names of what stands in the path. */
const partsOf = (path: string) => Array.from(path.matchAll(/:(\w+)/g), ([, name = ""]) => name);

it.each([...new Set([...routes.map(({ path }) => path), ...SCREENS])])("%s carries no secret", (path) => {
  expect(OPEN.includes(path) ? [] : partsOf(path).filter((name) => SECRET.test(name))).toEqual([]);
});

it("asks for no secret in a query, but for the code that a ticket shows to everybody", () => {
  const asking = routes.flatMap(({ method, path, query }) =>
    Object.keys(query?.shape ?? {})
      .filter((name) => SECRET.test(name))
      .map((name) => `${method} ${path}?${name}`),
  );

  expect(asking).toEqual(["GET /api/tickets/verify?code"]);
});

it("reads by POST only where something is handed over, and keeps no answer of it", () => {
  const reading = routes.filter(({ reads }) => reads);

  expect(reading.filter(({ method, body, once }) => method !== "POST" || !body || once)).toEqual([]);
});
