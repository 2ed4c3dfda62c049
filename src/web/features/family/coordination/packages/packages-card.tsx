/** The household's packages in one ranking, how it came about, and the reader's own list. */
import { ListOrdered } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { MAX_PREFERENCES } from "#domain/households/ranking.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyLine } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { memberNamesOf, type PlanCardProps } from "../card-props.ts";
import { VoteDialog } from "./vote-dialog.tsx";

export function PreferredPackagesCard({ group, plans: { preferences } }: PlanCardProps) {
  const t = useTranslations("plans");
  const [votes, setVotes] = useState(false);
  const { ranking, mine } = preferences;
  return (
    <Card icon={ListOrdered} title={t("packages.title")}>
      <p className="mb-3 text-muted">{t("packages.lead", { most: MAX_PREFERENCES })}</p>
      {ranking.length === 0 && <EmptyLine>{t("packages.none")}</EmptyLine>}
      <ol className="divide-y divide-line">
        {ranking.map((item) => (
          <Place key={item.packageId} item={item} lists={preferences.votes.length} />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <span className="text-sm text-muted">{t("packages.mineCount", { count: mine.length })}</span>
        <Button variant="outline" onClick={() => setVotes(true)}>
          {t("packages.mine")}
        </Button>
      </div>
      {ranking.length > 0 && <How group={group} preferences={preferences} />}
      {votes && <VoteDialog group={group} preferences={preferences} onClose={() => setVotes(false)} />}
    </Card>
  );
}

type Preferences = PlanCardProps["plans"]["preferences"];

function Place({ item, lists }: { item: Preferences["ranking"][number]; lists: number }) {
  const t = useTranslations("plans");
  const { money, date, number } = useFormats();
  const { packageId, title, operatorName, price, departureDate, rank, named, first, equals, hasPlaces } = item;
  const facts = [
    operatorName,
    t("packages.each", { price: money(price.amount, price.currency) }),
    t("packages.departs", { date: date(departureDate) }),
  ];
  const votes = [
    t("packages.named", { named, all: lists }),
    ...(first > 0 ? [t("packages.first", { count: first })] : []),
  ];
  return (
    <li className="grid grid-cols-[2.5rem_1fr] gap-x-2 py-3">
      <span className="num text-xl font-semibold text-brand">{number(rank)}</span>
      <span className="min-w-0">
        <Link to={`/packages/${packageId}`} className="font-semibold text-brand hover:underline">
          <bdi>{title}</bdi>
        </Link>
        <span className="block text-sm text-muted">{facts.join(" · ")}</span>
        <span className="block text-sm">{votes.join(" · ")}</span>
        {equals > 0 && <span className="block text-sm text-muted">{t("packages.equals", { count: equals })}</span>}
        {!hasPlaces && <span className="block text-sm text-bad">{t("packages.noPlaces")}</span>}
      </span>
    </li>
  );
}

function How({ group, preferences: { votes, ranking } }: { group: PlanCardProps["group"]; preferences: Preferences }) {
  const t = useTranslations("plans");
  const nameOf = memberNamesOf(group);
  const titles = new Map(ranking.map(({ packageId, title }) => [packageId, title]));
  return (
    <details className="mt-4">
      <summary className="cursor-pointer font-semibold text-brand">{t("packages.how")}</summary>
      <p className="mt-2 text-sm text-muted">{t("packages.howText")}</p>
      <h3 className="mt-3 font-sans text-base font-semibold">{t("packages.votes")}</h3>
      <ul className="mt-1 grid gap-2 text-sm">
        {votes.map(({ memberId, packageIds }) => (
          <li key={memberId}>
            <bdi className="font-semibold">{nameOf(memberId)}</bdi>
            <ol className="list-decimal ps-6 text-muted">
              {packageIds.map((id) => (
                <li key={id}>
                  <bdi>{titles.get(id) ?? ""}</bdi>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </details>
  );
}
