/** Any call of the contract with the smallest input that its shapes let through. */
import type { LightMyRequestResponse } from "fastify";
import type { Route } from "#contract/route.ts";
import type { Session, TestApp } from "./app.ts";
import { requestFor } from "./request.ts";
import { sampleInput } from "./sample-input.ts";

const FILE = { name: "x.png", type: "image/png", bytes: Buffer.from("x") };

/** `idOf` names what the call's address means, by the name of its part. */
export function askCall(
  app: TestApp,
  route: Route,
  idOf: (name: string) => string,
  session: Session | undefined,
): Promise<LightMyRequestResponse> {
  const names = [...route.path.matchAll(/:([^/]+)/g)].map(([, name]) => name ?? "");
  const params = Object.fromEntries(names.map((name) => [name, idOf(name)]));
  const parts = { params, query: sampleInput(route.query), headers: sampleInput(route.headers) };
  const fields = Object.entries(Object(sampleInput(route.multipart?.fields))).map(([key, value]) => [
    key,
    String(value),
  ]);
  const sent = route.multipart
    ? { upload: { fields: Object.fromEntries(fields), file: FILE } }
    : { body: sampleInput(route.body) };
  return app.inject(requestFor(route, { ...parts, ...sent }, session));
}
