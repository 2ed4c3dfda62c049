/** A query's data once it is there: loading, then the error, then what it holds. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import type { Loadable } from "#web/lib/calls/loadable.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { ErrorState } from "./empty-state.tsx";
import { Skeleton, SkeletonCard } from "./loading.tsx";

interface LoadedProps<T> {
  query: Loadable<T>;
  /** Within a card already: no card of its own while there is nothing to show. */
  isInCard?: boolean;
  children: (data: T) => ReactNode;
}

export function Loaded<T>({ query, isInCard = false, children }: LoadedProps<T>) {
  const errorText = useErrorText();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return isInCard ? <Outline /> : <SkeletonCard lines={6} />;
  const error = <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />;
  return isInCard ? error : <Card>{error}</Card>;
}

/** Silent outlines would leave whoever listens without a word. */
function Outline() {
  const t = useTranslations("common");
  return (
    <div role="status">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-32" />
    </div>
  );
}
