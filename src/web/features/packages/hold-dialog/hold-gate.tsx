/** What stands before a hold: where the pilgrim lives, whether the package is sold there, and the queue it is sold through. */
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { wantWords } from "#web/lib/words/preferences.ts";
import { useSoldInstead } from "#web/shared/channels/sold-instead.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { DirectGate } from "./direct-gate.tsx";
import type { GateProps } from "./turn.ts";

const CountryForm = lazy(async () => {
  const [file] = await Promise.all([import("#web/shared/people/country-form.tsx"), wantWords(["bookings"])]);
  return { default: file.CountryForm };
});
const QueueGate = lazy(async () => {
  const [file] = await Promise.all([import("./queue-gate.tsx"), wantWords(["queue"])]);
  return { default: file.QueueGate };
});

export function HoldGate({ item, children }: GateProps) {
  const user = useCurrentUser();
  const instead = useSoldInstead(item.channels);
  const waits = <SkeletonCard lines={4} />;
  if (user?.role === "pilgrim" && user.countryOfResidence === null) {
    return (
      <Suspense fallback={waits}>
        <CountryForm current={null} />
      </Suspense>
    );
  }
  if (instead) return <NotForYou {...instead} />;
  if (item.saleWindowId === null) return <DirectGate item={item}>{children}</DirectGate>;
  return (
    <Suspense fallback={waits}>
      <QueueGate item={item} windowId={item.saleWindowId}>
        {children}
      </QueueGate>
    </Suspense>
  );
}

function NotForYou(instead: NonNullable<ReturnType<typeof useSoldInstead>>) {
  const t = useTranslations("packages");
  return (
    <div className="grid justify-items-start gap-5">
      <p>{t("notServed", { ...instead })}</p>
      <ButtonLink to="/packages">{t("hold.ownPackages")}</ButtonLink>
    </div>
  );
}
