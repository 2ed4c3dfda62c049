/** A card's answer once it is there: loading, then the error, then what it holds. */
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useErrorText } from "#web/lib/error-text.ts";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const errorText = useErrorText();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <Skeleton className="h-32" />;
  return <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />;
}
