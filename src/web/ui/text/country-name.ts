/** The name of one country in the reader's language; the list of all of them weighs more and lies beside it. */
import { useLocale } from "use-intl";

/** Empty for null. */
export function useCountryName(code: string | null): string {
  const locale = useLocale();
  return code === null ? "" : (new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code);
}
