/** How complete the pilgrim's profile is, by the header's weights; only pilgrims have one. */
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { journey } from "#contract/journey.ts";
import { useRouteQuery } from "../../lib/calls/queries.ts";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { useFormats } from "../../ui/text/use-formats.ts";

/** "profile 40%", leading to what it counts; nothing while it is not known. */
export function ProfileText() {
  const t = useTranslations("common");
  const { percent } = useFormats();
  const { data } = useRouteQuery(journey);
  if (!data) return null;
  return (
    <Link to="/journey" className="underline-offset-4 hover:underline">
      {t("profile", { percent: percent(data.headerProgress) })}
    </Link>
  );
}

/** A ring round the initials, filled as far as the profile is; the text beside it says the number. */
export function ProfileRing() {
  const { data } = useRouteQuery(journey);
  if (!data) return null;
  return (
    <svg viewBox="0 0 46 46" aria-hidden="true" className="absolute -inset-1 size-11.5 -rotate-90 rtl:-scale-x-100">
      <circle cx="23" cy="23" r="21.5" pathLength="100" className="fill-none stroke-line stroke-[2.5]" />
      <circle
        cx="23"
        cy="23"
        r="21.5"
        pathLength="100"
        strokeDasharray={`${data.headerProgress} 100`}
        className="fill-none stroke-brass stroke-[2.5]"
      />
    </svg>
  );
}

export function ProfileBar() {
  const t = useTranslations("common");
  const { percent } = useFormats();
  const { data } = useRouteQuery(journey);
  if (!data) return null;
  return <ProgressBar value={data.headerProgress} label={t("profileLabel")} figure={percent(data.headerProgress)} />;
}
