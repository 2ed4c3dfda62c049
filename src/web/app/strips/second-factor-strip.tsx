/** On every page of whoever has a desk and no second factor: until when there is time, and where to get one. */
import { useTranslations } from "use-intl";
import { ButtonLink } from "../../ui/actions/button.tsx";
import { Banner } from "../../ui/surfaces/banner.tsx";
import { useFormats } from "../../ui/text/use-formats.ts";

export function SecondFactorStrip({ due }: { due: string }) {
  const t = useTranslations("secondFactor");
  const { dateTime } = useFormats();
  return (
    <div className="mx-auto w-full max-w-[calc(1240px+3rem)] px-5 pt-6 md:px-6">
      <Banner
        tone="wait"
        action={
          <ButtonLink to="/settings#second-factor" variant="outline">
            {t("due.action")}
          </ButtonLink>
        }
      >
        {t("due.until", { date: dateTime(due) })}
      </Banner>
    </div>
  );
}
