/** How the household books together: packages, money, rooms, the shared list, and what is booked for it. */
import { ArrowRight, Hand } from "lucide-react";
import { useTranslations } from "use-intl";
import { listBookings } from "#contract/bookings.ts";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { LineSlot } from "#web/shared/queue/line/line-slot.tsx";
import { WaitlistSlot } from "#web/shared/queue/waitlist/waitlist-slot.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { FamilyGroup } from "../queries.ts";
import { bookingsOf, HouseholdBookingsCard } from "./bookings-card.tsx";
import { LateCard } from "./late-card.tsx";
import { MoneyCard } from "./money/money-card.tsx";
import { PreferredPackagesCard } from "./packages/packages-card.tsx";
import { useHouseholdPlans } from "./plan-queries.ts";
import { RoomsCard } from "./rooms-card.tsx";
import { TodosCard } from "./todos/todos-card.tsx";

export function CoordinationTab({ group }: { group: FamilyGroup }) {
  const errorText = useErrorText();
  const plans = useHouseholdPlans(group.id);
  if (plans.isPending) return <SkeletonCard lines={10} />;
  if (!plans.data) return <ErrorState text={errorText(plans.error)} onRetry={() => void plans.refetch()} />;
  const shown = { group, plans: plans.data };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        <PreferredPackagesCard {...shown} />
        <MoneyCard {...shown} />
        <RoomsCard {...shown} />
        <HoldCard group={group} />
      </div>
      <div className="grid gap-6">
        <TodosCard {...shown} />
        {group.role === "admin" && <LateCard {...shown} />}
      </div>
      <div className="grid gap-6 lg:col-span-2">
        <WaitlistSlot familyId={group.id} />
        <HouseholdBookingsCard group={group} />
      </div>
    </div>
  );
}

/** Said of a household that has booked too: that it could join a sale is no news to it, for it needs none. */
const PLACES = ["turn", "waiting", "gathering", "counted", "used", "stopped", "paused"] as const;

function HoldCard({ group }: { group: FamilyGroup }) {
  const t = useTranslations("plans");
  const { data } = useRouteQuery(listBookings);
  const isBooked = bookingsOf(group, data).some(({ status }) => status !== "cancelled");
  return (
    <>
      <Card tone="night">
        <h2 className="text-xl">{t("coordination.hold")}</h2>
        <p className="mt-2 mb-5 text-on-night-muted">{t("coordination.holdText", { max: MAX_PARTY })}</p>
        <ButtonLink
          to="/packages"
          variant="brass"
          trailing={<ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
        >
          {t("coordination.browse")}
        </ButtonLink>
        <h3 className="mt-6 text-lg">{t("coordination.queueTitle")}</h3>
        <div className="mt-1">
          <LineSlot familyId={group.id} {...(isBooked && { kinds: PLACES })} onNight />
        </div>
        <p className="mt-3 text-on-night-muted">{t("coordination.queueText")}</p>
      </Card>
      <Card icon={Hand} title={t("coordination.who")}>
        <ul className="mb-3 grid gap-1 font-semibold">
          {group.members
            .filter(({ role }) => role === "admin")
            .map(({ id, name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
              </li>
            ))}
        </ul>
        <p className="text-muted">{t("coordination.whoText")}</p>
      </Card>
    </>
  );
}
