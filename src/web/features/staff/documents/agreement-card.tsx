/** How people decided where a rule was open: a rule that they overrule nearly always is too strict. */
import { useTranslations } from "use-intl";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type CountedRule, useAgreement } from "../queries.ts";

export function AgreementCard() {
  const t = useTranslations("staff");
  const { data: counted = [] } = useAgreement();
  if (counted.length === 0) return null;
  return (
    <Card title={t("documents.agreement.title")}>
      <p className="mb-3 max-w-[44rem] text-sm text-muted">{t("documents.agreement.text")}</p>
      <ul className="divide-y divide-line">
        {counted.map((one) => (
          <Counted key={`${one.type} ${one.ruleId} ${one.outcome}`} one={one} />
        ))}
      </ul>
    </Card>
  );
}

function Counted({ one: { type, title, outcome, approved, rejected } }: { one: CountedRule }) {
  const t = useTranslations("staff");
  const words = useTranslations("documents");
  const { percent } = useFormats();
  const count = approved + rejected;
  return (
    <li className="grid gap-x-6 py-2.5 md:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0">
        <span className="font-semibold">{title}</span>{" "}
        <span className="text-sm text-muted">
          {words(`types.${type}`)} · {t(`documents.outcome.${outcome}`)}
        </span>
      </p>
      <p className="num text-sm">
        {t("documents.agreement.count", { approved, count, percent: percent(Math.round((100 * approved) / count)) })}
      </p>
    </li>
  );
}
