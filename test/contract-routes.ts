/** Every call of the contract, found in its files. */
import { globSync } from "node:fs";
import { join } from "node:path";
import type { Route } from "#contract/route.ts";

const FOLDER = join(import.meta.dirname, "../src/contract");

function isRoute(value: unknown): value is Route {
  return typeof value === "object" && value !== null && "path" in value && "method" in value && "who" in value;
}

/** By `METHOD /path`. */
export async function contractRoutes(): Promise<Map<string, Route>> {
  const modules: Record<string, unknown>[] = await Promise.all(
    globSync("*.ts", { cwd: FOLDER, exclude: ["*.test.ts"] }).map((file) => import(join(FOLDER, file))),
  );
  const routes = modules.flatMap((module) => Object.values(module).filter(isRoute));
  return new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
}

/** The calls that an operator's people may make at all. */
export async function operatorRoutes(): Promise<Map<string, Route>> {
  const all = await contractRoutes();
  return new Map(
    [...all].filter(([, { who }]) => who === "signed_in" || (who !== "anyone" && who.includes("operator"))),
  );
}
