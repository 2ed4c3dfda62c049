/** Something broke while drawing: said plainly, with two ways on. */
import { RotateCw } from "lucide-react";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { seekLostWords } from "../../lib/words/preferences.ts";
import { Button, ButtonLink } from "../../ui/actions/button.tsx";
import { ScreenTitle } from "../../ui/layout/screen-title.tsx";
import { EmptyDrawing } from "../../ui/motif/empty-drawing.tsx";

export function ErrorPage() {
  const t = useTranslations("common");
  // Who goes on from here tries anew.
  useEffect(seekLostWords, []);
  return (
    <main className="grid min-h-dvh place-items-center px-5">
      <div className="flex max-w-[32rem] flex-col items-center gap-4 text-center">
        <EmptyDrawing seed="error" className="size-40" />
        <ScreenTitle className="text-2xl">{t("errorPage.title")}</ScreenTitle>
        <p className="text-muted">{t("errorPage.text")}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button icon={<RotateCw aria-hidden="true" className="size-5" />} onClick={() => location.reload()}>
            {t("errorPage.reload")}
          </Button>
          <ButtonLink to="/" variant="outline">
            {t("errorPage.home")}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
