/** What the price holds, as far as the operator states it; the rest stands under what is not included. */
import { Check, ClipboardList } from "lucide-react";
import { useTranslations } from "use-intl";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useLanguageName } from "../filters/use-wish-words.ts";
import { STAYS } from "../pictures/stays.ts";
import type { PackageView } from "../queries.ts";

export function Included({ item }: { item: PackageView }) {
  const t = useTranslations("packages");
  const name = useLanguageName();
  const { list } = useFormats();
  const languages = item.guideLanguages.length === 0 ? null : list(item.guideLanguages.map(name));
  return (
    <Card icon={ClipboardList} title={t("included.title")}>
      <dl className="grid gap-x-10 md:grid-cols-2">
        <Fact term={t("included.stay")} value={t(`stay.${STAYS[item.accommodationType]}`)} />
        <Fact term={t("included.flights")} value={item.flights} />
        <Fact term={t("included.meals")} value={item.meals} />
        <Fact term={t("included.accessible")} value={item.accessible} />
        <Fact term={t("included.guide")} value={languages} />
      </dl>
    </Card>
  );
}

interface FactProps {
  term: string;
  /** Null where the operator has not said; that, and a no, stand elsewhere. */
  value: string | boolean | null;
}

function Fact({ term, value }: FactProps) {
  const t = useTranslations("packages");
  if (value === null || value === "" || value === false) return null;
  return (
    <div className="flex items-start justify-between gap-4 border-b border-line py-3">
      <dt className="text-muted">{term}</dt>
      <dd className="flex items-start gap-2 text-end font-semibold">
        {value === true ? (
          <>
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
            {t("included.yes")}
          </>
        ) : (
          <bdi>{value}</bdi>
        )}
      </dd>
    </div>
  );
}
