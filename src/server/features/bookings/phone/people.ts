/** Those whom a caller names: judged by everybody's rules, refused at the field that is wrong. */
import { dateOf } from "#domain/calendar.ts";
import { travellerProblems } from "#domain/travellers/problems.ts";
import { AppError, type FieldProblem } from "#server/platform/errors/app-error.ts";
import type { CallersPerson } from "./phone.repository.ts";

const UNTOLD = {
  countryOfResidence: null,
  phone: null,
  emergencyContact: null,
  biometricsDoneOn: null,
  vaccinatedOn: null,
};

/** Throws AppError `unacceptable` with the paths `parts.0.people.1.surname`. */
export function requirePeople(parts: readonly { readonly people: readonly CallersPerson[] }[], now: Date): void {
  const today = dateOf(now);
  const fields: Record<string, FieldProblem> = {};
  parts.forEach(({ people }, part) => {
    people.forEach(({ birthDate = null, nationality = null, ...person }, place) => {
      for (const { field, key } of travellerProblems({ ...UNTOLD, ...person, birthDate, nationality }, today)) {
        fields[`parts.${part}.people.${place}.${field}`] = { key };
      }
    });
  });
  refuse(fields);
}

/**
 * Throws AppError `unacceptable` with the path `parts.0.people.1.id` for somebody who is not among those `known`, or is
 * named there again.
 */
export function requireKnown(
  parts: readonly { readonly people: readonly CallersPerson[] }[],
  known: ReadonlyMap<string, unknown>,
): void {
  const fields: Record<string, FieldProblem> = {};
  const seen = new Set<string>();
  parts.forEach(({ people }, part) => {
    people.forEach(({ id }, place) => {
      if (id === undefined) return;
      const path = `parts.${part}.people.${place}.id`;
      if (!known.has(id)) fields[path] = { key: "not_your_traveller" };
      else if (seen.has(id)) fields[path] = { key: "named_twice" };
      seen.add(id);
    });
  });
  refuse(fields);
}

function refuse(fields: Record<string, FieldProblem>): void {
  if (Object.keys(fields).length > 0) throw new AppError("unacceptable", {}, fields);
}
