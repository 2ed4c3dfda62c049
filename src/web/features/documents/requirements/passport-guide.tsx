/** What makes a passport pass, in four lines and three drawings. */
import { Check, ChevronRight, X } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { requirementDates } from "#domain/obligations/papers/requirements.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useDocumentAddresses } from "../use-places.ts";
import { SampleShot } from "./sample-shot.tsx";
import { useBookedJourney } from "./use-booked-journey.ts";

interface PassportGuideProps {
  /** Whose passport; null: the reader's. */
  traveller: string | null;
  /** `YYYY-MM-DD`. */
  today: string;
  className?: string;
}

/** Nothing until it is known what the date is counted for. */
export function PassportGuide({ traveller, today, className }: PassportGuideProps) {
  const { tabPath } = useDocumentAddresses();
  const t = useTranslations("documents");
  const { date } = useFormats();
  const { booked } = useBookedJourney(traveller);
  if (booked === undefined) return null;
  const { hijriYear, passportValidUntil } = requirementDates(today, booked);
  const lines = [
    t("guide.valid", { date: date(passportValidUntil) }),
    t("guide.whole"),
    t("guide.lines"),
    t("guide.light"),
  ];
  return (
    <Card
      title={t("guide.title")}
      aside={t("guide.season", { year: String(hijriYear) })}
      {...(className === undefined ? {} : { className })}
    >
      <div className="grid items-center gap-x-10 gap-y-6 lg:grid-cols-2">
        <Lines lines={lines} />
        <ul className="grid grid-cols-3 gap-4">
          <Shot kind="good" />
          <Shot kind="cut" />
          <Shot kind="flash" />
        </ul>
      </div>
      <Link
        to={tabPath("requirements")}
        className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline"
      >
        {t("guide.all")}
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Link>
    </Card>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ol className="grid gap-3">
      {lines.map((line, at) => (
        <li key={line} className="flex gap-3">
          <span
            aria-hidden="true"
            className="num grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand"
          >
            {at + 1}
          </span>
          {line}
        </li>
      ))}
    </ol>
  );
}

function Shot({ kind }: { kind: "good" | "cut" | "flash" }) {
  const t = useTranslations("documents");
  const Mark = kind === "good" ? Check : X;
  return (
    <li>
      <SampleShot kind={kind} />
      <span
        className={classNames(
          "mt-1.5 flex items-center gap-1.5 text-xs font-semibold",
          kind === "good" ? "text-ok" : "text-bad",
        )}
      >
        <Mark aria-hidden="true" className="size-4 shrink-0" />
        {t(`guide.${kind}`)}
      </span>
    </li>
  );
}
