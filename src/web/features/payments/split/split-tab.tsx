/** Saved plans of the reader and those in which they are asked; a new one is made from here. */
import { Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { usePlans } from "../queries.ts";
import { SplitPlanCard } from "./plan-card.tsx";
import { SaveDialog } from "./save-dialog.tsx";

export function SplitTab() {
  const t = useTranslations("payments");
  const plans = usePlans();
  const [isNew, setNew] = useState(false);
  const [address] = useSearchParams();
  const asked = address.get("plan");
  const add = (
    <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => setNew(true)}>
      {t("split.new")}
    </Button>
  );
  return (
    <Loaded query={plans}>
      {(all) => (
        <div className="grid gap-6">
          {all.length === 0 ? (
            <Card>
              <EmptyState title={t("split.none")} action={add}>
                {t("split.noneText")}
              </EmptyState>
            </Card>
          ) : (
            <div>{add}</div>
          )}
          {/* Whoever followed a link sees that plan first. */}
          {all
            .toSorted((a, b) => Number(b.id === asked) - Number(a.id === asked))
            .map((plan) => (
              <SplitPlanCard key={plan.id} plan={plan} />
            ))}
          {isNew && <SaveDialog onClose={() => setNew(false)} />}
        </div>
      )}
    </Loaded>
  );
}
