/** What is said of a member: the one thing to do first, and where it is done. */
import type { Mark, MarkState } from "#domain/households/readiness.ts";
import type { FamilyMember } from "./queries.ts";

export interface NextThing {
  readonly mark: Mark;
  readonly state: Exclude<MarkState, "verified">;
  /** Further things that are not there, what is being checked left out. */
  readonly more: number;
}

/** What takes longest first: the passport, then what was refused, then what is missing; null when nothing is. */
export function nextThing(marks: NonNullable<FamilyMember["marks"]>): NextThing | null {
  const todo = marks.filter(({ state }) => state === "missing" || state === "rejected");
  const first =
    todo.find(({ mark }) => mark === "passport") ??
    todo.find(({ state }) => state === "rejected") ??
    todo[0] ??
    marks.find(({ state }) => state === "pending");
  if (!first || first.state === "verified") return null;
  return { mark: first.mark, state: first.state, more: Math.max(0, todo.length - 1) };
}

/** Where the reader does it; null where only the person can. */
export function placeOf({ isYou, isYours, travellerId }: FamilyMember, mark: Mark): string | null {
  if (!isYou && !isYours) return null;
  if (mark === "travel_details") return "/travellers";
  return isYou || !travellerId ? "/documents" : `/documents?for=${encodeURIComponent(travellerId)}`;
}

/** Two letters for a face. */
export function initialsOf(name: string): string {
  const words = name.split(" ").filter((word) => word !== "");
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0]?.toUpperCase() ?? "").join("");
}
