/** The last step: what was made, where it is now, and that it can be undone. */
import { CircleCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { PastImports } from "./past-imports.tsx";
import type { PassengerLook } from "./queries.ts";

export function PassengersDone({ saved, onMore }: { saved: PassengerLook; onMore: () => void }) {
  const t = useTranslations("passengers");
  const { bookings, travellers } = saved.creates;
  return (
    <div className="grid gap-8">
      <Card className="grid justify-items-start gap-4">
        <div role="status" className="flex items-start gap-4">
          <CircleCheck aria-hidden="true" className="size-9 shrink-0 text-ok" />
          <div>
            <h2 className="text-2xl">{t("done.title")}</h2>
            <p className="text-muted">{t("creates.title", { bookings, travellers })}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/operator-dashboard/phone">{t("done.see")}</ButtonLink>
          <Button variant="outline" onClick={onMore}>
            {t("done.more")}
          </Button>
        </div>
      </Card>
      <PastImports />
    </div>
  );
}
