/** What is missing, by who must act: the people whose papers the reader keeps, then the reader; and what of theirs is verified. */
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { targetOf } from "#domain/obligations/told/moment.ts";
import { paperLook } from "#web/shared/people/papers/paper-look.ts";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Status, type StatusState } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type Journey, useRate } from "../queries.ts";
import { CardLink } from "./card-link.tsx";

const MOST_OTHERS = 3;

export function DocumentsCard({ journey }: { journey: Journey }) {
  const t = useTranslations("dashboard");
  const { list } = useFormats();
  const { verified, required, percent, slots } = journey.documents;
  // From the departure on nothing is owed: what was never verified is not told as open.
  const isHome = journey.nextAction.kind === "home";
  const isOver = isHome || journey.nextAction.kind === "travel";
  const passed = slots.filter(({ state }) => state === "verified");
  const hasNoPlace = journey.withoutPlace?.includes(null) ?? false;
  const isOpen = ({ state }: (typeof slots)[number]) => state !== "verified" && !(hasNoPlace && state === "not_due");
  const open = isOver ? [] : slots.filter(isOpen);
  const others = othersPapers(journey);
  return (
    <Card icon={FileText} title={t("documents.title")}>
      <ul className="mb-4 divide-y divide-line border-b border-line empty:hidden">
        {others.slice(0, MOST_OTHERS).map((act) => (
          <Row key={`${act.traveller.id} ${act.type}`} state={act.kind === "replace_document" ? "rejected" : "missing"}>
            <Link to={targetOf(act)} className="font-semibold hover:underline">
              {t(`documents.type.${act.type}`)}
            </Link>
            <bdi className="block text-sm text-muted">{act.traveller.name}</bdi>
          </Row>
        ))}
        {others.length > MOST_OTHERS && (
          <li className="py-2.5 text-sm text-muted">{t("documents.more", { count: others.length - MOST_OTHERS })}</li>
        )}
      </ul>
      {hasNoPlace ? (
        <p>{t("documents.noPlace")}</p>
      ) : (
        <ProgressBar
          value={percent}
          label={t(isHome ? "documents.progressPast" : "documents.progress")}
          figure={t("documents.count", { verified, required })}
        />
      )}
      <ul className="mt-3 divide-y divide-line">
        {open.map(({ type, state }) => (
          <Row key={type} state={paperLook({ type, state })}>
            <span className="font-semibold">{t(`documents.type.${type}`)}</span>
            {type === "visa" && state === "not_due" && (
              <span className="block text-sm text-muted">{t("documents.visaLater")}</span>
            )}
          </Row>
        ))}
        {passed.length > 0 && <Row state="verified">{list(passed.map(({ type }) => t(`documents.type.${type}`)))}</Row>}
      </ul>
      <Rate />
      <CardLink to="/documents">{t("documents.open")}</CardLink>
    </Card>
  );
}

function Row({ state, children }: { state: StatusState; children: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0">{children}</span>
      <Status state={state} />
    </li>
  );
}

type Act = Journey["nextAction"];
type Paper = Extract<Act, { kind: "upload_document" | "replace_document" }>;

/** Most pressing first, of the people whose papers the reader keeps; the reader's own stand below by their kind. */
function othersPapers({ obligations }: Journey) {
  return obligations.flatMap(({ act }) => {
    if (act.kind !== "upload_document" && act.kind !== "replace_document") return [];
    const { traveller }: Paper = act;
    return traveller ? [{ ...act, traveller }] : [];
  });
}

/** The true rate of verdicts; nothing is claimed of too few. */
function Rate() {
  const t = useTranslations("dashboard");
  const { percent } = useFormats();
  const rate = useRate().data?.percent ?? null;
  return (
    <dl className="mt-1 text-xs text-muted">
      <div className="flex items-center justify-between gap-4 text-sm">
        <dt>{t("banner.rate")}</dt>
        <dd className="font-semibold text-ink">{rate === null ? "—" : percent(rate)}</dd>
      </div>
      {rate === null && <dd>{t("banner.rateUnknown")}</dd>}
    </dl>
  );
}
