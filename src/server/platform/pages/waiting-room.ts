/** A page that costs nothing to send and may be kept by any cache: it holds the browsers of a burst and lets them in one by one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { directionOf, type Locale, TRANSLATED, type Translated, translated } from "#i18n/locales.ts";
import { translator } from "../i18n/translate.ts";
import { escapeHtml } from "./page-slots.ts";

const PATH = "/waiting-room";
const SCRIPT = `${PATH}/script.js`;
const KEPT_SECONDS = 300;
const script = readFileSync(join(import.meta.dirname, "waiting-room-script.js"), "utf8");

/** Inline: it needs no second request. */
const STYLE = `
:root{color-scheme:light dark;--deps:#fbf9f4;--ink:#1f2a24;--quiet:#55615a;--line:#0f5c46}
@media (prefers-color-scheme:dark){:root{--deps:#101714;--ink:#eef2ef;--quiet:#a9b5ae;--line:#6fc9a8}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--deps);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:2rem 1.5rem}
h1{font:600 1.75rem/1.25 Georgia,serif;margin:0 0 1rem}
p{margin:0 0 1rem}
#sale{color:var(--quiet);min-height:1.6em}
a{color:var(--line)}
.bar{height:4px;border-radius:2px;background:var(--line);width:3rem;margin-bottom:1.5rem}
@media (prefers-reduced-motion:no-preference){.bar{animation:breathe 2.4s ease-in-out infinite alternate}}
@keyframes breathe{to{width:6rem}}`;

/** Where a browser waits, in the nearest language that has words. */
export function waitingRoomIn(locale: Locale): string {
  return `${PATH}/${translated(locale)}`;
}

export function waitingRoom(app: FastifyInstance): void {
  const kept = `public, max-age=${KEPT_SECONDS}`;
  app.get(SCRIPT, { schema: { hide: true } }, (_request, reply) =>
    reply.header("cache-control", kept).type("text/javascript; charset=utf-8").send(script),
  );
  for (const language of TRANSLATED) {
    const page = draw(language);
    app.get(waitingRoomIn(language), { schema: { hide: true } }, (_request, reply) =>
      reply.header("cache-control", kept).type("text/html; charset=utf-8").send(page),
    );
  }
}

function draw(language: Translated): string {
  const translate = translator(language, "waiting-room");
  const say = (key: string) => escapeHtml(translate(key));
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${say("title")}</title><style>${STYLE}</style><script src="${SCRIPT}" defer></script></head>
<body><main><div class="bar"></div><h1>${say("title")}</h1><p>${say("fairness")}</p><p>${say("patience")}</p>
<p id="sale" role="status" data-opens="${say("opens")}" data-waiting="${say("inLine")}"></p>
<noscript><p><a href="/queue">${say("enter")}</a></p></noscript></main></body></html>`;
}
