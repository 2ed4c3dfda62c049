/** Members who could do something now and have not, and the administrator's reminder to them. */
import { BellRing } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { PlanCardProps } from "./card-props.ts";
import { useRemind } from "./plan-queries.ts";

export function LateCard({ group, plans: { late } }: PlanCardProps) {
  const t = useTranslations("plans");
  const family = useTranslations("family");
  const remind = useRemind();
  const press = (memberId?: string) =>
    remind.mutate({ params: { id: group.id }, body: memberId === undefined ? {} : { memberId } });
  const isAnyDue = late.some(({ remindedToday }) => !remindedToday);
  return (
    <Card icon={BellRing} title={t("late.title")}>
      <p className="mb-3 text-muted">{late.length === 0 ? t("late.none") : t("late.lead")}</p>
      <ul className="divide-y divide-line">
        {late.map(({ memberId, remindedToday }) => {
          const member = group.members.find(({ id }) => id === memberId);
          if (!member) return null;
          const { blocking, name } = member;
          return (
            <li key={memberId} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <span>
                <bdi className="font-semibold">{name}</bdi>
                {blocking && (
                  <span className="block text-sm text-muted">
                    {family(`next.${blocking.state}`, { mark: blocking.mark })}
                  </span>
                )}
              </span>
              <Button
                variant="outline"
                disabled={remindedToday || remind.isPending}
                aria-label={t("late.remindOf", { name })}
                onClick={() => press(memberId)}
              >
                {t(remindedToday ? "late.today" : "late.remind")}
              </Button>
            </li>
          );
        })}
      </ul>
      {group.members
        .filter(({ cannotSignIn, status }) => cannotSignIn && status === "incomplete")
        .map(({ id, name }) => (
          <p key={id} className="py-3 text-muted">
            {t("late.cannotSignIn", { name })}
          </p>
        ))}
      {late.length > 1 && isAnyDue && (
        <Button className="mt-4" pending={remind.isPending} pendingLabel={t("saving")} onClick={() => press()}>
          {t("late.all")}
        </Button>
      )}
      {remind.data && (
        <Banner tone="ok" role="status" className="mt-4">
          {t("late.sent", { count: remind.data.reminded })}
        </Banner>
      )}
      <Refusal error={remind.error} className="mt-4" />
    </Card>
  );
}
