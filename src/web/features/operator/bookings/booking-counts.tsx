/** SPEC's three counts: confirmed, pending approval, requiring attention; the third counts among the others too. */
import { Check, Clock, type LucideIcon, TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import type { OperatorSummary } from "#contract/operators.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";

export function BookingCounts({ season }: { season: OperatorSummary["season"] }) {
  const t = useTranslations("operator");
  return (
    <dl className="grid grid-cols-3 gap-2 md:gap-6 lg:grid-cols-[1fr_1fr_1.75fr]">
      <Count
        icon={Check}
        look="bg-ok-soft text-ok"
        name={t("counts.confirmed")}
        count={season.confirmed}
        line={t("counts.confirmedLine")}
      />
      <Count
        icon={Clock}
        look="bg-wait-soft text-wait"
        name={t("counts.pending")}
        count={season.awaitingAnswer}
        line={t("counts.pendingLine")}
      />
      <Count
        icon={TriangleAlert}
        look="bg-bad-soft text-bad"
        name={t("counts.attention")}
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
  count: number;
  line: string;
}

function Count({ icon: Icon, look, name, count, line }: CountProps) {
  const { number } = useFormats();
  return (
    <Card as="div" className="flex gap-x-4 gap-y-1 max-md:flex-col max-md:p-3 md:items-center md:p-5">
      <span
        aria-hidden="true"
        className={`grid shrink-0 place-items-center rounded-full max-lg:hidden lg:size-12 ${look}`}
      >
        <Icon className="size-6" />
      </span>
      <dd className="num order-2 font-serif text-2xl font-semibold md:text-3xl">{number(count)}</dd>
      <dt className="order-3 min-w-0">
        <span className="block font-semibold max-md:text-sm max-md:leading-tight">{name}</span>
        <span className="block text-sm text-muted max-lg:sr-only">{line}</span>
      </dt>
    </Card>
  );
}
