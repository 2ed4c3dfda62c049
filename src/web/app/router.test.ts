/** The server answers the app's addresses with 200 by a list of its own; the router draws them. */
import type { RouteObject } from "react-router";
import { expect, it } from "vitest";
import { SCREENS } from "#contract/screens.ts";
import { createQueryClient } from "../lib/calls/query-client.ts";
import { routesOf } from "./router.tsx";

/** Drawn at `/` is the static landing page, and `*` is the screen of what is not there. */
const NO_SCREENS = ["/", "*"];

function pathsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);
}

it("draws every address that the server answers with 200, and no other", () => {
  const drawn = pathsOf(routesOf(createQueryClient({ onSessionEnded: () => undefined })));

  expect(drawn.filter((path) => !NO_SCREENS.includes(path)).toSorted()).toEqual([...SCREENS].toSorted());
});
