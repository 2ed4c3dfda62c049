/** In which language a request is answered. */
import type { FastifyRequest } from "fastify";
import { type Locale, matchLocale } from "#i18n/locales.ts";

/** The signed-in person's own language, else the browser's, else English. */
export function localeOf(request: FastifyRequest): Locale {
  return request.user?.preferredLanguage ?? matchLocale(request.headers["accept-language"] ?? "") ?? "en";
}
