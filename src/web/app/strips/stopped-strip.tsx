/** On every page of a business that staff have suspended: what it may not do, and where an appeal is handed in. */
import { useTranslations } from "use-intl";
import { ButtonLink } from "../../ui/actions/button.tsx";
import { Banner } from "../../ui/surfaces/banner.tsx";

export function StoppedStrip() {
  const t = useTranslations("licences");
  return (
    <div className="mx-auto w-full max-w-[calc(1240px+3rem)] px-5 pt-6 md:px-6">
      <Banner
        tone="bad"
        title={t("stopped.title")}
        action={
          <ButtonLink to="/contact" variant="outline">
            {t("stopped.action")}
          </ButtonLink>
        }
      >
        {t("stopped.text")}
      </Banner>
    </div>
  );
}
