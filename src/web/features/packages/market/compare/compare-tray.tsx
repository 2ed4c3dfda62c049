/** The chosen packages at the foot of the list, and the way to see them side by side. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { comparedIn, comparePath, withCompared } from "./choice.ts";

/** It stands above the bottom bar of phones and takes its own place at the end of the list. */
export function CompareTray() {
  const t = useTranslations("packages");
  const [address, setAddress] = useSearchParams();
  const ids = comparedIn(address);
  const clear = () => setAddress((current) => withCompared(current, []), { replace: true, preventScrollReset: true });
  return (
    <section
      aria-label={t("compare.tray")}
      className="sticky bottom-18 z-20 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-line-strong bg-surface px-5 py-3 shadow-card md:bottom-4"
    >
      <p role="status" className="font-semibold">
        {t("compare.count", { count: ids.length })}
      </p>
      <div className="flex items-center gap-3">
        <Button variant="quiet" onClick={clear}>
          {t("chips.clear")}
        </Button>
        {ids.length > 1 && <ButtonLink to={comparePath(ids)}>{t("compare.open", { count: ids.length })}</ButtonLink>}
      </div>
    </section>
  );
}
