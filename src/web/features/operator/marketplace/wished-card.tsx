/** How many ready households' wishes each listed package fits: a number in fives, never of a few. */
import { HeartHandshake } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { WishCounts } from "#contract/wishes.ts";
import { COUNT_STEP, FITTING_POINTS } from "#domain/packages/search/wish-count.ts";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useWishCounts } from "./queries.ts";
import { ShownList } from "./shown-list.tsx";

type Wished = WishCounts["packages"][number];

export function WishedCard() {
  const t = useTranslations("analytics");
  const { date } = useFormats();
  return (
    <Card icon={HeartHandshake} title={t("wished.title")}>
      <p className="mb-5 max-w-[46rem] text-sm text-muted">{t("wished.lead", { points: FITTING_POINTS })}</p>
      <Loaded query={useWishCounts()} isInCard>
        {({ day, packages }) =>
          packages.length === 0 ? (
            <p>{t("wished.none")}</p>
          ) : (
            <>
              <ShownList list={packages}>{(wished) => <Row wished={wished} />}</ShownList>
              <p className="mt-5 text-sm text-muted">{t("wished.method", { date: date(day) })}</p>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

function Row({ wished: { id, title, households } }: { wished: Wished }) {
  const t = useTranslations("analytics");
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <Link to={`/packages/${id}`} className="min-w-0 font-semibold text-brand hover:underline">
        <bdi>{title}</bdi>
      </Link>
      {households ? (
        <span className="num font-semibold">{t("wished.atLeast", { count: households })}</span>
      ) : (
        <span className="text-muted">
          {households === null ? t("wished.tomorrow") : t("wished.few", { step: COUNT_STEP })}
        </span>
      )}
    </div>
  );
}
