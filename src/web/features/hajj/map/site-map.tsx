/** The drawing: positions from the coordinates, north at the top in every language. */
import { useTranslations } from "use-intl";
import { type HajjSite, SITE_PLACES, SITES } from "#domain/hajj/sites.ts";

const WIDTH = 640;
const HEIGHT = 400;
/** Degrees of longitude and latitude at the drawing's north-western corner. */
const WEST = 39.8;
const NORTH = 21.45;
/** Drawing units a degree of longitude; a degree of latitude is longer by 1 / cos 21.4°. */
const PER_DEGREE = 2900;
const STRETCH = 1 / Math.cos((21.4 * Math.PI) / 180);
const KM_A_DEGREE = 111.2;
const SCALE_KM = 2;

/** The order of the days: out to Arafat, back by Muzdalifah. */
const WAY: readonly HajjSite[] = ["makkah", "mina", "arafat", "muzdalifah", "jamarat", "makkah"];

/** Beside the point, where no line runs. */
const LABELS: Readonly<Record<HajjSite, { dx: number; dy: number; anchor: "start" | "middle" | "end" }>> = {
  makkah: { dx: 0, dy: -24, anchor: "middle" },
  jamarat: { dx: 0, dy: -22, anchor: "middle" },
  mina: { dx: 20, dy: -14, anchor: "start" },
  muzdalifah: { dx: -20, dy: 34, anchor: "end" },
  arafat: { dx: -20, dy: 36, anchor: "end" },
};

function pointOf(site: HajjSite): { x: number; y: number } {
  const { latitude, longitude } = SITE_PLACES[site];
  return { x: (longitude - WEST) * PER_DEGREE, y: (NORTH - latitude) * PER_DEGREE * STRETCH };
}

export function SiteMap() {
  const t = useTranslations("hajj");
  const scale = ((SCALE_KM / KM_A_DEGREE) * PER_DEGREE * STRETCH).toFixed(1);
  return (
    <svg
      role="img"
      aria-label={t("map.drawn")}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      direction="ltr"
      className="w-full rounded-lg border border-line bg-surface"
    >
      <polyline
        points={WAY.map((site) => `${pointOf(site).x.toFixed(1)},${pointOf(site).y.toFixed(1)}`).join(" ")}
        className="fill-none stroke-brand"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      {SITES.map((site, index) => (
        <Place key={site} site={site} radius={site === "jamarat" ? 8 : 14 - (index % 2)} name={t(`sites.${site}`)} />
      ))}
      <g className="stroke-ink" strokeWidth="2">
        <path d={`M24 ${HEIGHT - 26}v8h${scale}v-8`} fill="none" />
        <path d={`M${WIDTH - 30} 54V22m-7 10 7-10 7 10`} fill="none" />
      </g>
      <text x="24" y={HEIGHT - 36} className="fill-ink text-base">
        {t("map.scale")}
      </text>
      <text x={WIDTH - 30} y="76" textAnchor="middle" className="fill-ink text-base font-semibold">
        {t("map.north")}
      </text>
    </svg>
  );
}

function Place({ site, radius, name }: { site: HajjSite; radius: number; name: string }) {
  const { x, y } = pointOf(site);
  const { dx, dy, anchor } = LABELS[site];
  return (
    <g>
      <circle cx={x} cy={y} r={radius} className="fill-brand-soft stroke-brand" strokeWidth="3" />
      {site === "makkah" && <rect x={x - 5} y={y - 5} width="10" height="10" className="fill-ink" />}
      <text
        x={x + dx}
        y={y + dy}
        textAnchor={anchor}
        strokeWidth="5"
        paintOrder="stroke"
        className="fill-ink stroke-surface text-lg font-semibold"
      >
        {name}
      </text>
    </g>
  );
}
