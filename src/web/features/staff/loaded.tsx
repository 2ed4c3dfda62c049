/** A list of the desk once it is there: loading, then the error, then what it holds. */
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useErrorText } from "#web/lib/error-text.ts";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const errorText = useErrorText();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <SkeletonCard lines={6} />;
  return (
    <Card>
      <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />
    </Card>
  );
}
