/** Whose paper it is, in the words of a family: "Passport of your father". */
import { useTranslations } from "use-intl";
import type { DocumentType } from "#domain/documents/document.ts";
import type { Relationship } from "#domain/travellers/traveller.ts";

interface Somebody {
  readonly name: string;
  readonly relationship: Relationship;
}

export function useWhose() {
  const t = useTranslations("intake");
  const words = useTranslations("travellers");
  return {
    /** Null of somebody who is only known by name. */
    relation: ({ relationship }: Somebody) => (relationship === "other" ? null : words(`relationship.${relationship}`)),
    paper(kind: DocumentType, { name, relationship }: Somebody): string {
      if (relationship === "self") return t("yourPaper", { kind });
      if (relationship === "other") return t("paperFor", { kind: t(`kind.${kind}`), name });
      return t("paperOf", { kind, whose: t(`yours.${relationship}`) });
    },
  };
}
