/** Supplications by place: Arabic large, how it sounds, what it says, and where it stands. */
import { useTranslations } from "use-intl";
import { SUPPLICATION_PLACES, SUPPLICATIONS, type Supplication } from "#domain/hajj/supplications.ts";

export function WordsPart() {
  const t = useTranslations("hajj");
  return (
    <div className="grid max-w-[54rem] gap-8">
      <p>{t("words.lead")}</p>
      {SUPPLICATION_PLACES.map((place) => (
        <section key={place} aria-label={t(`words.at.${place}`)}>
          <h2 className="mb-3 text-xl">{t(`words.at.${place}`)}</h2>
          <ul className="grid gap-4">
            {SUPPLICATIONS.filter(({ at }) => at === place).map((one) => (
              <SupplicationCard key={one.name} supplication={one} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SupplicationCard({ supplication: { name, arabic, sound, citation } }: { supplication: Supplication }) {
  const t = useTranslations("hajj");
  return (
    <li className="rounded-lg border border-line bg-surface p-5 shadow-card md:p-6">
      <h3 className="text-base font-semibold text-brand">{t(`words.of.${name}.title`)}</h3>
      <p lang="ar" dir="rtl" className="mt-3 text-2xl leading-loose">
        {arabic}
      </p>
      <p lang="ar-Latn" dir="ltr" className="mt-3 italic rtl:text-end">
        {sound}
      </p>
      <p className="mt-3">
        <span className="text-muted">{t("words.meaning")}:</span> {t(`words.of.${name}.meaning`)}
      </p>
      <p className="mt-2 text-sm text-muted">{t("words.source", { citation })}</p>
    </li>
  );
}
