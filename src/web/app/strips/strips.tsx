/** Banners of the whole shell: shared demo account, no network (offline), a screen of another role. */
import { FlaskConical, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "../../lib/device/use-online.ts";
import { Banner } from "../../ui/surfaces/banner.tsx";
import { forgetWrongRole, wrongRole } from "./notice-store.ts";

export function DemoStrip() {
  const t = useTranslations("common");
  return (
    <aside
      aria-label={t("demoLabel")}
      className="flex items-center justify-center gap-2.5 bg-info-soft px-5 py-2 text-xs text-ink"
    >
      <FlaskConical aria-hidden="true" className="size-4.5 shrink-0 text-info" />
      <p>{t.rich("demoStrip", { b: (words) => <strong>{words}</strong> })}</p>
    </aside>
  );
}

export function OfflineNotice() {
  const t = useTranslations("common");
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2.5 bg-wait-soft px-5 py-2 text-sm">
          <WifiOff aria-hidden="true" className="size-5 shrink-0 text-wait" />
          {t("offline")}
        </p>
      )}
    </div>
  );
}

/** Says once, on the page where somebody landed, why it is not the page they asked for. */
export function WrongRoleNotice() {
  const t = useTranslations("common");
  const [role] = useState(wrongRole);
  // Not while drawing: a drawing that waits for a part of the page is thrown away, and what it took with it.
  useEffect(forgetWrongRole, []);
  if (!role) return null;
  return (
    <div className="mx-auto w-full max-w-[calc(1240px+3rem)] px-5 pt-6 md:px-6">
      <Banner tone="info" role="status">
        {t(`wrongRole.${role}`)}
      </Banner>
    </div>
  );
}
