/** What the price does not hold, and what the operator leaves open: an open point is a question, never a yes. */
import { CircleHelp, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { PackageView } from "../queries.ts";

/** Things that packages differ in and that no field of a package states. */
const ASK = ["hady", "visa", "insurance", "transport", "spending"] as const;

export function NotIncluded({ item }: { item: PackageView }) {
  const t = useTranslations("packages");
  const facts = [
    { key: "flights", value: item.flights },
    { key: "meals", value: item.meals === null || item.meals === "" ? null : true },
    { key: "accessible", value: item.accessible },
    { key: "guide", value: item.guideLanguages.length > 0 ? true : null },
  ] as const;
  const missing = facts.filter(({ value }) => value === false);
  const open = facts.filter(({ value }) => value === null);
  return (
    <Card icon={X} title={t("notIncluded.title")}>
      <ul className="grid gap-2.5">
        {missing.map(({ key }) => (
          <Line key={key} icon={<X aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-bad" />}>
            {t(`included.${key}`)}
          </Line>
        ))}
        {open.map(({ key }) => (
          <Line key={key} icon={<CircleHelp aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />}>
            {t("notIncluded.open", { what: t(`included.${key}`) })}
          </Line>
        ))}
        {ASK.map((what) => (
          <Line key={what} icon={<CircleHelp aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />}>
            {t(`notIncluded.${what}`)}
          </Line>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{t("notIncluded.note")}</p>
      {item.status === "listed" && (
        <Link to="#questions" className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline">
          {t("notIncluded.ask")}
        </Link>
      )}
    </Card>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      {icon}
      <span>{children}</span>
    </li>
  );
}
