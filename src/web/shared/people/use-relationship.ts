/** What somebody is to whom: a mother of one is the mother-in-law of another, and only one side has been told. */
import { useTranslations } from "use-intl";
import type { FamilyMember } from "#contract/family.ts";

interface Told extends Pick<FamilyMember, "relationshipToldBy"> {
  /** Null: nothing is known. */
  readonly relationship: FamilyMember["relationship"] | null;
}

export function useRelationship(): (told: Told) => string {
  const t = useTranslations("travellers");
  return ({ relationship, relationshipToldBy: name }) => {
    if (relationship === null) return "";
    const word = t(`relationship.${relationship}`);
    return name === null ? word : t("relationshipToldBy", { relationship: word, name });
  };
}
