/** SPEC's Live Updates badge: in sight only while the line to the server is open. */
import { Radio } from "lucide-react";
import { useTranslations } from "use-intl";
import { useLiveState } from "#web/lib/use-live.ts";

export function LiveBadge() {
  const t = useTranslations("dashboard");
  if (useLiveState() !== "on") return null;
  return (
    <span className="inline-flex items-center gap-2 rounded-full bg-ok-soft px-3 py-1 text-sm font-semibold text-ok">
      <Radio aria-hidden="true" className="size-4.5" />
      {t("live")}
    </span>
  );
}
