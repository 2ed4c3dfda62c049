/** A sketch of the five places, to scale between them and honest about the rest. */
import { useTranslations } from "use-intl";
import { type HajjSite, kilometresBetween, SITE_PLACES } from "#domain/hajj/sites.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { SiteMap } from "./site-map.tsx";

const WAYS: readonly (readonly [HajjSite, HajjSite])[] = [
  ["makkah", "mina"],
  ["mina", "arafat"],
  ["arafat", "muzdalifah"],
  ["muzdalifah", "jamarat"],
  ["jamarat", "makkah"],
];

export function MapPart() {
  const t = useTranslations("hajj");
  const { number } = useFormats();
  return (
    <div className="grid max-w-[54rem] gap-5">
      <h2 className="text-2xl">{t("map.title")}</h2>
      <SiteMap />
      <p>{t("map.text")}</p>
      <ul className="grid gap-1">
        {WAYS.map(([from, to]) => (
          <li key={from}>
            {t("map.distance", {
              from: t(`sites.${from}`),
              to: t(`sites.${to}`),
              kilometres: number(kilometresBetween(SITE_PLACES[from], SITE_PLACES[to]), 1),
            })}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {t("map.longer")} {t("map.source")}
      </p>
    </div>
  );
}
