/** The filters in use, each with its way out. */
import { X } from "lucide-react";
import { useTranslations } from "use-intl";
import { wishesOf } from "#domain/packages/search/search.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { type PackageFilters, without } from "../filters/filters.ts";
import { useWishWords } from "../filters/use-wish-words.ts";

interface ChipsProps {
  filters: PackageFilters;
  onReplace: (filters: PackageFilters) => void;
}

export function Chips({ filters, onReplace }: ChipsProps) {
  const t = useTranslations("packages");
  const words = useWishWords();
  const wishes = wishesOf(filters);
  return (
    <ul className="flex flex-wrap items-center gap-2" aria-label={t("chips.label")}>
      {wishes.map((wish) => (
        <li key={wish}>
          <button
            type="button"
            aria-label={t("chips.remove", { filter: words[wish](filters) })}
            onClick={() => onReplace(without(filters, [wish]))}
            className="inline-flex min-h-11 items-center gap-2.5 rounded-full border border-line-strong bg-surface px-4 text-sm hover:border-brand hover:bg-brand-soft"
          >
            <bdi>{words[wish](filters)}</bdi>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" onClick={() => onReplace(without(filters, wishes))}>
          {t("chips.clear")}
        </Button>
      </li>
    </ul>
  );
}
