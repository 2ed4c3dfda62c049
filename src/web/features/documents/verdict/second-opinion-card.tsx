/** What another model said it read, beside what the engine read; it changes no verdict, and the card says so. */
import { useTranslations } from "use-intl";
import type { SecondOpinion } from "#contract/second-opinion.ts";
import { isIsoDate } from "#domain/calendar.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";

export function SecondOpinionCard({ opinion: { state, host, fields } }: { opinion: SecondOpinion }) {
  const t = useTranslations("documents");
  const { date } = useFormats();
  return (
    <Card tone="sunken" title={t("opinion.title", { host })}>
      <p className="text-sm text-muted">{t(`opinion.${state}`)}</p>
      {fields.length > 0 && (
        <dl className="mt-3 grid divide-y divide-line">
          {fields.map(({ field, said, agrees }) => (
            <div key={field} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
              <dt className="text-muted">{t(`opinion.fields.${field}`)}</dt>
              <dd className="flex flex-wrap items-baseline gap-3 font-semibold">
                <bdi className="wrap-anywhere">{isIsoDate(said) ? date(said) : said}</bdi>
                {agrees !== null && (
                  <Status state={agrees ? "verified" : "incomplete"}>
                    {t(agrees ? "opinion.agrees" : "opinion.differs")}
                  </Status>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
