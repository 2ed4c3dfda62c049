/** What would improve the operator's listings: the reason first, then the packages, each with the way to its field. */
import { Lightbulb } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { ListingImprovements } from "#contract/listing-analytics.ts";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useImprovements } from "./queries.ts";

type Improvement = ListingImprovements["improvements"][number];

/** The field of the package's form that states it; null where there is more than one or none. */
const FIELDS: Readonly<Record<Exclude<Improvement["rule"], "answers">, string>> = {
  pictures: "part=pictures",
  description: "field=description",
  camp: "field=campClass",
  hotels: "field=makkahHotel",
  accessible: "field=accessible",
  languages: "part=stay",
  meals: "field=meals",
  flights: "field=flights",
  rooms: "part=rooms",
  instalments: "field=deposit",
};

export function ImprovementsCard() {
  const t = useTranslations("analytics");
  return (
    <Card icon={Lightbulb} title={t("improve.title")}>
      <Loaded query={useImprovements()} isInCard>
        {({ listed, improvements }) => (
          <>
            <p className="text-sm text-muted">{t("improve.lead", { count: listed })}</p>
            {improvements.length === 0 && <p className="mt-4">{t(listed === 0 ? "wished.none" : "improve.none")}</p>}
            <ul className="divide-y divide-line">
              {improvements.map((improvement) => (
                <Row key={improvement.rule} improvement={improvement} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Row({ improvement }: { improvement: Improvement }) {
  const t = useTranslations("analytics");
  const { rule, others, slow, count, packages } = improvement;
  return (
    <li className="py-4 last:pb-0">
      <details className="group">
        <summary className="min-h-11 cursor-pointer">
          <span className="font-semibold">{t(`improve.rule.${rule}`)}</span>
          <span className="block text-sm text-muted">
            {slow !== null && t("improve.slow", { slow })}
            {others && t("improve.others", others)} {t("improve.concerns", { count })}
          </span>
        </summary>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
          {packages.map(({ id, title }) => (
            <li key={id}>
              <Link to={wayTo(rule, id)} className="inline-flex min-h-11 items-center text-brand underline">
                <bdi>{title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
        {count > packages.length && (
          <p className="mt-2 text-sm text-muted">{t("improve.more", { count: count - packages.length })}</p>
        )}
      </details>
    </li>
  );
}

/** Questions are answered on this very tab. */
function wayTo(rule: Improvement["rule"], id: string): string {
  return rule === "answers" ? `/packages/${id}#questions` : `/operator-dashboard/packages/${id}?${FIELDS[rule]}`;
}
