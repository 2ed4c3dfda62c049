/** What the file would do, in numbers, and the ways on: save, mend, match the columns, another file. */
import {
  CircleCheck,
  Columns3,
  Download,
  type LucideIcon,
  Minus,
  RefreshCw,
  TriangleAlert,
  Upload,
} from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { useMayPublish } from "#web/lib/session/may-publish.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { CheckRowsProps } from "./check-props.ts";
import { type SheetLook, useProgress, useRowsToMend, useSave } from "./queries.ts";
import { hasRowsToMend } from "./use-look.ts";

const COUNTS: readonly { name: keyof SheetLook["counts"]; icon: LucideIcon; look: string }[] = [
  { name: "new", icon: CircleCheck, look: "bg-ok-soft text-ok" },
  { name: "update", icon: RefreshCw, look: "bg-info-soft text-info" },
  { name: "unchanged", icon: Minus, look: "bg-sunken text-muted" },
  { name: "wrong", icon: TriangleAlert, look: "bg-bad-soft text-bad" },
];

export function ImportSummary(props: CheckRowsProps & { onMatch: () => void }) {
  const t = useTranslations("imports");
  const errorText = useErrorText();
  const { file, look, answers, reading, onMatch, onAnother } = props;
  const mend = useRowsToMend();
  return (
    <Card className="grid gap-5 xl:sticky xl:top-24">
      <FileLine file={file} look={look} />
      <Counts counts={look.counts} />
      <SavePart {...props} />
      {look.counts.wrong > 0 && (
        <Button
          variant="outline"
          block
          pending={mend.isPending}
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => mend.mutate({ file, answers })}
        >
          {t("mendFile", { rows: look.counts.wrong })}
        </Button>
      )}
      {mend.error && (
        <p role="alert" className="text-sm text-bad">
          {errorText(mend.error)}
        </p>
      )}
      <Button variant="outline" block icon={<Columns3 aria-hidden="true" className="size-5" />} onClick={onMatch}>
        {t("match.open")}
      </Button>
      <Button
        variant="outline"
        block
        disabled={reading}
        icon={<Upload aria-hidden="true" className="size-5" />}
        onClick={onAnother}
      >
        {t("another")}
      </Button>
      <p className="text-sm text-muted">{t("choose.again")}</p>
    </Card>
  );
}

function FileLine({ file, look }: { file: File; look: SheetLook }) {
  const t = useTranslations("imports");
  const known = look.columns.filter(({ field }) => field !== null).length;
  return (
    <div>
      <p className="font-semibold break-words">
        <bdi>{file.name}</bdi>
      </p>
      <p className="text-sm text-muted">
        {look.file.kind === "csv" && <bdi>{look.file.encoding?.toUpperCase()} · </bdi>}
        {t("columnsKnown", { known, columns: look.columns.length })}
      </p>
    </div>
  );
}

function Counts({ counts }: Pick<SheetLook, "counts">) {
  const t = useTranslations("imports");
  const { number } = useFormats();
  return (
    <ul className="grid gap-2">
      {COUNTS.filter(({ name }) => counts[name] > 0).map(({ name, icon: Icon, look }) => (
        <li key={name} className="flex items-center gap-3 border-b border-line pb-2">
          <span className={classNames("grid size-9 place-items-center rounded-full", look)}>
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <span className="num font-serif text-2xl">{number(counts[name])}</span>
          <span className="text-sm">{t(`counts.${name}`, { count: counts[name] })}</span>
        </li>
      ))}
    </ul>
  );
}

/** One wrong row keeps all the others from being saved, so the button waits; a refusal shows the rows that it is about. */
function SavePart({ file, look, answers, reading, onAnswers, onSaved }: CheckRowsProps) {
  const t = useTranslations("imports");
  const mayPublish = useMayPublish();
  const { listed } = answers;
  const [importId] = useState(() => crypto.randomUUID());
  const save = useSave();
  const { counts } = look;
  const rows = counts.new + counts.update;
  const lookAgain = (error: Error) => hasRowsToMend(error) && onAnswers(answers);
  const blocked = counts.wrong > 0 || look.missing.length > 0 || rows + counts.unchanged === 0;
  return (
    <div className="grid gap-3">
      {mayPublish && (
        <Checkbox
          label={t("listed.label")}
          hint={t("listed.hint")}
          checked={listed}
          onChange={({ target }) => onAnswers({ ...answers, listed: target.checked })}
        />
      )}
      <Button
        block
        size="lg"
        disabled={blocked || reading}
        pending={save.isPending}
        pendingLabel={t("saving")}
        onClick={() => save.mutate({ file, answers, importId }, { onSuccess: onSaved, onError: lookAgain })}
      >
        {t(listed ? "saveListed" : "saveDrafts", { rows: rows + counts.unchanged })}
      </Button>
      {save.isPending && <SavingBar importId={importId} />}
      {blocked && counts.wrong > 0 && <p className="text-sm text-muted">{t("allOrNothing")}</p>}
      <Refusal error={save.error} />
    </div>
  );
}

function SavingBar({ importId }: { importId: string }) {
  const t = useTranslations("imports");
  const { number } = useFormats();
  const progress = useProgress(importId, true);
  const { stage, done, total } = progress ?? { stage: "reading" as const, done: 0, total: 0 };
  const figure = total > 0 ? { figure: `${number(done)} / ${number(total)}` } : {};
  return <ProgressBar value={total > 0 ? (done / total) * 100 : 0} label={t(`stage.${stage}`)} {...figure} />;
}
