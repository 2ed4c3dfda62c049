/** Structured logs without personal data: paths without their query, statuses, durations, ids; never a body or a header. */
import { type DestinationStream, pino } from "pino";
import type { Config } from "../config/config.ts";

export type { Logger } from "pino";

/** Fields that must not reach a log even when somebody logs the object that holds them. */
const SECRET_FIELDS = ["password", "token", "cookie", "authorization", "email", "username", "firstName", "lastName"];

/** `to`: in place of the standard output. */
export function openLog({ logLevel }: Pick<Config, "logLevel">, to?: DestinationStream) {
  return pino(
    {
      level: logLevel,
      redact: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      serializers: { err: describeError },
      base: null,
    },
    to,
  );
}

/** A database error's `detail` quotes the row and its parameters may be personal: only what finds the fault is kept. */
function describeError(error: Error): Record<string, unknown> {
  const code = "code" in error ? error.code : undefined;
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  const errors = error instanceof AggregateError ? error.errors.filter(isError).map(describeError) : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack, cause, errors };
}

function isError(error: unknown): error is Error {
  return error instanceof Error;
}
