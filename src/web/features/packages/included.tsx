/** What the price holds and what the operator has left unsaid: an open point is shown as open, never as a no. */
import { Check, CircleHelp, ClipboardList, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { PackageView } from "./queries.ts";
import { STAYS } from "./stays.ts";
import { useLanguageName } from "./use-wish-words.ts";

export function Included({ item }: { item: PackageView }) {
  const t = useTranslations("packages");
  const { number } = useFormats();
  const languages = useLanguages(item.guideLanguages);
  return (
    <Card icon={ClipboardList} title={t("included.title")}>
      <dl className="grid gap-x-10 md:grid-cols-2">
        <Fact term={t("included.flights")} value={item.flights} />
        <Fact term={t("included.meals")} value={item.meals} />
        <Fact term={t("included.stay")} value={t(`stay.${STAYS[item.accommodationType]}`)} />
        <Fact term={t("included.distance")} value={t("distance", { metres: number(item.distanceFromHaram) })} />
        <Fact term={t("included.makkahHotel")} value={item.makkahHotel} />
        <Fact term={t("included.madinahHotel")} value={item.madinahHotel} />
        <Fact term={t("included.minaCamp")} value={item.minaCamp} />
        <Fact term={t("included.campClass")} value={item.campClass} />
        <Fact term={t("included.shifting")} value={item.shifting} />
        <Fact term={t("included.accessible")} value={item.accessible} />
        <Fact term={t("included.guide")} value={languages} />
      </dl>
    </Card>
  );
}

/** Null when the operator names none. */
function useLanguages(tags: readonly string[]): string | null {
  const name = useLanguageName();
  const { list } = useFormats();
  return tags.length === 0 ? null : list(tags.map(name));
}

interface FactProps {
  term: string;
  /** Null where the operator has not said. */
  value: string | boolean | null;
}

function Fact({ term, value }: FactProps) {
  return (
    <div className="flex items-start justify-between gap-4 border-b border-line py-3">
      <dt className="text-muted">{term}</dt>
      <dd className="flex items-start gap-2 text-end font-semibold">
        <FactValue value={value} />
      </dd>
    </div>
  );
}

function FactValue({ value }: Pick<FactProps, "value">): ReactNode {
  const t = useTranslations("packages");
  if (value === null || value === "") {
    return (
      <span className="inline-flex items-start gap-2 font-normal text-muted">
        <CircleHelp aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {t("included.notStated")}
      </span>
    );
  }
  if (typeof value === "string") return <bdi>{value}</bdi>;
  const Icon = value ? Check : X;
  return (
    <>
      <Icon
        aria-hidden="true"
        className={value ? "mt-0.5 size-5 shrink-0 text-ok" : "mt-0.5 size-5 shrink-0 text-bad"}
      />
      {value ? t("included.yes") : t("included.no")}
    </>
  );
}
