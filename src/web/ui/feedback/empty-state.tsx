/** Nothing here yet, or it could not be had: said in words, with the way on. */
import { RotateCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../actions/button.tsx";
import { EmptyDrawing } from "../motif/empty-drawing.tsx";

export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-6 text-center md:py-8">
      <EmptyDrawing seed={title} className="size-20 md:size-24" />
      <h2 className="text-xl">{title}</h2>
      {children && <div className="max-w-[32rem] text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

/** The same within a card that has its own title: one sentence, which also says how something comes here. */
export function EmptyLine({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center gap-4 py-3 text-muted">
      <EmptyDrawing seed="line" className="size-14 shrink-0" />
      <p>{children}</p>
    </div>
  );
}

interface ErrorStateProps {
  /** What went wrong, for the reader. */
  text: string;
  onRetry: () => void;
}

export function ErrorState({ text, onRetry }: ErrorStateProps) {
  const t = useTranslations("common");
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <TriangleAlert aria-hidden="true" className="size-10 text-bad" />
      <h2 className="text-xl">{t("couldNotLoad")}</h2>
      <p className="max-w-[32rem] text-muted">{text}</p>
      <Button variant="outline" icon={<RotateCw aria-hidden="true" className="size-5" />} onClick={onRetry}>
        {t("retry")}
      </Button>
    </div>
  );
}
