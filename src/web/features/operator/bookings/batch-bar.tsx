/** Approving many bookings in one go: all that wait are chosen by one tick; of each is said what came of it. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { MAX_BATCH } from "#domain/bookings/answer.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useApproveMany } from "#web/shared/answers/use-answers.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { Reference } from "#web/ui/text/values.tsx";
import type { Row } from "./queries.ts";

interface BatchBarProps {
  /** Rows in sight that wait for an answer. */
  waiting: readonly Row[];
  /** Those of them that are ticked. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

export function BatchBar({ waiting, chosen, onChoose }: BatchBarProps) {
  const t = useTranslations("desk");
  const errorText = useErrorText();
  const approve = useApproveMany(() => onChoose([]));
  // What was answered may leave the table with the next look at it.
  const [sent, setSent] = useState<readonly Row[]>([]);
  const send = () => {
    setSent(waiting.filter(({ id }) => chosen.includes(id)));
    approve.mutate({ body: { bookingIds: [...chosen] } });
  };
  const all = waiting.slice(0, MAX_BATCH).map(({ id }) => id);
  if (waiting.length === 0 && !approve.data) return null;
  return (
    <div className="border-t border-line bg-brand-soft px-5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Checkbox
          label={t("batch.all", { count: all.length })}
          checked={all.length > 0 && chosen.length === all.length}
          disabled={all.length === 0}
          onChange={(event) => onChoose(event.target.checked ? all : [])}
        />
        {chosen.length > 0 && (
          <Button pending={approve.isPending} pendingLabel={t("batch.pending")} onClick={send}>
            {t("batch.approve", { count: chosen.length })}
          </Button>
        )}
      </div>
      {approve.error && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {errorText(approve.error)}
        </p>
      )}
      {approve.data && <Outcomes outcomes={approve.data} rows={sent} />}
    </div>
  );
}

interface OutcomesProps {
  outcomes: readonly { readonly id: string; readonly outcome: Outcome }[];
  rows: readonly Row[];
}

type Outcome = "approved" | "already_decided" | "illegal_transition" | "not_found";

/** How many were approved, and by name those that were not, each with its reason. */
function Outcomes({ outcomes, rows }: OutcomesProps) {
  const t = useTranslations("desk");
  const approved = outcomes.filter(({ outcome }) => outcome === "approved").length;
  const refused = outcomes.filter(({ outcome }) => outcome !== "approved");
  return (
    <div role="status" className="mt-2 text-sm">
      <p>{t("batch.approved", { count: approved })}</p>
      {refused.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {refused.map(({ id, outcome }) => (
            <li key={id}>
              <Reference>{rows.find((row) => row.id === id)?.reference ?? id}</Reference>:{" "}
              {t(`batch.outcome.${outcome}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
