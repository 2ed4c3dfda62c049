/** A search among the kept cities, with the list under it as it is typed. */
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { type City, findCities } from "#domain/prayer/cities.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { type ChosenPlace, cityPlace } from "./prayer-choice.ts";
import { usePlaceName } from "./use-place-name.ts";

const SHOWN = 6;

interface CityFieldProps {
  place: ChosenPlace;
  onChoose: (place: ChosenPlace) => void;
}

export function CityField({ place, onChoose }: CityFieldProps) {
  const t = useTranslations("prayerPage");
  const nameOf = usePlaceName();
  const isArabic = useLocale().startsWith("ar");
  const [typed, setTyped] = useState<string | null>(null);
  const found = typed === null ? [] : findCities(typed, SHOWN);
  const choose = ({ english }: City) => {
    const next = cityPlace(english);
    if (next) onChoose(next);
    setTyped(null);
  };
  return (
    <div>
      <TextField
        label={t("place.search")}
        hint={t("place.hint")}
        type="search"
        autoComplete="off"
        value={typed ?? nameOf(place)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => {
          const [first] = found;
          if (key === "Enter" && first) choose(first);
          if (key === "Escape") setTyped(null);
        }}
      />
      {typed !== null && (
        <ul className="mt-2 grid overflow-hidden rounded-md border border-line">
          {found.map((city) => (
            <li key={city.english}>
              <button
                type="button"
                onClick={() => choose(city)}
                className="flex min-h-12 w-full items-center justify-between gap-3 px-4 text-start hover:bg-brand-soft"
              >
                <span>{isArabic ? city.arabic : city.english}</span>
                <span className="text-sm text-muted">{countryName(city.country, isArabic ? "ar" : "en")}</span>
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="p-4 text-sm text-muted">{t("place.none")}</li>}
        </ul>
      )}
    </div>
  );
}

function countryName(country: string, language: string): string {
  return new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;
}
