/** The values that a rule has compared, each with its word: days, what was read and what was expected. */
import { useTranslations } from "use-intl";
import { isIsoDate } from "#domain/calendar.ts";
import { useFormats } from "../../ui/text/use-formats.ts";
import { Latin } from "../../ui/text/values.tsx";
import type { NumberedCheck } from "./check-numbers.ts";

/** As the rules name them, in the order of reading. */
const VALUES = [
  "read",
  "expected",
  "issuedOn",
  "earliest",
  "doseOn",
  "protectsFrom",
  "protectsUntil",
  "travelOn",
  "arrival",
  "validFrom",
  "validUntil",
  "dateOfBirth",
  "on",
  "lastHajjDay",
  "returnsOn",
] as const;

/** Nothing where fewer than two values stand side by side: the sentence says it all then. */
export function ComparedValues({ check: { evidence } }: { check: NumberedCheck }) {
  const t = useTranslations("documents");
  const { date } = useFormats();
  const known = VALUES.flatMap((name) => {
    const value = evidence[name];
    return typeof value === "string" && value !== "" ? [{ name, value }] : [];
  });
  if (known.length < 2) return null;
  return (
    <dl className="mt-4 grid overflow-hidden rounded-md border border-line bg-line gap-px sm:grid-cols-2">
      {known.map(({ name, value }) => (
        <div key={name} className="bg-surface px-4 py-3">
          <dt className="text-sm text-muted">{t(`compared.${name}`)}</dt>
          <dd className="num font-semibold wrap-anywhere">
            {isIsoDate(value) ? <bdi>{date(value)}</bdi> : <Latin>{value}</Latin>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
