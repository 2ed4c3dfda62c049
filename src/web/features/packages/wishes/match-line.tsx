/** How many of the stated wishes a package meets: one line, which opens to each part with its reason and points. */
import { ChevronDown, CircleCheck, CircleDashed, CircleMinus, CircleX, type LucideIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import {
  type Match,
  type MatchPart,
  type MatchVerdict,
  matchOf,
  type StatedWishes,
} from "#domain/packages/search/match.ts";
import { classNames } from "#web/ui/class-names.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { PackageView } from "../queries.ts";
import { keptWishesFrom } from "./kept-wishes.ts";
import { useMatchFactWords, useStatedWords } from "./use-part-words.ts";

const MARKS: Readonly<Record<MatchVerdict, { icon: LucideIcon; look: string; bar: string }>> = {
  met: { icon: CircleCheck, look: "text-ok", bar: "bg-ok" },
  partly: { icon: CircleMinus, look: "text-wait", bar: "bg-wait" },
  missed: { icon: CircleX, look: "text-bad", bar: "bg-bad" },
  unknown: { icon: CircleDashed, look: "text-muted", bar: "bg-line" },
};

/** `text` is what the browser keeps. */
export function MatchLine({ item, text }: { item: PackageView; text: string }) {
  const t = useTranslations("wishes");
  const { percent } = useFormats();
  const { wishes, importances } = keptWishesFrom(text);
  const match = matchOf(item, wishes, importances);
  if (!match) return null;
  return (
    <details className="group rounded-md border border-line px-3.5">
      <summary className="flex min-h-11 list-none items-center gap-3 py-2 text-sm font-semibold">
        <span className="min-w-0 flex-1">{t("match", { met: match.met, count: match.parts.length })}</span>
        {match.points !== null && <span className="num">{percent(match.points)}</span>}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="grid gap-3 border-t border-line py-3">
        {match.parts.map((part) => (
          <Part key={part.name} {...{ part, item, wishes }} />
        ))}
      </ul>
      <Sum match={match} />
    </details>
  );
}

interface PartProps {
  part: MatchPart;
  item: PackageView;
  wishes: StatedWishes;
}

function Part({ part: { name, verdict, points, share }, item, wishes }: PartProps) {
  const t = useTranslations("wishes");
  const facts = useMatchFactWords();
  const stated = useStatedWords();
  const { icon: Icon, look } = MARKS[verdict];
  const fact = verdict === "unknown" ? t("notStated") : facts[name](item);
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
      <Icon aria-hidden="true" className={classNames("mt-0.5 size-5", look)} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span>
            <span className="font-semibold">{t(`part.${name}`)}</span>: {t(`verdict.${verdict}`)}
          </span>
          {verdict !== "unknown" && <span className="text-xs text-muted">{t("points", { points, share })}</span>}
        </p>
        <p className="text-muted">{t("reason", { fact, wish: stated[name](wishes) })}</p>
        {share > 0 && <Bar verdict={verdict} percent={(100 * points) / share} />}
      </div>
    </li>
  );
}

/** The figure beside it says the same. */
function Bar({ verdict, percent }: { verdict: MatchVerdict; percent: number }) {
  return (
    <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-sunken">
      <div className={classNames("h-full rounded-full", MARKS[verdict].bar)} style={{ width: `${percent}%` }} />
    </div>
  );
}

function Sum({ match: { parts, points, missedNeeds } }: { match: Match }) {
  const t = useTranslations("wishes");
  const { list } = useFormats();
  const needs = list(missedNeeds.map((name) => t(`part.${name}`)));
  const unknown = parts.filter(({ verdict }) => verdict === "unknown").length;
  return (
    <div className="grid gap-1 border-t border-line py-3 text-sm">
      {missedNeeds.length > 0 && <p>{t("needsMissed", { needs })}</p>}
      {points !== null && <p className="font-semibold">{t("sum", { points })}</p>}
      {unknown > 0 && <p className="text-muted">{t("leftOut", { count: unknown })}</p>}
      <p className="text-xs text-muted">{t("method")}</p>
    </div>
  );
}
