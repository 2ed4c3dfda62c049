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
  const label = t(isChosen ? "compare.chosen" : "compare.choose");
  return (
    <button
      type="button"
      title={label}
      aria-pressed={isChosen}
      disabled={!isChosen && chosen.length === MOST_COMPARED}
      onClick={toggle}
      className="grid size-11 place-items-center rounded-full border border-line bg-surface text-muted hover:text-ink disabled:opacity-60 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
    >
      <Columns3 aria-hidden="true" className="size-5" />
      <span className="sr-only">
        {label} {title}
      </span>
    </button>
  );
}
