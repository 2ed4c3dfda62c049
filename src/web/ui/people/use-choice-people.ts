/** Everyone who can be named: the people the reader entered, then members of their household with accounts. */
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import type { FamilyMember } from "#contract/family.ts";
import type { Traveller } from "#contract/travellers.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import type { Relationship } from "#domain/travellers/traveller.ts";
import { useFormats } from "../text/use-formats.ts";
import { type LacksInWords, useLacks } from "./use-lacks.ts";

export interface ChoicePerson {
  readonly id: string;
  readonly name: string;
  readonly relationship: Relationship;
  readonly lacks: LacksInWords;
}

export function useChoicePeople(
  travellers: readonly Traveller[],
  documents: readonly TravelDocument[],
  members: readonly FamilyMember[],
): ChoicePerson[] {
  const lacks = useLacks();
  const lacksOfMember = useLacksOfMember();
  const entered = travellers.map((person) => ({
    id: person.id,
    name: fullName(person),
    relationship: person.relationship,
    lacks: lacks(person, documents),
  }));
  const joined = members.flatMap((member) => {
    const { travellerId: id, name, relationship } = member;
    return id === null ? [] : [{ id, name, relationship, lacks: lacksOfMember(member) }];
  });
  return [...entered, ...joined];
}

/** A member's papers are theirs: the marks say what is missing. */
function useLacksOfMember(): (member: FamilyMember) => LacksInWords {
  const t = useTranslations("travellers");
  const { list } = useFormats();
  return ({ marks, status }) => {
    const missing = (marks ?? []).filter(({ state }) => state === "missing" || state === "rejected");
    const words = missing.map(({ mark }) => (mark === "travel_details" ? t("choice.details") : t(`document.${mark}`)));
    const text = words.length > 0 ? t("lacks", { list: list(words) }) : t("nothingLacks");
    return { state: status, count: missing.length, text };
  };
}
