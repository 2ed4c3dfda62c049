/** Who pays what of the household's booking, or of its first choice, and who then owes whom. */
import { Coins } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { memberNamesOf, type PlanCardProps } from "../card-props.ts";
import type { HouseholdPlans } from "../plan-queries.ts";
import { SharesDialog } from "./shares-dialog.tsx";

type Shares = HouseholdPlans["shares"];

export function MoneyCard({ group, plans }: PlanCardProps) {
  const t = useTranslations("plans");
  const [changes, setChanges] = useState(false);
  const { shares } = plans;
  return (
    <Card icon={Coins} title={t("money.title")}>
      <Basis basis={shares.basis} />
      <ul className="mt-3 divide-y divide-line">
        {shares.shares.map((share) => (
          <ShareRow
            key={share.memberId}
            share={share}
            parts={shares.parts}
            name={memberNamesOf(group)(share.memberId)}
          />
        ))}
      </ul>
      <Sum shares={shares} />
      <Settlement shares={shares} nameOf={memberNamesOf(group)} />
      <p className="mt-3 text-sm text-muted">
        {t("money.onlyAccounts")} {t("money.note")}
      </p>
      {group.role === "admin" && (
        <Button variant="outline" className="mt-4" onClick={() => setChanges(true)}>
          {t("change")} <span className="sr-only">{t("money.title")}</span>
        </Button>
      )}
      {changes && <SharesDialog group={group} plans={plans} onClose={() => setChanges(false)} />}
    </Card>
  );
}

function Basis({ basis }: Pick<Shares, "basis">) {
  const t = useTranslations("plans");
  const { money } = useFormats();
  if (!basis) return <p className="text-muted">{t("money.none")}</p>;
  return (
    <p>
      {t.rich(basis.kind === "booking" ? "money.ofBooking" : "money.ofPreferred", {
        title: basis.title,
        total: money(basis.total.amount, basis.total.currency),
        b: (words) => <bdi className="font-semibold">{words}</bdi>,
      })}
    </p>
  );
}

function ShareRow(props: { share: Shares["shares"][number]; parts: Shares["parts"]; name: string }) {
  const t = useTranslations("plans");
  const { money, percent } = useFormats();
  const { share, parts, name } = props;
  const part = parts.find(({ memberId }) => memberId === share.memberId);
  const words = {
    even: t("money.even", { heads: share.heads }),
    percent: t("money.percent", { percent: percent(share.value / 100, share.value % 100 === 0 ? 0 : 2) }),
    amount: t("money.amount"),
    none: t("money.nothing"),
  };
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <span className="min-w-0">
        <bdi className="font-semibold">{name}</bdi>
        <span className="block text-sm text-muted">{words[share.kind]}</span>
      </span>
      {part && <span className="num font-semibold">{money(part.amount.amount, part.amount.currency)}</span>}
    </li>
  );
}

/** Whether the shares come to the price. */
function Sum({ shares: { open } }: { shares: Shares }) {
  const t = useTranslations("plans");
  const { money } = useFormats();
  if (!open) return null;
  const minus = open.amount.startsWith("-");
  const amount = money(minus ? open.amount.slice(1) : open.amount, open.currency);
  if (Number(open.amount) === 0) return <p className="mt-2 text-sm text-ok">{t("money.closes")}</p>;
  return <p className="mt-2 text-sm text-bad">{t(minus ? "money.over" : "money.missing", { amount })}</p>;
}

function Settlement({ shares: { settlement }, nameOf }: { shares: Shares; nameOf: (id: string) => string }) {
  const t = useTranslations("plans");
  const { money, date } = useFormats();
  if (!settlement) return null;
  const { way, walletBy, amount, debts } = settlement;
  const when = walletBy === null ? "unknown" : walletBy < dateOf(new Date()) ? "late" : "ahead";
  const words = { amount: money(amount.amount, amount.currency), when, day: walletBy ? date(walletBy) : "" };
  return (
    <div className="mt-4 rounded-md bg-sunken p-4">
      <p className="text-sm">{t(`money.${way}`, words)}</p>
      {debts.length === 0 && <p className="mt-1 font-semibold">{t("money.settled")}</p>}
      <ul className="mt-2 grid gap-1">
        {debts.map(({ from, to, amount: owed }) => (
          <li key={`${from} ${to}`}>
            {t.rich(way === "wallet" ? "money.debtWallet" : "money.debt", {
              from: nameOf(from),
              to: nameOf(to),
              amount: money(owed.amount, owed.currency),
              b: (words) => <bdi className="font-semibold">{words}</bdi>,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
