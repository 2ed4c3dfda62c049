/** Views, questions, rating and first sources, with a row for each listed package. */
import { Store } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { MarketplaceFigures } from "#contract/listing-analytics.ts";
import { SOURCES } from "#domain/bookings/desk/source.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type Column, DataTable } from "#web/ui/surfaces/data-table.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useFigures } from "./queries.ts";

type Row = MarketplaceFigures["packages"][number];

/** Where nothing is known. */
const UNKNOWN = "—";

export function MarketplaceFiguresCard() {
  const t = useTranslations("voices");
  return (
    <Card
      icon={Store}
      title={t("reach.title")}
      aside={
        <ButtonLink variant="quiet" to="/packages">
          {t("reach.open")}
        </ButtonLink>
      }
    >
      <Loaded query={useFigures()} isInCard>
        {(figures) => (
          <>
            <p className="mb-5 text-sm text-muted">{t("reach.lead", { days: figures.days })}</p>
            <Tiles figures={figures} />
            <Sources sources={figures.sources} />
            <h3 className="mt-8 mb-3 text-lg">{t("reach.table")}</h3>
            <Table rows={figures.packages} />
            <p className="mt-3 text-sm text-muted">{t("reach.allSeasons")}</p>
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Tiles({ figures }: { figures: MarketplaceFigures }) {
  const t = useTranslations("voices");
  const { number, percent } = useFormats();
  const { conversionPercent, rating, reviewCount } = figures;
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <Tile name={t("reach.listed")} value={number(figures.listed)} />
      <Tile name={t("reach.views")} value={number(figures.views)} />
      <Tile
        name={t("reach.rating")}
        value={rating === null ? UNKNOWN : number(rating, 1)}
        note={t("reach.ratingOf", { count: reviewCount })}
      />
      <Tile
        name={t("reach.conversion")}
        value={conversionPercent === null ? UNKNOWN : percent(conversionPercent)}
        note={conversionPercent === null ? t("reach.noViews") : t("reach.conversionOf")}
      />
    </dl>
  );
}

function Tile({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className="rounded-md bg-sunken p-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>
        <span className="num block font-serif text-2xl">{value}</span>
        {note && <span className="text-sm text-muted">{note}</span>}
      </dd>
    </div>
  );
}

function Sources({ sources }: { sources: MarketplaceFigures["sources"] }) {
  const t = useTranslations("voices");
  const { number } = useFormats();
  const all = SOURCES.reduce((sum, source) => sum + sources[source], 0);
  return (
    <>
      <h3 className="mt-8 mb-3 text-lg">{t("reach.sources")}</h3>
      {all === 0 && <p className="text-muted">{t("reach.sourcesNone")}</p>}
      {all > 0 && (
        <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2 lg:grid-cols-3">
          {SOURCES.map((source) => (
            <li key={source}>
              <ProgressBar
                value={(sources[source] / all) * 100}
                label={t(`reach.source.${source}`)}
                figure={number(sources[source])}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Table({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations("voices");
  const { number, money } = useFormats();
  const columns: Column<Row>[] = [
    {
      key: "package",
      head: t("reach.package"),
      cell: ({ packageId, title }) => (
        <Link to={`/packages/${packageId}`} className="font-semibold text-brand hover:underline">
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    { key: "views", head: t("reach.views"), numeric: true, cell: ({ views }) => number(views) },
    { key: "enquiries", head: t("reach.enquiries"), numeric: true, cell: ({ enquiries }) => number(enquiries) },
    {
      key: "rating",
      head: t("reach.rating"),
      numeric: true,
      cell: ({ rating }) => (rating === null ? UNKNOWN : number(rating, 1)),
    },
    {
      key: "bookings",
      head: t("reach.bookings"),
      numeric: true,
      cell: ({ fromMarketplace }) => number(fromMarketplace.bookings),
    },
    {
      key: "revenue",
      head: t("reach.revenue"),
      numeric: true,
      cell: ({ fromMarketplace: { revenue } }) => money(revenue.amount, revenue.currency),
    },
  ];
  return (
    <div className="-mx-5 overflow-x-auto md:-mx-7">
      <DataTable caption={t("reach.table")} columns={columns} rows={rows} keyOf={({ packageId }) => packageId} />
    </div>
  );
}
