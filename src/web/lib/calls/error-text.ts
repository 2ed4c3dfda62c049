/** A failed call in words for the reader, for places inside a page; toasts keep SPEC's `<status>: <text>`. */
import { useTranslations } from "use-intl";
import { ApiError, NetworkError } from "./api-error.ts";

export function useErrorText(): (error: unknown) => string {
  const t = useTranslations("common");
  return (error) => {
    if (error instanceof NetworkError) return t("failure.noAnswer");
    if (error instanceof ApiError) return error.problem?.detail ?? t("failure.refused", { status: error.status });
    return t("failure.unexpected");
  };
}
