/** The last step: what was saved, and where it is now. */
import { CircleCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { SheetLook } from "./queries.ts";

export function ImportDone({ saved, onMore }: { saved: SheetLook; onMore: () => void }) {
  const t = useTranslations("imports");
  const { counts } = saved;
  return (
    <Card className="grid justify-items-start gap-4">
      <div role="status" className="flex items-start gap-4">
        <CircleCheck aria-hidden="true" className="size-9 shrink-0 text-ok" />
        <div>
          <h2 className="text-2xl">{t("done.title")}</h2>
          <p className="text-muted">{t("done.text", counts)}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/operator-dashboard?tab=packages">{t("done.see")}</ButtonLink>
        <Button variant="outline" onClick={onMore}>
          {t("done.more")}
        </Button>
      </div>
    </Card>
  );
}
