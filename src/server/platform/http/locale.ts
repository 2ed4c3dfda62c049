/** In which language a request is answered. */

import type { FastifyRequest } from "fastify";
import { type Locale, matchLocale } from "#i18n/locales.ts";
import { openCookie } from "./session.ts";

/** The language chosen in this browser, else the one in which its pages are drawn, else the signed-in person's own, else English. */
export function localeOf(request: FastifyRequest): Locale {
  const page = matchLocale(openCookie(request, "lang") ?? "");
  return page ?? matchLocale(request.headers["accept-language"] ?? "") ?? request.user?.preferredLanguage ?? "en";
}
