/** A point by its degrees, folded away: few need it, and who does has no other way. */
import { type SubmitEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { Place } from "#domain/prayer/places.ts";
import { typedNumber } from "#domain/typed-number.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";

const DEGREES = { inputMode: "text", autoComplete: "off", dir: "ltr" } as const;

interface PointFormProps {
  place: Place;
  onUse: (point: Place) => void;
}

export function PointForm({ place, onUse }: PointFormProps) {
  const t = useTranslations("prayerPage");
  const [wrong, setWrong] = useState<{ latitude: boolean; longitude: boolean } | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const latitude = degreesOf(form.get("latitude"), 90);
    const longitude = degreesOf(form.get("longitude"), 180);
    setWrong({ latitude: latitude === null, longitude: longitude === null });
    if (latitude !== null && longitude !== null) onUse({ latitude, longitude });
  }

  return (
    <details className="rounded-md border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center px-4">{t("place.coordinates")}</summary>
      <form
        key={`${place.latitude} ${place.longitude}`}
        onSubmit={submit}
        noValidate
        className="grid gap-4 p-4 sm:grid-cols-2"
      >
        <TextField
          {...DEGREES}
          name="latitude"
          label={t("place.latitude")}
          defaultValue={place.latitude}
          error={wrong?.latitude ? t("place.latitudeWrong") : undefined}
        />
        <TextField
          {...DEGREES}
          name="longitude"
          label={t("place.longitude")}
          defaultValue={place.longitude}
          error={wrong?.longitude ? t("place.longitudeWrong") : undefined}
        />
        <div className="sm:col-span-2">
          <Button type="submit" variant="outline">
            {t("place.use")}
          </Button>
        </div>
      </form>
    </details>
  );
}

/** Null for what is no number from −limit to limit. */
function degreesOf(typed: FormDataEntryValue | null, limit: number): number | null {
  const value = typedNumber(String(typed), Number.POSITIVE_INFINITY);
  return value !== null && Math.abs(value) <= limit ? value : null;
}
