/** When nothing fits: the packages that miss the fewest wishes, and which. */
import { useTranslations } from "use-intl";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { PackageFilters } from "../filters/filters.ts";
import { useWishWords } from "../filters/use-wish-words.ts";
import type { SearchSummary } from "../queries.ts";
import { PackageCard } from "./package-card.tsx";

interface ClosestProps {
  closest: SearchSummary["closest"];
  filters: PackageFilters;
  onBook: (packageId: string) => void;
}

export function Closest({ closest, filters, onBook }: ClosestProps) {
  const t = useTranslations("packages");
  const { list } = useFormats();
  const words = useWishWords();
  return (
    <section className="mt-10">
      <h2 className="mb-5 text-xl">{t("closest.title")}</h2>
      <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {closest.map(({ package: item, misses }) => (
          <li key={item.id} className="flex flex-col gap-3 [&>article]:flex-1">
            <p className="text-sm">
              {t("closest.misses", { wishes: list(misses.map((wish) => words[wish](filters))) })}
            </p>
            <PackageCard item={item} onBook={onBook} />
          </li>
        ))}
      </ul>
    </section>
  );
}
