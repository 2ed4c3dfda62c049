/** SPEC's welcome banner: the current step of ten, and the true rate of verdicts in the place of a sample figure. */
import { useTranslations } from "use-intl";
import { useSignedIn } from "#web/lib/session.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type Journey, useRate } from "./queries.ts";
import { placeOf } from "./step-place.ts";

export function WelcomeBanner({ journey }: { journey: Journey }) {
  const t = useTranslations("dashboard");
  const common = useTranslations("common");
  const { firstName } = useSignedIn();
  const { percent } = useFormats();
  const { number, of, step } = placeOf(journey);
  return (
    <section
      aria-label={t("banner.label")}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-brand-soft px-5 py-4 md:px-7"
    >
      <div className="min-w-0">
        <p className="font-serif text-xl font-semibold">{common("greeting", { name: firstName })}</p>
        <p className="text-sm text-muted">{common("profile", { percent: percent(journey.headerProgress) })}</p>
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Figure term={t("banner.current")}>
          {step ? `${t("tracking.count", { number, of })}: ${t(`steps.${step}`)}` : t("tracking.all")}
        </Figure>
        <Rate />
      </dl>
    </section>
  );
}

/** Nothing is claimed of too few verdicts. */
function Rate() {
  const t = useTranslations("dashboard");
  const { percent } = useFormats();
  const rate = useRate().data?.percent ?? null;
  return (
    <Figure term={t("banner.rate")}>
      {rate === null ? "—" : percent(rate)}
      <span className="block text-xs font-normal text-muted">
        {t(rate === null ? "banner.rateUnknown" : "banner.rateMeaning")}
      </span>
    </Figure>
  );
}

function Figure({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
