/** SPEC's three counts: confirmed, pending approval, requiring attention; the third counts among the others too. Each leads to what it counts. */
import { Check, Clock, type LucideIcon, TriangleAlert } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { OperatorSummary } from "#contract/operators.ts";
import type { CountedFigure } from "#domain/operators/counted.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { lookingBehind } from "../drill-down/address.ts";

export function BookingCounts({ season }: { season: OperatorSummary["season"] }) {
  const t = useTranslations("operator");
  return (
    <dl className="grid grid-cols-3 gap-2 md:gap-6 lg:grid-cols-[1fr_1fr_1.75fr]">
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

function Count({ icon: Icon, look, name, behind, count, line }: CountProps) {
  const [address] = useSearchParams();
  const { number } = useFormats();
  return (
    <Card as="div" className="relative flex gap-x-4 gap-y-1 max-md:flex-col max-md:p-3 md:items-center md:p-5">
      <span
        aria-hidden="true"
        className={`grid shrink-0 place-items-center rounded-full max-lg:hidden lg:size-12 ${look}`}
      >
        <Icon className="size-6" />
      </span>
      <dd className="num order-2 font-serif text-2xl font-semibold md:text-3xl">{number(count)}</dd>
      <dt className="order-3 min-w-0">
        <Link
          to={lookingBehind(address, { figure: behind })}
          className="block font-semibold after:absolute after:inset-0 after:rounded-lg hover:underline max-md:text-sm max-md:leading-tight"
        >
          {name}
        </Link>
        <span className="block text-sm text-muted max-lg:sr-only">{line}</span>
      </dt>
    </Card>
  );
}
