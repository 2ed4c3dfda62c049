/** The arithmetic of every check digit, done again in the reader's own browser. */
import { ChevronDown } from "lucide-react";
import { useTranslations } from "use-intl";
import { CHECK_WEIGHTS, type CheckDigitResult, checkResults } from "#domain/documents/lines/check-digit.ts";
import { layoutOf } from "#domain/documents/lines/mrz.ts";
import { mrzValue } from "#domain/documents/lines/mrz-alphabet.ts";
import { classNames } from "../../ui/class-names.ts";

/** Nothing where the lines have no known layout. */
export function CheckDigitSums({ lines }: { lines: readonly string[] }) {
  const t = useTranslations("documents");
  const layout = layoutOf(lines);
  if (!layout) return null;
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold text-brand">
        {t("sums.open")}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid gap-2">
        {checkResults(layout, lines).map((result) => (
          <Sum key={result.name} result={result} />
        ))}
      </ul>
    </details>
  );
}

function Sum({ result }: { result: CheckDigitResult }) {
  const t = useTranslations("documents");
  const { name, sum, computed, printed, holds } = result;
  const outcome = holds && printed === "<" ? "agreeEmpty" : holds ? "agree" : "differ";
  return (
    <li className={classNames("rounded-md p-4 text-sm", holds ? "bg-sunken" : "bg-bad-soft")}>
      <strong className="block">{t(`sums.${name}`)}</strong>
      <bdi dir="ltr" className="num block wrap-anywhere">
        {termsOf(result.data)}
      </bdi>
      {outcome === "agreeEmpty" ? t("sums.agreeEmpty") : <>= {t(`sums.${outcome}`, { sum, computed, printed })}</>}
    </li>
  );
}

/** `6·7 + 8·3 + …`; fillers count nothing and are left out. */
function termsOf(data: string): string {
  const terms = [...data].flatMap((character, at) => {
    const value = mrzValue(character) ?? 0;
    return value === 0 ? [] : [`${value}·${CHECK_WEIGHTS[at % CHECK_WEIGHTS.length]}`];
  });
  return terms.join(" + ") || "0";
}
