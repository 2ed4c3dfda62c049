/** Makes refusals of what is wrong with a package, the fields named. */
import type { PackageProblem } from "#domain/packages/check.ts";
import { isUniqueViolation } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";

/** Throws AppError `unacceptable` when there are problems; of several at one field the first is named. */
export function refusePackageProblems(problems: readonly PackageProblem[]): void {
  if (problems.length === 0) return;
  const named = problems.toReversed().map(({ field, key, params = {} }) => [field, { key, params }]);
  throw new AppError("unacceptable", {}, Object.fromEntries(named));
}

/** Throws the error as the caller is to see it: two packages of an operator never share a reference. */
export function throwNamed(error: unknown): never {
  if (!isUniqueViolation(error, "one_package_per_reference")) throw error;
  throw new AppError("unacceptable", {}, { operatorReference: { key: "taken" } });
}
