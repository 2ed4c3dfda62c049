/** What the engine has checked and read, what fails first. */
import { useTranslations } from "use-intl";
import { isIsoDate } from "#domain/calendar.ts";
import { Status, type StatusState } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Fact, Facts } from "./facts.tsx";
import type { OpenedDocument } from "./queries.ts";

type Analysis = NonNullable<OpenedDocument["document"]["aiAnalysis"]>;
type Outcome = Analysis["checks"][number]["outcome"];

const STATES: Record<Outcome, StatusState> = {
  fail: "rejected",
  not_checked: "not_checked",
  warning: "needs_review",
  not_due: "not_due",
  pass: "verified",
};

const READ = [
  "surname",
  "givenNames",
  "documentNumber",
  "nationality",
  "issuingCountry",
  "dateOfBirth",
  "sex",
  "expiryDate",
] as const;

export function Evidence({ document }: Pick<OpenedDocument, "document">) {
  const { aiAnalysis: analysis } = document;
  if (!analysis) return null;
  return (
    <div className="grid gap-6">
      <Checks analysis={analysis} />
      <Read analysis={analysis} />
    </div>
  );
}

function Checks({ analysis }: { analysis: Analysis }) {
  const t = useTranslations("staff");
  return (
    <Card title={t("documents.evidence")}>
      <ul className="divide-y divide-line">
        {analysis.checks.map(({ ruleId, outcome, title, sentence }) => (
          <li key={ruleId} className="py-3 first:pt-0 last:pb-0">
            <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-sans text-base font-semibold">{title}</h3>
              <Status state={STATES[outcome]}>{t(`documents.outcome.${outcome}`)}</Status>
            </div>
            <p className="text-sm">{sentence}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Nothing where no machine-readable lines were found. */
function Read({ analysis }: { analysis: Analysis }) {
  const t = useTranslations("staff");
  const words = useTranslations("documents");
  const { date } = useFormats();
  const fields = READ.flatMap((field) => {
    const value = analysis.extractedData[field];
    return value ? [{ field, value: isIsoDate(value) ? date(value) : value }] : [];
  });
  if (fields.length === 0) return null;
  return (
    <Card title={t("documents.read")}>
      <Facts>
        {fields.map(({ field, value }) => (
          <Fact key={field} term={words(`read.${field}`)}>
            <bdi>{value}</bdi>
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}
