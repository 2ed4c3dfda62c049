/** What is said of a member: where a thing is done, and the letters that stand for a face. */
import type { Mark } from "#domain/obligations/readiness.ts";
import type { FamilyMember } from "../queries.ts";

/** Where the reader does it; null where only the person can. */
export function markAddress({ isYou, isYours, travellerId }: FamilyMember, mark: Mark): string | null {
  if (!isYou && !isYours) return null;
  return mark === "travel_details" ? "/travellers" : documentPlaceOf({ isYou, isYours, travellerId });
}

/** The document centre for this person; null where the reader does not keep their papers. */
export function documentPlaceOf({
  isYou,
  isYours,
  travellerId,
}: Pick<FamilyMember, "isYou" | "isYours" | "travellerId">): string | null {
  if (!isYou && !isYours) return null;
  return isYou || !travellerId ? "/documents" : `/documents?for=${encodeURIComponent(travellerId)}`;
}

/** Two letters for a face. */
export function avatarInitials(name: string): string {
  const words = name.split(" ").filter((word) => word !== "");
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "")
    .join("");
}
