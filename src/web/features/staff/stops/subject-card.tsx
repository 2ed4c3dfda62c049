/** One account: what stands against it, and what can be stopped, each after a question and with a reason. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { LONGEST_MEASURE_REASON, type MeasureKind } from "#domain/operators/measure.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Latin } from "#web/ui/text/values.tsx";
import { type FoundSubject, useEndSessionsOf, useTakeMeasure } from "../queries.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import { StandingMeasure } from "./standing-measure.tsx";

interface Act {
  readonly kind: MeasureKind | "sessions";
  readonly subjectId: string;
  /** What the question calls it. */
  readonly name: string;
}

export function SubjectCard({ subject }: { subject: FoundSubject }) {
  const t = useTranslations("staff");
  const { name, username, email, sessions, business, measures } = subject;
  return (
    <Card as="li" title={<bdi>{business?.companyName ?? name}</bdi>} aside={t("stops.sessions", { count: sessions })}>
      <p className="text-sm text-muted">
        <bdi className="text-ink">{name}</bdi> · <Latin>{username}</Latin> · <Latin>{email}</Latin>
      </p>
      {measures.map((measure) => (
        <StandingMeasure key={measure.id} measure={measure} name={nameOf(subject, measure.subjectId)} />
      ))}
      {subject.isSelf ? <p className="mt-4 text-sm text-muted">{t("stops.self")}</p> : <Acts subject={subject} />}
    </Card>
  );
}

function nameOf({ business }: FoundSubject, subjectId: string): string {
  return business?.packages.find(({ id }) => id === subjectId)?.title ?? business?.licence?.number ?? "";
}

/** Those that do not stand already. */
function actsOn({ id, name, sessions, business, measures }: FoundSubject): Act[] {
  const own: Act[] = [{ kind: "account", subjectId: id, name }];
  if (sessions > 0) own.push({ kind: "sessions", subjectId: id, name });
  if (business) own.push({ kind: "operator", subjectId: id, name: business.companyName });
  if (business?.licence) own.push({ kind: "licence", subjectId: business.licence.id, name: business.licence.number });
  const packages = (business?.packages ?? []).map((one) => ({
    kind: "package" as const,
    subjectId: one.id,
    name: one.title,
  }));
  const stands = ({ kind, subjectId }: Act) =>
    measures.some((measure) => measure.kind === kind && measure.subjectId === subjectId);
  return [...own, ...packages].filter((act) => !stands(act));
}

function Acts({ subject }: { subject: FoundSubject }) {
  const t = useTranslations("staff");
  const [asked, setAsked] = useState<Act | null>(null);
  const acts = actsOn(subject);
  const packages = acts.filter(({ kind }) => kind === "package");
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        {acts
          .filter(({ kind }) => kind !== "package")
          .map((act) => (
            <Button key={act.kind} variant="outline" onClick={() => setAsked(act)}>
              {t("stops.act", { kind: act.kind })}
              <span className="sr-only">{act.name}</span>
            </Button>
          ))}
      </div>
      {packages.length > 0 && (
        <ul className="mt-5 divide-y divide-line border-t border-line">
          {packages.map((act) => (
            <li key={act.subjectId} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <bdi className="min-w-0 flex-1 basis-48">{act.name}</bdi>
              <Button variant="quiet" onClick={() => setAsked(act)}>
                {t("stops.act", { kind: act.kind })}
                <span className="sr-only">{act.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked && <Question act={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function Question({ act: { kind, subjectId, name }, onClose }: { act: Act; onClose: () => void }) {
  const t = useTranslations("staff");
  const done = () => {
    showToast({ title: t("stops.done") });
    onClose();
  };
  const measure = useTakeMeasure(done);
  const sessions = useEndSessionsOf(done);
  return (
    <ReasonDialog
      title={t("stops.ask", { kind, name })}
      text={t("stops.askText", { kind })}
      submit={t("stops.act", { kind })}
      pendingLabel={t("stops.acting")}
      longest={LONGEST_MEASURE_REASON}
      decision={kind === "sessions" ? sessions : measure}
      onDecide={(reason) =>
        kind === "sessions"
          ? sessions.mutate({ params: { id: subjectId }, body: { reason } })
          : measure.mutate({ body: { kind, subjectId, reason } })
      }
      onClose={onClose}
    />
  );
}
