/** The addresses that search engines ask for, and the market's pages with a head of their own. */

import type { FastifyReply } from "fastify";
import { sendPrepared } from "#server/platform/http/answers/prepared.ts";
import type { App } from "#server/platform/http/handle.ts";
import { saysSignedIn } from "#server/platform/http/session.ts";
import { MARKET } from "#server/platform/pages/market-frame.ts";
import { languageOf } from "#server/platform/pages/screen-pages.ts";
import type { PackageService } from "../packages/service.ts";
import { marketPages } from "./market-pages.ts";
import { robotsTxt, sitemapXml } from "./sitemap.ts";

const NO_CALL = { schema: { hide: true } };

type Market = Pick<PackageService, "onSale" | "exists">;

export function searchEngineRoutes(app: App, packages: Market, publicUrl: string): void {
  const { origin } = new URL(publicUrl);
  const pages = marketPages({ appPage: app.appPage, appFrame: app.appFrame, origin });

  app.get("/robots.txt", NO_CALL, (_, reply) => reply.type("text/plain; charset=utf-8").send(robotsTxt(origin)));

  app.get("/sitemap.xml", NO_CALL, async (_, reply) => {
    const ids = (await packages.onSale()).map(({ id }) => `${MARKET}/${encodeURIComponent(id)}`);
    const xml = sitemapXml(origin, app.publicPages, [MARKET, ...ids]);
    return reply.type("application/xml; charset=utf-8").send(xml);
  });

  app.get(MARKET, NO_CALL, async (request, reply) => {
    // Whoever is signed in finds the answers for them in the page, and is no search engine.
    if (app.sendScreen && saysSignedIn(request)) return app.sendScreen(MARKET, request, reply);
    const page = pages.list(await packages.onSale(), languageOf(request), request.url.includes("?"));
    return sendPrepared(page, request, varied(reply));
  });

  app.get(`${MARKET}/`, NO_CALL, (_, reply) => reply.redirect(MARKET, 308));

  app.get<{ Params: { id: string } }>(`${MARKET}/:id`, NO_CALL, async (request, reply) => {
    const { id } = request.params;
    const shown = (await packages.onSale()).find((one) => one.id === id);
    if (shown) return sendPrepared(pages.one(shown, languageOf(request)), request, varied(reply));
    // Its operator and whoever has booked it still open it; nobody else finds it.
    const status = (await packages.exists(id)) ? 200 : 404;
    reply.code(status).header("cache-control", "no-cache").header("x-robots-tag", "noindex");
    return reply.type("text/html; charset=utf-8").send(app.appPage(`${MARKET}/:id`, languageOf(request)));
  });
}

function varied(reply: FastifyReply): FastifyReply {
  return reply.header("vary", "cookie, accept-language");
}
