/** Makes the problem+json of any error (RFC 9457), its sentences in the caller's language. */
import type { ErrorCode, Problem } from "#contract/errors.ts";
import type { Locale } from "#i18n/locales.ts";
import { sentenceValues } from "#i18n/sentence-values.ts";
import type { AppError } from "../../errors/app-error.ts";
import { translator } from "../../i18n/translate.ts";

export const PROBLEM_TYPE = "application/problem+json; charset=utf-8";

export function problemOf(error: AppError, locale: Locale): Problem {
  return {
    ...error.params,
    type: `urn:rihla:problem:${error.code}`,
    title: titleOf(error.code),
    status: error.status,
    detail: translator(locale, "errors")(error.code, {
      ...waitOf(error.params),
      ...sentenceValues(locale, plain(error.params)),
    }),
    code: error.code,
    ...(Object.keys(error.fields).length > 0 && { errors: fieldSentences(error, locale) }),
  };
}

function fieldSentences(error: AppError, locale: Locale): Record<string, string> {
  const say = translator(locale, "fields");
  return Object.fromEntries(
    Object.entries(error.fields).map(([path, { key, params }]) => [
      path,
      say(key, params && sentenceValues(locale, params)),
    ]),
  );
}

/** For developers: the code as words. */
function titleOf(code: ErrorCode): string {
  const words = code.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A wait in whole minutes and hours begun, for the sentence to choose the unit that a reader thinks in. */
function waitOf({ seconds }: Readonly<Record<string, unknown>>): Record<string, number> {
  if (typeof seconds !== "number") return {};
  return { minutes: Math.max(1, Math.ceil(seconds / 60)), hours: Math.max(1, Math.ceil(seconds / 3600)) };
}

/** Lists and objects are for programs; a sentence takes plain values. */
function plain(params: Readonly<Record<string, unknown>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string | number] =>
      ["string", "number"].includes(typeof entry[1]),
    ),
  );
}
