/** SPEC's three counts: confirmed, pending approval, requiring attention; the third counts among the others too. Each leads to what it counts. */
import { Check, Clock, type LucideIcon, TriangleAlert } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { OperatorSummary } from "#contract/operators.ts";
import type { CountedFigure } from "#domain/operators/counted.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { lookingBehind } from "../drill-down/address.ts";

export function BookingCounts({ season }: { season: OperatorSummary["season"] }) {
  const t = useTranslations("operator");
  return (
    <dl className="grid grid-cols-3 gap-2 md:gap-4">
      <Count
        icon={Check}
        look="bg-ok-soft text-ok"
        name={t("counts.confirmed")}
        behind="season"
        count={season.confirmed}
        line={t("counts.confirmedLine")}
      />
      <Count
        icon={Clock}
        look="bg-wait-soft text-wait"
        name={t("counts.pending")}
        behind="awaiting_answer"
        count={season.awaitingAnswer}
        line={t("counts.pendingLine")}
      />
      <Count
        icon={TriangleAlert}
        look="bg-bad-soft text-bad"
        name={t("counts.attention")}
        behind="attention"
        count={season.attention}
        line={t("counts.attentionLine")}
      />
    </dl>
  );
}

interface CountProps {
  icon: LucideIcon;
  look: string;
  name: string;
  /** Whose bookings open from it. */
  behind: CountedFigure;
  count: number;
  line: string;
}

/** On narrow screens the figure begins its name's line. */
const COUNT =
  "relative min-w-0 rounded-lg border border-line bg-surface px-2 py-2 shadow-card max-md:text-sm max-md:leading-tight max-md:[overflow-wrap:anywhere] md:flex md:items-center md:gap-4 md:px-5 md:py-3";

function Count({ icon: Icon, look, name, behind, count, line }: CountProps) {
  const [address] = useSearchParams();
  const { number } = useFormats();
  return (
    <div className={COUNT}>
      <span
        aria-hidden="true"
        className={`grid size-12 shrink-0 place-items-center rounded-full max-lg:hidden ${look}`}
      >
        <Icon className="size-6" />
      </span>
      <dd className="num me-0.5 inline font-serif text-lg leading-none font-semibold md:me-0 md:block md:text-3xl">
        {number(count)}
      </dd>{" "}
      <dt className="inline min-w-0 md:block">
        <Link
          to={lookingBehind(address, { figure: behind })}
          className="font-semibold after:absolute after:inset-0 after:rounded-lg hover:underline md:block"
        >
          {name}
        </Link>
        <span className="block text-sm text-muted max-lg:sr-only">{line}</span>
      </dt>
    </div>
  );
}
