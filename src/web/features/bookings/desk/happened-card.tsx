/** What has happened to the booking, the newest first: its events, its money, and what colleagues did around it. */
import { History } from "lucide-react";
import { useTranslations } from "use-intl";
import { Card } from "#web/ui/surfaces/card.tsx";
import { MomentText, Money } from "#web/ui/text/values.tsx";
import type { DeskView } from "./queries.ts";

type Happened = DeskView["timeline"][number];

interface HappenedCardProps {
  timeline: readonly Happened[];
  /** Whether the places came of the waitlist. */
  offered: boolean;
}

export function HappenedCard({ timeline, offered }: HappenedCardProps) {
  const t = useTranslations("desk");
  const newestFirst = numbered(timeline).toReversed();
  return (
    <Card icon={History} title={t("happened.title")}>
      <ol className="grid gap-4">
        {newestFirst.map(({ number, ...happened }) => (
          <Entry key={number} happened={happened} offered={offered} />
        ))}
      </ol>
    </Card>
  );
}

/** Nothing else tells two messages of one instant apart. */
function numbered(timeline: readonly Happened[]): (Happened & { number: number })[] {
  return timeline.map((happened, number) => ({ ...happened, number }));
}

interface EntryProps {
  happened: Happened;
  offered: boolean;
}

function Entry({ happened: { at, event, by, name, amount }, offered }: EntryProps) {
  const t = useTranslations("desk");
  return (
    <li>
      <span className="font-semibold">{t(`happened.event.${event}`, { offered: String(offered) })}</span>
      {amount && (
        <>
          {" "}
          <Money amount={amount.amount} currency={amount.currency} />
        </>
      )}
      <span className="block text-sm text-muted">
        <MomentText instant={at} /> · <bdi>{name ?? t(`happened.by.${by}`)}</bdi>
      </span>
    </li>
  );
}
