/** Nusuk numbers that customers reported: looked at one by one, marked as seen together. */
import { Hash } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { reportedNumbers, seeManyNumbers } from "#contract/official-numbers.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteMutation } from "#web/lib/calls/queries.ts";
import { BOOKING_ANSWERS } from "#web/shared/answers/use-answers.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { FormattedDate } from "#web/ui/text/values.tsx";

type Reported = RouteResult<typeof reportedNumbers>[number];

export function ReportedCard({ reported }: { reported: readonly Reported[] }) {
  const t = useTranslations("numbers");
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const see = useRouteMutation(seeManyNumbers, {
    invalidates: [reportedNumbers, ...BOOKING_ANSWERS],
    onSuccess: () => choose(new Set()),
  });
  const bookings = reported
    .filter(({ id }) => chosen.has(id))
    .map(({ id, references }) => ({ id, references: [...references] }));
  const changed = see.data?.filter(({ outcome }) => outcome !== "seen").length ?? 0;
  return (
    <Card icon={Hash} title={t("list.title", { count: reported.length })}>
      <p className="max-w-[44rem] text-muted">{t("list.lead")}</p>
      <ul className="my-3 divide-y divide-line">
        {reported.map((one) => (
          <Row
            key={one.id}
            one={one}
            isChosen={chosen.has(one.id)}
            onChoose={(isOn) => choose(withOne(chosen, one.id, isOn))}
          />
        ))}
      </ul>
      <Refusal error={see.error} className="mb-3" />
      {changed > 0 && (
        <p role="status" className="mb-3 text-sm">
          {t("list.changed", { count: changed })}
        </p>
      )}
      <Button
        disabled={bookings.length === 0}
        pending={see.isPending}
        pendingLabel={t("see.pending")}
        onClick={() => see.mutate({ body: { bookings } })}
      >
        {t("list.mark", { count: bookings.length })}
      </Button>
    </Card>
  );
}

function withOne(chosen: ReadonlySet<string>, id: string, isOn: boolean): ReadonlySet<string> {
  return isOn ? new Set([...chosen, id]) : new Set([...chosen].filter((one) => one !== id));
}

interface RowProps {
  one: Reported;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
}

function Row({ one, isChosen, onChoose }: RowProps) {
  const t = useTranslations("numbers");
  const { list } = useFormats();
  const numbers = list(one.references.filter((number) => number !== null));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-2">
      <Checkbox
        label={t("list.choose", { number: numbers, name: one.customerName })}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <Link
        to={`/operator-dashboard/bookings/${one.id}`}
        className="inline-flex min-h-11 items-center gap-1 text-sm text-brand underline"
      >
        <bdi>{one.packageName}</bdi> · <FormattedDate date={one.departureDate} />
      </Link>
    </li>
  );
}
