/** SPEC's three counts: confirmed, pending approval, requiring attention; the third counts among the others too. */
import { Check, Clock, type LucideIcon, TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import type { OperatorSummary } from "#contract/operators.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";

export function BookingCounts({ season }: { season: OperatorSummary["season"] }) {
  const t = useTranslations("operator");
  return (
    <dl className="grid gap-4 md:grid-cols-3 md:gap-6">
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
    <Card as="div" className="flex items-center gap-4 md:p-5">
      <span aria-hidden="true" className={`grid size-12 shrink-0 place-items-center rounded-full ${look}`}>
        <Icon className="size-6" />
      </span>
      <dd className="num order-2 font-serif text-3xl font-semibold">{number(count)}</dd>
      <dt className="order-3 min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-muted">{line}</span>
      </dt>
    </Card>
  );
}
