/** Waiting: the full-screen spinner of SPEC and the outlines of what is coming. */
import { useTranslations } from "use-intl";
import { classNames } from "../class-names.ts";
import { Spinner } from "../motif/spinner.tsx";

/** Fills the screen; `text` is SPEC's 'Loading...' or 'Redirecting...'. */
export function FullScreenSpinner({ text }: { text: string }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-paper">
      <div role="status" className="flex flex-col items-center gap-5 text-lg text-muted">
        <Spinner className="size-16 text-brand" />
        {text}
      </div>
    </main>
  );
}

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames("breathing rounded-md bg-sunken", className)} />;
}

/** A card's outline; the waiting is announced once by the words it hides. */
export function SkeletonCard({ lines = 3 }: { lines?: number }) {
  const t = useTranslations("common");
  return (
    <div role="status" className="rounded-lg border border-line bg-surface p-7">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="mb-5 h-7 w-1/2" />
      <div className="grid gap-3">
        {Array.from({ length: lines }, (_, index) => index + 1).map((line) => (
          <Skeleton key={line} className={line % 2 === 1 ? "h-5 w-full" : "h-5 w-4/5"} />
        ))}
      </div>
    </div>
  );
}
