/** Checks what comes in with the contract's own objects, and refuses what these would let fall or the database cannot hold. */
import { validatorCompiler } from "fastify-type-provider-zod";
import { AppError, type FieldProblem } from "../../errors/app-error.ts";

/** For Fastify's `setValidatorCompiler`. A browser sends headers that no contract names, so those are not asked for. */
export const checkInput: typeof validatorCompiler = (route) => {
  const parse = validatorCompiler(route);
  return (given: unknown) => {
    const parsed = parse(given);
    if (route.httpPart === "headers" || !isRecord(parsed) || !("value" in parsed)) return parsed;
    const fields = Object.fromEntries(faultsOf(given, parsed.value, []));
    return Object.keys(fields).length > 0 ? { error: new AppError("invalid_input", {}, fields) } : parsed;
  };
};

/** What parsing has nothing against: fields that it dropped, and text that is no Unicode or holds U+0000. */
function* faultsOf(given: unknown, kept: unknown, path: readonly string[]): Generator<[string, FieldProblem]> {
  if (typeof given === "string" && !isStorable(given)) yield [path.join("."), { key: "wrong_format" }];
  if (!isRecord(given)) return;
  for (const [key, value] of Object.entries(given)) {
    const place = [...path, key];
    if (!isRecord(kept)) yield* faultsOf(value, undefined, place);
    else if (Object.hasOwn(kept, key)) yield* faultsOf(value, kept[key], place);
    else yield [place.join("."), { key: "unknown" }];
  }
}

/** PostgreSQL's text has no U+0000, and half a surrogate pair would come back as another character. */
function isStorable(text: string): boolean {
  return !text.includes("\u0000") && !/\p{Surrogate}/u.test(text);
}

/** Arrays too: their keys are the positions. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
