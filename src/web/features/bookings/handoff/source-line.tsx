/** Where what is said of the official process comes from, and when it was last compared. */
import { useTranslations } from "use-intl";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Latin } from "#web/ui/text/values.tsx";

/** Of docs/sources.md. */
const CHECKED_ON = "2026-11-20";

/** Without a name: what guides and pilgrims tell, beside which Nusuk's own word holds. */
export function SourceLine({ sources }: { sources: readonly string[] }) {
  const t = useTranslations("handoff");
  const { date } = useFormats();
  return (
    <p className="mt-2 text-sm text-muted">
      {sources.length === 0
        ? t("sale.reports", { date: date(CHECKED_ON) })
        : t.rich("sale.source", {
            sources: () => <Latin>{sources.join(", ")}</Latin>,
            date: date(CHECKED_ON),
          })}
    </p>
  );
}
