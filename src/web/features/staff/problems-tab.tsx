/** Problems that operator and pilgrim could not settle, the outcome promised soonest first. */
import { useTranslations } from "use-intl";
import type { BookingProblem } from "#contract/problems.ts";
import { ProblemView } from "#web/shared/problems/problem-view.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Reference } from "#web/ui/text/values.tsx";
import { DueBy } from "./due-by.tsx";
import { useStaffProblems } from "./queries.ts";

export function ProblemsTab() {
  const t = useTranslations("problems");
  return (
    <Loaded query={useStaffProblems()}>
      {(problems) =>
        problems.length === 0 ? (
          <Card>
            <EmptyState title={t("desk.empty.title")}>{t("desk.empty.text")}</EmptyState>
          </Card>
        ) : (
          <ul className="grid gap-5">
            {problems.map((problem) => (
              <Card as="li" key={problem.id}>
                <ProblemView
                  heading="h2"
                  problem={problem}
                  about={<About problem={problem} />}
                  due={<Due problem={problem} />}
                />
              </Card>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function About({ problem }: { problem: BookingProblem }) {
  const t = useTranslations("problems");
  return (
    <p className="text-sm text-muted">
      <bdi>{t("desk.between", { customer: problem.customerName, operator: problem.operatorName })}</bdi> ·{" "}
      <bdi>{problem.packageName}</bdi> ·{" "}
      <span className="whitespace-nowrap">
        <Reference>{problem.bookingReference}</Reference>
      </span>
    </p>
  );
}

function Due({ problem: { dueAt } }: { problem: BookingProblem }) {
  const t = useTranslations("problems");
  if (!dueAt) return null;
  return (
    <DueBy dueAt={dueAt} inTime={(moment) => t("desk.due", { moment })} late={(moment) => t("desk.late", { moment })} />
  );
}
