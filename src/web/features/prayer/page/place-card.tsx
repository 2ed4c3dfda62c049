/** The place: a city of the kept list, a point, or where the reader is. */
import { MapPin } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { coarse, type Place } from "#domain/prayer/places.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { CityField } from "./city-field.tsx";
import { findTimeZone } from "./find-zone.ts";
import { PointForm } from "./point-form.tsx";
import type { ChosenPlace } from "./prayer-choice.ts";

const PATIENCE_MS = 10_000;

interface PlaceCardProps {
  place: ChosenPlace;
  onChange: (place: ChosenPlace) => void;
  children: ReactNode;
}

export function PrayerPlaceCard({ place, onChange, children }: PlaceCardProps) {
  const t = useTranslations("prayerPage");
  const takePoint = async (point: Place) => {
    const { latitude, longitude } = coarse(point);
    onChange({ latitude, longitude, timeZone: await findTimeZone(latitude, longitude), city: null });
  };
  return (
    <Card icon={MapPin} title={t("place.title")}>
      <div className="grid gap-5">
        <CityField place={place} onChoose={onChange} />
        <HereButton onFound={(point) => void takePoint(point)} />
        <PointForm place={place} onUse={(point) => void takePoint(point)} />
        <p className="text-sm text-muted">{t("place.zone", { zone: place.timeZone.replaceAll("_", " ") })}</p>
        {children}
      </div>
    </Card>
  );
}

function HereButton({ onFound }: { onFound: (point: Place) => void }) {
  const t = useTranslations("prayerPage");
  const [state, setState] = useState<"idle" | "asking" | "refused">("idle");
  const ask = () => {
    if (!("geolocation" in navigator)) return setState("refused");
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("idle");
        onFound(coords);
      },
      () => setState("refused"),
      { timeout: PATIENCE_MS, enableHighAccuracy: false },
    );
  };
  return (
    <div>
      <Button variant="outline" pending={state === "asking"} pendingLabel={t("place.asking")} onClick={ask}>
        {t("place.here")}
      </Button>
      <p role="status" className="mt-1 text-sm text-muted">
        {state === "refused" && t("place.refused")}
      </p>
    </div>
  );
}
