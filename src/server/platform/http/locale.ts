/** In which language a request is answered. */

import type { FastifyRequest } from "fastify";
import { type Locale, matchLocale } from "#i18n/locales.ts";
import { openCookie } from "./session.ts";

/** The language of the page that asks, else the signed-in person's own, else the browser's, else English. */
export function localeOf(request: FastifyRequest): Locale {
  const page = matchLocale(openCookie(request, "lang") ?? "");
  return page ?? request.user?.preferredLanguage ?? matchLocale(request.headers["accept-language"] ?? "") ?? "en";
}
