/** What the household had best do: its best wish given the chance of each, and when to join which window. */
import { Compass } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type Outlook, useOutlook } from "../queries.ts";

export function OutlookCard() {
  const t = useTranslations("queue");
  return (
    <Card icon={Compass} title={t("outlook.title")}>
      <Loaded query={useOutlook()} isInCard>
        {(outlook) => (
          <div className="grid gap-6">
            <BestTime time={outlook.time} />
            <Wishes outlook={outlook} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function BestTime({ time }: { time: Outlook["time"] }) {
  const t = useTranslations("queue");
  const { dateTime, percent } = useFormats();
  return (
    <div>
      <h3 className="font-semibold">{t("outlook.time.title")}</h3>
      {time === null && <p className="mt-1 text-muted">{t("outlook.time.none")}</p>}
      {time !== null && (
        <p className="mt-1 text-muted">
          {t.rich(`outlook.time.${time.when}`, {
            operator: time.operatorName,
            at: dateTime(time.opensAt),
            name: (name) => <bdi className="font-semibold text-ink">{name}</bdi>,
          })}{" "}
          {time.chance !== null && t("outlook.time.chance", { percent: percent(time.chance) })}
        </p>
      )}
    </div>
  );
}

/** The best of them in sight; all, and what best means, when they are unfolded. */
function Wishes({ outlook: { wishes, best } }: { outlook: Outlook }) {
  const t = useTranslations("queue");
  const rows = wishes.map((wish, at) => (
    <WishRow key={wish.packageId} wish={wish} place={at + 1} isBest={wish.packageId === best} />
  ));
  const first = Math.max(
    0,
    wishes.findIndex(({ packageId }) => packageId === best),
  );
  return (
    <div>
      {wishes.length === 0 ? (
        <>
          <h3 className="font-semibold">{t("outlook.wishes.title")}</h3>
          <p className="mt-1 text-muted">{t("outlook.wishes.none")}</p>
          <ButtonLink to="/family" variant="outline" className="mt-3">
            {t("outlook.wishes.rank")}
          </ButtonLink>
        </>
      ) : (
        <>
          <details className="peer">
            <summary className="min-h-11 cursor-pointer py-2">
              <h3 className="inline font-semibold">{t("outlook.wishes.title")}</h3>
            </summary>
            <p className="text-sm text-muted">{t("outlook.wishes.text")}</p>
            <ol className="mt-3 divide-y divide-line">{rows}</ol>
          </details>
          <ul className="peer-open:hidden">{rows[first]}</ul>
        </>
      )}
    </div>
  );
}

function WishRow({ wish, place, isBest }: { wish: Outlook["wishes"][number]; place: number; isBest: boolean }) {
  const t = useTranslations("queue");
  const { number, percent } = useFormats();
  return (
    <li className="grid grid-cols-[2rem_1fr_auto] items-baseline gap-3 py-3">
      <span className="num text-muted">{number(place)}</span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <Link to={`/packages/${wish.packageId}`} className="font-semibold text-brand hover:underline">
            <bdi>{wish.title}</bdi>
          </Link>
          {isBest && (
            <span className="rounded-full bg-ok-soft px-2.5 py-0.5 text-sm font-semibold text-ok">
              {t("outlook.wishes.best")}
            </span>
          )}
        </span>
        <span className="block text-sm text-muted">
          <bdi>{wish.operatorName}</bdi> · {t(`outlook.ways.${wish.way}`)}
        </span>
      </span>
      <span className="num text-end font-semibold">
        {wish.chance === null ? t("outlook.wishes.unknown") : percent(wish.chance)}
      </span>
    </li>
  );
}
