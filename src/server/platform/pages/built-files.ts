/** The built web app's files: pages' companions by their own addresses, and hashed ones, which are kept for good. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { onceEach } from "../database/once-each.ts";

/** Files whose names change with what is in them. */
const HASHED = "assets";
const COMPRESSED = /\.(br|gz)$/;
const YEAR_SECONDS = 365 * 86_400;

/** `root`: the built app's folder; `hidden`: a pattern below it of what is sent by other ways only. Compressed files are had by the name of the file that they were made of alone. */
export async function installBuiltFiles(app: FastifyInstance, root: string, hidden: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    globIgnore: [hidden, `${HASHED}/**`, "**/*.{br,gz}"],
    preCompressed: true,
    setHeaders(reply, path) {
      const forever = path.startsWith(join(root, HASHED));
      reply.header("cache-control", forever ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache");
    },
  });
  installHashed(app, join(root, HASHED));
}

/** One address for all: with one for each, a thousand of them took a fifth of a second and 20 MB of every start. */
function installHashed(app: FastifyInstance, folder: string): void {
  const names = namesIn(folder);
  app.get<{ Params: { "*": string } }>(`/${HASHED}/*`, { schema: { hide: true } }, (request, reply) => {
    const name = request.params["*"];
    return names.has(name) ? reply.sendFile(name, folder) : reply.callNotFound();
  });
}

const namesIn = onceEach((folder = "") => {
  const all = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Set(all.filter((name) => !COMPRESSED.test(name)));
});
