/** The least page that React can draw, built by Vite as the app is, and served compressed: the measure of the static pages. */
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { z } from "zod";

const ROOT = join(import.meta.dirname, "../../..");
const TYPES: Readonly<Record<string, string>> = { ".html": "text/html; charset=utf-8", ".js": "text/javascript" };

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="An empty page of React"></head>
<body><div id="root"></div><script type="module" src="./main.js"></script></body></html>`;
const SCRIPT = `import { createElement } from "react";
import { createRoot } from "react-dom/client";
createRoot(document.getElementById("root")).render(createElement("main", null, createElement("h1", null, "Empty")));`;

export async function serveEmptyReactPage(): Promise<{ url: string; close(): Promise<void> }> {
  // Inside the project, so that React is found.
  const source = await mkdtemp(join(ROOT, "node_modules/.cache-empty-page-"));
  const built = await mkdtemp(join(tmpdir(), "rihla-empty-page-"));
  await writeFile(join(source, "index.html"), PAGE);
  await writeFile(join(source, "main.js"), SCRIPT);
  await build({ root: source, configFile: false, logLevel: "error", build: { outDir: built, emptyOutDir: true } });
  const server = createServer(async ({ url = "/" }, answer) => {
    const name = url === "/" ? "/index.html" : url;
    const body = await readFile(join(built, name)).catch(() => null);
    if (!body) return answer.writeHead(404).end();
    answer.writeHead(200, { "content-type": TYPES[extname(name)], "content-encoding": "gzip" }).end(gzipSync(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      await Promise.all([rm(source, { recursive: true }), rm(built, { recursive: true })]);
      server.close();
    },
  };
}
