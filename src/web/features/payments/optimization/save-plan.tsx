/** Keeps the worked-out plan as dated steps; they are then paid, asked for and checked off under the family's plans. */
import { Save } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { OptimizeAnswer, OptimizeRequest } from "#contract/payment-centre.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { useSaveBestPlan } from "../queries.ts";

/** A month to get the money together, until the payer says another day. */
const DAYS_AHEAD = 30;

interface SaveProps {
  plan: OptimizeAnswer;
  /** What it is the answer to. */
  request: OptimizeRequest;
}

export function SavePlan({ plan, request }: SaveProps) {
  const t = useTranslations("paymentPlan");
  const errorText = useErrorText();
  const [, setAddress] = useSearchParams();
  const today = dateOf(new Date());
  const [lastDay, setLastDay] = useState(addDays(today, DAYS_AHEAD));
  const save = useSaveBestPlan(() => setAddress({ tab: "split" }));
  const title = t(request.target === "wallet" ? "save.walletTitle" : "save.title");
  return (
    <form
      className="mt-5 flex flex-wrap items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ body: { title, request: { ...request, lastDay }, totalCost: plan.totalCost } });
      }}
    >
      <TextField
        label={t("save.lastDay")}
        type="date"
        required
        min={today}
        value={lastDay}
        onChange={({ target }) => setLastDay(target.value)}
      />
      <Button
        type="submit"
        variant="outline"
        size="lg"
        icon={<Save aria-hidden="true" className="size-5" />}
        pending={save.isPending}
        pendingLabel={t("save.pending")}
      >
        {t("save.button")}
      </Button>
      {save.error && (
        <Banner tone="bad" role="alert">
          {errorText(save.error)}
        </Banner>
      )}
    </form>
  );
}
