/** Puts a package beside others; with three chosen the further ones wait until one is taken away. */
import { Columns3 } from "lucide-react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { MOST_COMPARED } from "#domain/packages/compare.ts";
import { comparedIn, withCompared } from "./choice.ts";

export function CompareButton({ packageId, title }: { packageId: string; title: string }) {
  const t = useTranslations("packages");
  const [address, setAddress] = useSearchParams();
  const chosen = comparedIn(address);
  const isChosen = chosen.includes(packageId);
  const toggle = () => {
    const ids = isChosen ? chosen.filter((id) => id !== packageId) : [...chosen, packageId];
    setAddress((current) => withCompared(current, ids), { replace: true, preventScrollReset: true });
  };
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={!isChosen && chosen.length === MOST_COMPARED}
      onClick={toggle}
      className="inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-3 font-semibold text-muted hover:text-ink disabled:opacity-50 aria-pressed:bg-brand-soft aria-pressed:text-brand"
    >
      <Columns3 aria-hidden="true" className="size-5" />
      {t(isChosen ? "compare.chosen" : "compare.choose")}
      <span className="sr-only">{title}</span>
    </button>
  );
}
