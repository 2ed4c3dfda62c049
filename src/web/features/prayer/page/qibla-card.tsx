/** The Qibla as a bearing, and with the device's compass as a turn. */
import { Compass } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Place } from "#domain/prayer/places.ts";
import { qiblaOf, turnTo } from "#domain/prayer/qibla.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useCompass } from "./use-compass.ts";

/** Nobody holds a phone more exactly. Degrees. */
const FACING = 4;
const MARKS = Array.from({ length: 36 }, (_, index) => index * 10);

export function QiblaCard({ place }: { place: Place }) {
  const t = useTranslations("prayerPage");
  const { number } = useFormats();
  const { compass, start } = useCompass();
  const bearing = qiblaOf(place);
  const heading = typeof compass === "number" ? compass : 0;
  return (
    <Card icon={Compass} title={t("qibla.title")}>
      <div className="grid items-center gap-x-10 gap-y-4 max-md:justify-items-center max-md:text-center md:grid-cols-[auto_1fr]">
        <Dial bearing={bearing} heading={heading} label={t("qibla.drawn", { degrees: number(bearing) })} />
        <div className="grid gap-3 max-md:justify-items-center md:justify-items-start">
          <p className="text-lg font-semibold">{t("qibla.bearing", { degrees: number(bearing) })}</p>
          {typeof compass === "number" && <Turn turn={turnTo(bearing, compass)} />}
          {compass === "off" && (
            <Button variant="outline" onClick={start} icon={<Compass aria-hidden="true" className="size-5" />}>
              {t("qibla.compass")}
            </Button>
          )}
          <p role="status" className="text-sm text-muted empty:hidden">
            {compass === "none" && t("qibla.noCompass")}
          </p>
          <p className="max-w-[36rem] text-sm text-muted">{t("qibla.caution")}</p>
        </div>
      </div>
    </Card>
  );
}

function Turn({ turn }: { turn: number }) {
  const t = useTranslations("prayerPage");
  const degrees = String(Math.round(Math.abs(turn)));
  if (Math.abs(turn) <= FACING) return <p className="text-xl font-semibold text-ok">{t("qibla.facing")}</p>;
  return <p className="text-xl">{t(turn > 0 ? "qibla.right" : "qibla.left", { degrees })}</p>;
}

/** North turns with the device; the brass mark is the Qibla. Directions are never mirrored. */
function Dial({ bearing, heading, label }: { bearing: number; heading: number; label: string }) {
  const t = useTranslations("prayerPage");
  return (
    <svg role="img" aria-label={label} viewBox="-60 -60 120 120" direction="ltr" className="w-52">
      <g transform={`rotate(${-heading})`}>
        <circle r="50" className="fill-sunken stroke-line-strong" strokeWidth="1.5" />
        {MARKS.map((degrees) => (
          <path
            key={degrees}
            d={degrees % 90 === 0 ? "M0-50v9" : "M0-50v5"}
            transform={`rotate(${degrees})`}
            className="stroke-muted"
            strokeWidth={degrees % 90 === 0 ? 2 : 1}
          />
        ))}
        <text y="-30" textAnchor="middle" className="fill-ink text-[11px] font-semibold">
          {t("qibla.north")}
        </text>
        <g transform={`rotate(${bearing})`}>
          <path d="M0 8V-36" className="stroke-brand" strokeWidth="4" strokeLinecap="round" />
          <path d="M-8-34 0-50 8-34z" className="fill-brand" />
        </g>
        <rect x="-7" y="-7" width="14" height="14" rx="1.5" className="fill-brass stroke-ink" strokeWidth="1" />
      </g>
    </svg>
  );
}
