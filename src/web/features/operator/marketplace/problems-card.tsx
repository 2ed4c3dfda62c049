/** Open problems with the operator's bookings: what waits for its answer first; nothing where there is none. */
import { LifeBuoy } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { BookingProblem } from "#contract/problems.ts";
import { isOpen } from "#domain/problems/problem.ts";
import { ProblemView } from "#web/shared/problems/problem-view.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Reference } from "#web/ui/text/values.tsx";
import { useOperatorProblems } from "./queries.ts";

export function OpenProblemsCard() {
  const problems = useOperatorProblems();
  // Mostly there is none: no outline announces what then does not come.
  if (problems.isPending) return null;
  return <Loaded query={problems}>{(all) => <OpenProblems open={all.filter(({ state }) => isOpen(state))} />}</Loaded>;
}

function OpenProblems({ open }: { open: readonly BookingProblem[] }) {
  const t = useTranslations("problems");
  if (open.length === 0) return null;
  const waiting = open.filter(({ state }) => state === "with_operator").length;
  return (
    <Card icon={LifeBuoy} title={t("operator.title")} aside={waiting > 0 && t("operator.waiting", { count: waiting })}>
      <ul className="divide-y divide-line">
        {open.map((problem) => (
          <li key={problem.id} className="py-6 first:pt-0 last:pb-0">
            <ProblemView problem={problem} about={<About problem={problem} />} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function About({ problem }: { problem: BookingProblem }) {
  const t = useTranslations("problems");
  return (
    <p className="text-sm text-muted">
      <bdi>{problem.customerName}</bdi> · <bdi>{problem.packageName}</bdi> ·{" "}
      <Link to={`/bookings/${problem.bookingId}#problems`} className="font-semibold text-brand hover:underline">
        {t("operator.openBooking")} <Reference>{problem.bookingReference}</Reference>
      </Link>
    </p>
  );
}
