/** Approving many bookings in one go: all that wait are chosen by one tick; of each is said what came of it. */
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Reference } from "#web/ui/text/values.tsx";
import type { Row } from "./queries.ts";
import type { Batch } from "./use-batch.ts";

/** Above the ticks that it sets. */
export function ChooseAll({ batch: { all, chosen, choose }, className }: { batch: Batch; className: string }) {
  const t = useTranslations("desk");
  return (
    <Tick
      name={t("batch.all", { count: all.length })}
      checked={all.length > 0 && chosen.length === all.length}
      disabled={all.length === 0}
      onToggle={() => choose(chosen.length === all.length ? [] : all)}
      className={className}
    />
  );
}

interface TickProps {
  /** What it chooses, for who does not see where it stands. */
  name: string;
  checked: boolean;
  disabled?: boolean;
  onToggle: () => void;
  className?: string;
}

export function Tick({ name, checked, disabled, onToggle, className }: TickProps) {
  return (
    <label className={classNames("-m-2 inline-flex min-h-11 min-w-11 items-center gap-3 p-2", className)}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
        className="size-5.5 rounded-sm"
      />
      <span className="sr-only">{name}</span>
    </label>
  );
}

export function ApproveChosen({ batch: { chosen, approve, send } }: { batch: Batch }) {
  const t = useTranslations("desk");
  if (chosen.length === 0) return null;
  return (
    <Button className="shrink-0" pending={approve.isPending} pendingLabel={t("batch.pending")} onClick={send}>
      {t("batch.approve", { count: chosen.length })}
    </Button>
  );
}

/** What came of the last ones that were sent. */
export function BatchOutcome({ batch: { approve, sent } }: { batch: Batch }) {
  const errorText = useErrorText();
  if (!approve.error && !approve.data) return null;
  return (
    <div className="border-t border-line bg-brand-soft px-5 py-3 text-sm">
      {approve.error && (
        <p role="alert" className="text-bad">
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
    <div role="status">
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
