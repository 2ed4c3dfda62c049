/** Says that a form holds what was typed before, and lets go of it. */
import { useTranslations } from "use-intl";
import { Banner } from "../surfaces/banner.tsx";

export function KeptNote({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslations("common");
  return (
    <Banner
      role="status"
      action={
        <button type="button" onClick={onDiscard} className="min-h-11 font-semibold text-brand underline">
          {t("draft.discard")}
        </button>
      }
    >
      {t("draft.kept")}
    </Banner>
  );
}
