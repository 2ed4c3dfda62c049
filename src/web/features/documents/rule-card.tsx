/** One rule that asks for something: what was found, how to put it right, and the act. */
import { Upload } from "lucide-react";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import { ButtonLink } from "../../ui/actions/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Status } from "../../ui/feedback/status.tsx";
import { Card } from "../../ui/surfaces/card.tsx";
import { CheckMark } from "./check-mark.tsx";
import { type NumberedCheck, OUTCOME_STATE } from "./check-numbers.ts";
import { RuleProof } from "./rule-proof.tsx";
import { ShowPlace } from "./show-place.tsx";
import { usePlaces } from "./use-places.ts";

export interface RuleProps {
  document: TravelDocument;
  selected: number | null;
  onSelect: (check: NumberedCheck) => void;
}

export function RuleCard({ check, ...rules }: RuleProps & { check: NumberedCheck }) {
  const t = useTranslations("documents");
  const { outcome } = check;
  return (
    <Card
      as="article"
      className={classNames(
        outcome === "fail" && "border-s-6 border-s-bad",
        outcome === "warning" && "border-s-6 border-s-wait",
      )}
    >
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <CheckMark number={check.number} outcome={outcome} />
        <h2 className="min-w-0 flex-1 basis-48 text-xl">{check.title}</h2>
        <Status state={OUTCOME_STATE[outcome]}>{t(`verdict.${outcome}`)}</Status>
      </div>
      <p>{check.sentence}</p>
      {outcome === "not_checked" && <p className="mt-1 text-sm text-muted">{t("verdict.neverPassed")}</p>}
      <RuleProof check={check} document={rules.document} />
      <ShowPlace check={check} {...rules} />
      {check.remedy && <Remedy check={check} remedy={check.remedy} document={rules.document} />}
    </Card>
  );
}

function Remedy({ check, remedy, document }: { check: NumberedCheck; remedy: string; document: TravelDocument }) {
  const { uploadPath } = usePlaces();
  const t = useTranslations("documents");
  const failing = check.outcome === "fail";
  return (
    <div className={classNames("mt-5 rounded-md p-5", failing ? "bg-brass-soft" : "bg-sunken")}>
      <h3 className={classNames("mb-1 font-sans text-base font-semibold", failing && "text-brass-ink")}>
        {t(check.outcome === "not_checked" ? "verdict.next" : "verdict.remedy")}
      </h3>
      <p>{remedy}</p>
      {failing && (
        <ButtonLink
          to={uploadPath(document.type)}
          className="mt-4"
          icon={<Upload aria-hidden="true" className="size-5.5" />}
        >
          {t("verdict.uploadNew")}
        </ButtonLink>
      )}
    </div>
  );
}
