/** The message form of a browser without scripts: a plain POST, answered with a whole page. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { ContactForm } from "#contract/contact.ts";
import { ERROR_STATUS } from "#contract/errors.ts";
import { formatsFor, intlTag } from "#i18n/formats.ts";
import { TRANSLATED, type Translated } from "#i18n/locales.ts";
import { refusalOf, sendError } from "#server/platform/http/answers/error-handler.ts";
import { problemOf } from "#server/platform/http/answers/problem.ts";
import type { App } from "#server/platform/http/handle.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import type { ContactService } from "./service.ts";

/** In the order of the form; token and trap are not the writer's to correct. */
const SEEN_FIELDS = ["firstName", "lastName", "email", "phone", "subject", "message"] as const;

const FORM = "application/x-www-form-urlencoded";

/** Where the static page of the form stands in each language. */
const addressIn = (language: Translated) => (language === "en" ? "/contact" : `/${language}/contact`);

/** Only here are form bodies read: the calls of the API take JSON alone. */
export function plainFormRoutes(app: App, contact: ContactService): void {
  app.pageSlots.set("form-token", () => contact.newToken());
  for (const language of TRANSLATED)
    app.register(async (scope) => {
      scope.addContentTypeParser(FORM, { parseAs: "string" }, (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      scope.setErrorHandler((error, request, reply) => explain(app, language, error, request, reply));
      const schema = { hide: true, body: ContactForm };
      scope.post<{ Body: ContactForm }>(addressIn(language), { schema }, async (request, reply) => {
        // Such a page does not ask who is signed in: the letter is a visitor's.
        const receipt = await contact.send({ user: null, locale: language, network: request.network }, request.body);
        const values = { reference: receipt.reference, "due-at": moment(language, receipt.dueAt) };
        return app.answerPage(request, reply, { path: "/contact/sent", language, status: 201, values });
      });
    });
}

/** Nobody has told us the reader's time zone. */
function moment(language: Translated, instant: string): string {
  return `${formatsFor(intlTag(language), "UTC").dateTime(instant)} UTC`;
}

/** A refusal as a page; a fault of ours as everywhere. */
function explain(app: App, language: Translated, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error, request);
  const { status } = refusal;
  if (status >= ERROR_STATUS.internal) return sendError(error, request, reply);
  const { detail, errors = {} } = problemOf(refusal, language);
  const reason = [detail, ...namedFields(language, errors)].join(" ");
  return app.answerPage(request, reply, { path: "/contact/problem", language, status, values: { reason } });
}

/** Each field by the name that stands beside it on the form, with what is wrong with it. */
function namedFields(language: Translated, errors: Readonly<Record<string, string>>): string[] {
  const label = translator(language, "contact");
  return SEEN_FIELDS.flatMap((field) => (errors[field] ? [`${label(`form.${field}`)}: ${errors[field]}`] : []));
}
