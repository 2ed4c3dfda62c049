/** The second step: what the file leaves open, its columns, and every row with what is wrong in it. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { IMPORT_FIELDS, type ImportField, NEEDED_FIELDS } from "#domain/imports/columns.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import type { CheckRowsProps } from "./check-props.ts";
import { ImportSummary } from "./import-summary.tsx";
import { ColumnMatch } from "./sheet/column-match.tsx";
import { FileQuestions } from "./sheet/file-questions.tsx";
import { RowsPreview } from "./sheet/rows-preview.tsx";

export function CheckRows(props: CheckRowsProps) {
  const t = useTranslations("imports");
  const { look, answers, reading, onAnswers } = props;
  const fields = useTranslations("offers");
  const nameOf = (field: ImportField) => fields(`fields.${field}`);
  const [matching, setMatching] = useState(false);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[20rem_1fr]" aria-busy={reading}>
      <ImportSummary {...props} onMatch={() => setMatching(!matching)} />
      <div className="grid min-w-0 gap-6">
        {look.file.hasMacros && <Banner>{t("macros")}</Banner>}
        <FileQuestions questions={look.questions} answers={answers} onAnswers={onAnswers} />
        {(matching || look.missing.length > 0) && (
          <ColumnMatch
            look={look}
            fields={IMPORT_FIELDS}
            needed={NEEDED_FIELDS}
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
