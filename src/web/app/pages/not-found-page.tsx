/** SPEC's not-found screen with its developer-style hint, and the ways on. */
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "../../ui/actions/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { ScreenTitle } from "../../ui/layout/screen-title.tsx";
import { EmptyDrawing } from "../../ui/motif/empty-drawing.tsx";
import { Latin } from "../../ui/text/values.tsx";

export function Component() {
  const t = useTranslations("common");
  const { pathname } = useLocation();
  return (
    <Page className="grid min-h-[60dvh] place-items-center">
      <div className="flex max-w-[34rem] flex-col items-center gap-4 text-center">
        <EmptyDrawing seed={pathname} className="size-44" />
        <ScreenTitle className="text-3xl">{t("notFound.title")}</ScreenTitle>
        <p className="text-muted">{t("notFound.hint")}</p>
        <p className="max-w-full truncate rounded-md bg-sunken px-4 py-2 text-sm">
          <Latin>{pathname}</Latin>
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/">{t("notFound.home")}</ButtonLink>
          <ButtonLink to="/packages" variant="outline">
            {t("notFound.packages")}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
