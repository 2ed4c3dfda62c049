/** The second step: what the file leaves open, its columns, every row, and exactly what would be made. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { NEEDED_PASSENGER_FIELDS, PASSENGER_FIELDS, type PassengerField } from "#domain/imports/passengers/columns.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { ColumnMatch } from "../sheet/column-match.tsx";
import { FileQuestions } from "../sheet/file-questions.tsx";
import { RowsPreview } from "../sheet/rows-preview.tsx";
import type { CheckPassengersProps } from "./check-props.ts";
import { DryRun } from "./dry-run.tsx";

export function CheckPassengers(props: CheckPassengersProps) {
  const t = useTranslations("imports");
  const fields = useTranslations("passengers");
  const { look, answers, reading, onAnswers } = props;
  const [matching, setMatching] = useState(false);
  const nameOf = (field: PassengerField) => fields(`fields.${field}`);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[22rem_1fr]" aria-busy={reading}>
      <DryRun {...props} onMatch={() => setMatching(!matching)} />
      <div className="grid min-w-0 gap-6">
        {look.file.hasMacros && <Banner>{t("macros")}</Banner>}
        <FileQuestions questions={look.questions} answers={answers} onAnswers={onAnswers} />
        {(matching || look.missing.length > 0) && (
          <ColumnMatch
            look={look}
            fields={PASSENGER_FIELDS}
            needed={NEEDED_PASSENGER_FIELDS}
            nameOf={nameOf}
            onColumns={(columns) => onAnswers({ ...answers, columns })}
          />
        )}
        {look.rows.length > 0 && (
          <RowsPreview key={look.counts.wrong > 0 ? "to mend" : "sound"} look={look} nameOf={nameOf} />
        )}
      </div>
    </div>
  );
}
