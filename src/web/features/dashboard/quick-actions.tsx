/** SPEC's quick-actions bar: on wide screens only; on phones the shell's menu has the links and the header the prayer. */
import { Bot, FileUp, Search, Sunset, UsersRound } from "lucide-react";
import { useTranslations } from "use-intl";
import { nextPrayer } from "#domain/prayer/next-prayer.ts";
import { placeClock } from "#domain/prayer/place-clock.ts";
import { usePrayerDay } from "#web/lib/use-prayer-day.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";

export function QuickActions() {
  const t = useTranslations("common");
  const actions = [
    { to: "/documents", icon: FileUp, label: t("quickActions.uploadDocuments") },
    { to: "/packages", icon: Search, label: t("quickActions.browsePackages") },
    { to: "/travellers", icon: UsersRound, label: t("quickActions.whoTravels") },
    { to: "#assistant", icon: Bot, label: t("quickActions.assistant") },
  ];
  return (
    <section
      aria-label={t("quickActions.label")}
      className="mb-6 hidden flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-3 ps-5 md:flex"
    >
      <NextPrayer />
      <div className="flex flex-wrap gap-3">
        {actions.map(({ to, icon: Icon, label }) => (
          <ButtonLink key={to} to={to} variant="outline" icon={<Icon aria-hidden="true" className="size-5" />}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}

/** The header's own figure, and its question to the server; where that failed, the header offers another try. */
function NextPrayer() {
  const t = useTranslations("prayer");
  const { clock } = useFormats();
  const { day, place, now } = usePrayerDay();
  if (!day) return <span aria-hidden="true" className="h-11" />;
  const next = nextPrayer(day, placeClock(now, day.timeZone).time);
  return (
    <p className="flex items-center gap-3 leading-tight">
      <Sunset aria-hidden="true" className="size-6 text-brand" />
      <span>
        <span className="block">
          {t("next")} <span className="font-semibold">{t(`names.${next.prayer}`)}</span>{" "}
          <span className="num font-semibold">{clock(next.time)}</span>
        </span>
        <span className="block text-xs text-muted">{place.kind === "here" ? t("here") : t("makkah")}</span>
      </span>
    </p>
  );
}
