/** How people are called on lists: the surname first, as the passport prints it. */
import type { GroupPerson } from "../queries.ts";

export function nameOf({ surname, givenNames }: Pick<GroupPerson, "surname" | "givenNames">): string {
  return givenNames ? `${surname}, ${givenNames}` : surname;
}

/** Of those who are in the group, in its order. */
export function personNamesOf(people: readonly GroupPerson[], ids: readonly string[]): string[] {
  return people.filter(({ travellerId }) => ids.includes(travellerId)).map(nameOf);
}
