/** How far the reading is, in one line that is also read aloud. */
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import type { useHandInPapers } from "./use-hand-in.ts";

const WHOLE = 100;

interface ReadingProgressProps {
  sending: ReturnType<typeof useHandInPapers>;
  read: number;
  inWork: number;
}

export function ReadingProgress({ sending: { waiting, online, held, goOn }, read, inWork }: ReadingProgressProps) {
  const t = useTranslations("intake");
  const common = useTranslations("common");
  const errorText = useErrorText();
  const all = read + inWork + waiting.length;
  const figure = t("progress.figure", { read, all });
  const isOver = read === all;
  return (
    <div>
      {!isOver && <ProgressBar value={(WHOLE * read) / all} label={t("progress.label")} figure={figure} />}
      <p role="status" className={isOver && all > 0 ? "text-muted" : "sr-only"}>
        {all > 0 && (isOver ? t("progress.done", { all }) : `${t("progress.label")}: ${figure}`)}
      </p>
      {!online && waiting.length > 0 && (
        <Banner tone="wait" className="mt-3">
          {t("progress.offline")}
        </Banner>
      )}
      {held !== null && (
        <Banner
          tone="wait"
          className="mt-3"
          action={
            <Button variant="outline" onClick={goOn}>
              {common("retry")}
            </Button>
          }
        >
          {errorText(held)}
        </Banner>
      )}
    </div>
  );
}
