/** What is said of a package before the press: that it is sold through a queue, or not to residents of the reader's country. */
import { Ban, UsersRound } from "lucide-react";
import { useTranslations } from "use-intl";
import { useCountryName } from "#web/ui/text/country-name.ts";
import { useSoldInstead } from "#web/ui/text/sold-instead.ts";
import type { PackageView } from "./queries.ts";

export function SaleLine({ item }: { item: Pick<PackageView, "channels" | "saleWindowId"> }) {
  const t = useTranslations("packages");
  const instead = useSoldInstead(item.channels);
  return (
    <>
      {item.saleWindowId !== null && (
        <p className="flex items-start gap-2 text-sm font-semibold">
          <UsersRound aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-muted" />
          {t("queued.line")}
        </p>
      )}
      {instead && (
        <p className="flex items-start gap-2 text-sm font-semibold text-wait">
          <Ban aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {t("notServed", { ...instead })}
        </p>
      )}
    </>
  );
}

/** Above the list, in the order that nobody chose. */
export function HomeFirst({ residence }: { residence: string }) {
  const t = useTranslations("packages");
  return <p className="text-sm text-muted">{t("homeFirst", { country: useCountryName(residence) })}</p>;
}
