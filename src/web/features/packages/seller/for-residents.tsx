/** What is said of a package before the press: that it is sold through a queue, or not to residents of the reader's country. */
import { Ban, UsersRound } from "lucide-react";
import { useTranslations } from "use-intl";
import { useSoldInstead } from "#web/shared/channels/sold-instead.ts";
import { useCountryName } from "#web/ui/text/country-name.ts";
import type { PackageView } from "../queries.ts";
import { useSeller } from "./use-seller.ts";

/** Of the sentence that says why nothing can be pressed. */
export function notServedId(packageId: string): string {
  return `not-served-${packageId}`;
}

export function SaleLine({ item }: { item: Pick<PackageView, "id" | "channels" | "saleWindowId"> }) {
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
        <p id={notServedId(item.id)} className="flex items-start gap-2 text-sm font-semibold text-wait">
          <Ban aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {t("notServed", { ...instead })}
        </p>
      )}
    </>
  );
}

/** The last of a card's facts, unless Nusuk sells it to the reader and takes the whole price at once. */
export function InPartsAtHome({ item }: { item: Pick<PackageView, "channels"> }) {
  const t = useTranslations("packages");
  if (useSeller(item) !== "operator") return null;
  return (
    <>
      <span aria-hidden="true"> · </span>
      <span className="inline-block">{t("filters.instalments")}</span>
    </>
  );
}

interface HomeFirstProps {
  residence: string;
  /** Whether what is sold there stands first. */
  isFirst: boolean;
  onChange: (isFirst: boolean) => void;
}

/** Above the list, in the order that nobody chose: what it begins with, and the way to change that. */
export function HomeFirst({ residence, isFirst, onChange }: HomeFirstProps) {
  const t = useTranslations("packages");
  const country = useCountryName(residence);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {isFirst ? t("homeFirst", { country }) : t("homeAmong")}
      <button
        type="button"
        onClick={() => onChange(!isFirst)}
        className="min-h-6 font-semibold text-brand underline-offset-2 hover:underline"
      >
        {isFirst ? t("homeMix") : t("homeBack", { country })}
      </button>
    </p>
  );
}
