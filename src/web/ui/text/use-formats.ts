/** Number, money and date formats of the page's language. */
import { useMemo } from "react";
import { useLocale } from "use-intl";
import { type Formats, formatsFor } from "#i18n/formats.ts";

export function useFormats(): Formats {
  const tag = useLocale();
  return useMemo(() => formatsFor(tag), [tag]);
}
