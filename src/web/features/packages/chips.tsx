/** The filters in use, each with its way out. */
import { X } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { Filters } from "./filters.ts";
import { STAYS } from "./stays.ts";

interface Chip {
  label: string;
  /** What takes it away. */
  change: Partial<Filters>;
}

interface ChipsProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  onClear: () => void;
}

export function Chips({ filters, onChange, onClear }: ChipsProps) {
  const t = useTranslations("packages");
  return (
    <ul className="flex flex-wrap items-center gap-2" aria-label={t("chips.label")}>
      {useChips(filters).map(({ label, change }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={t("chips.remove", { filter: label })}
            onClick={() => onChange(change)}
            className="inline-flex min-h-11 items-center gap-2.5 rounded-full border border-line-strong bg-surface px-4 text-sm hover:border-brand hover:bg-brand-soft"
          >
            <bdi>{label}</bdi>
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" onClick={onClear}>
          {t("chips.clear")}
        </Button>
      </li>
    </ul>
  );
}

function useChips(filters: Filters): Chip[] {
  const t = useTranslations("packages");
  const { number } = useFormats();
  const { q, priceBucket, accommodation, cities, within, stepFree } = filters;
  const chips: (Chip | false)[] = [
    !!q?.trim() && { label: t("chips.search", { text: q.trim() }), change: { q: undefined } },
    !!priceBucket && { label: t(`price.${priceBucket}`), change: { priceBucket: undefined } },
    !!accommodation && { label: t(`stay.${STAYS[accommodation]}`), change: { accommodation: undefined } },
    ...cities.map((city) => ({ label: city, change: { cities: cities.filter((one) => one !== city) } })),
    within !== undefined && {
      label: t("filters.within", { metres: number(within) }),
      change: { within: undefined },
    },
    stepFree && { label: t("filters.stepFree"), change: { stepFree: false } },
  ];
  return chips.filter((chip) => chip !== false);
}
