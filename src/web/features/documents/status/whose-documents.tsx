/** Chooses the person whose documents are shown and uploaded. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { Traveller } from "#contract/travellers.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { placeOf } from "../places.ts";

interface WhoseDocumentsProps {
  companions: readonly Traveller[];
  /** Null: the reader's own. */
  chosen: string | null;
}

export function WhoseDocuments({ companions, chosen }: WhoseDocumentsProps) {
  const t = useTranslations("travellers");
  const [search, setSearch] = useSearchParams();
  const { tab } = placeOf(search);
  return (
    <div data-no-print="" className="max-w-96">
      <SelectField
        label={t("whose.label")}
        value={chosen ?? ""}
        options={[
          { value: "", label: t("whose.you") },
          ...companions.map((person) => ({ value: person.id, label: fullName(person) })),
        ]}
        onChange={({ target }) => setSearch(target.value === "" ? { tab } : { tab, for: target.value })}
      />
    </div>
  );
}
