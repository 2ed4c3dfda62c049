/** One act: when, where, how the schools class it, and where they differ. */
import { CircleHelp } from "lucide-react";
import { useTranslations } from "use-intl";
import { type DifferingAct, type Ruling, schoolsDiffer } from "#domain/hajj/acts.ts";
import type { PlannedAct } from "#domain/hajj/day-plan.ts";
import { classNames } from "#web/ui/class-names.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";

const LOOKS: Readonly<Record<Ruling, string>> = {
  pillar: "bg-brand text-on-brand",
  duty: "bg-brand-soft text-brand",
  sunnah: "bg-sunken text-ink",
  care: "bg-wait-soft text-wait",
};

export function ActRow({ act }: { act: PlannedAct }) {
  const t = useTranslations("hajj");
  const hours = useHours(act);
  return (
    <li className="border-s-3 border-line ps-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {hours && <bdi className="num font-semibold">{hours}</bdi>}
        <span className="text-muted">{t(`sites.${act.site}`)}</span>
        <span className={classNames("rounded-full px-2.5 py-0.5 text-xs font-semibold", LOOKS[act.standing])}>
          {t(`standing.${act.standing}`)}
        </span>
      </p>
      <h3 className="mt-1 text-lg leading-snug">{t(`acts.${act.name}.title`)}</h3>
      <p className="mt-1">{t(`acts.${act.name}.text`)}</p>
      {schoolsDiffer(act.name) && <Differs name={act.name} />}
    </li>
  );
}

function Differs({ name }: { name: DifferingAct }) {
  const t = useTranslations("hajj");
  return (
    <p className="mt-2 flex gap-2 text-sm text-muted">
      <CircleHelp aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-info" />
      <span>
        {t(`acts.${name}.differs`)} <b className="text-ink">{t("day.askScholar")}</b>
      </span>
    </p>
  );
}

function useHours({ name, starts, ends, to }: PlannedAct): string | null {
  const t = useTranslations("hajj");
  const { clock } = useFormats();
  if (!starts) return null;
  if (!ends) return t("day.from", { from: clock(starts) });
  // One prays there at dawn, and stays until it is light.
  if (name === "muzdalifahNight") return t("day.untilLight", { from: clock(starts) });
  if (to === "nextFajr") return t("day.untilDawn", { from: clock(starts) });
  return t("day.between", { from: clock(starts), to: clock(ends) });
}
