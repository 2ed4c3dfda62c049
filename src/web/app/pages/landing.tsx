/** What Rihla is, in three sentences, and the three ways in. */
import { ArrowRight, FileCheck2, LogIn, Scale, Users } from "lucide-react";
import { useTranslations } from "use-intl";
import { ButtonLink } from "../../ui/actions/button.tsx";
import { LanguageSwitch } from "../../ui/actions/preference-switches.tsx";
import { Logo } from "../../ui/motif/logo.tsx";
import { Rings } from "../../ui/motif/rings.tsx";
import { useDirection } from "../../ui/text/use-direction.ts";

const PROMISES = [
  { name: "proof", icon: FileCheck2 },
  { name: "together", icon: Users },
  { name: "fair", icon: Scale },
] as const;

export function Landing() {
  const t = useTranslations("home");
  return (
    <div className="flex min-h-dvh flex-col">
      <LandingHeader />
      <main id="main" className="flex flex-1 flex-col">
        <Hero />
        <section
          aria-label={t("promises")}
          className="mx-auto grid w-full max-w-[calc(1240px+3rem)] gap-8 px-5 py-14 md:grid-cols-3 md:px-6"
        >
          {PROMISES.map(({ name, icon: Icon }) => (
            <div key={name} className="border-t-2 border-brand pt-5">
              <Icon aria-hidden="true" className="mb-3 size-7 text-brand" />
              <h2 className="mb-2 text-xl">{t(`promise.${name}.title`)}</h2>
              <p className="text-muted">{t(`promise.${name}.text`)}</p>
            </div>
          ))}
        </section>
      </main>
    </div>
  );
}

function LandingHeader() {
  const t = useTranslations("home");
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 w-full max-w-[calc(1240px+3rem)] flex-wrap items-center justify-between gap-x-3 px-4 md:px-6">
        <Logo />
        <div className="flex items-center gap-2">
          <LanguageSwitch />
          <span className="hidden sm:block">
            <ButtonLink to="/packages" variant="quiet">
              {t("browsePackages")}
            </ButtonLink>
          </span>
          <ButtonLink to="/auth" icon={<LogIn aria-hidden="true" className="size-5 rtl:-scale-x-100" />}>
            {t("login")}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}

function Hero() {
  const t = useTranslations("home");
  const rtl = useDirection() === "rtl";
  return (
    <section className="night-ground relative isolate overflow-hidden">
      <div className="absolute inset-y-0 -end-1/3 -z-10 hidden w-full items-center justify-end opacity-90 md:flex lg:-end-[12%]">
        <Rings seed="landing" you={{ ring: 7, degrees: rtl ? 28 : 332 }} className="w-[58rem] shrink-0" />
      </div>
      <div className="absolute inset-y-0 start-0 -z-10 hidden w-3/4 bg-linear-to-r from-night-deep from-45% to-transparent to-90% md:block rtl:bg-linear-to-l" />
      <div className="mx-auto w-full max-w-[calc(1240px+3rem)] px-5 py-20 md:px-6 md:py-32">
        <div className="max-w-[34rem]">
          <p className="mb-4 font-semibold text-brass">{t("eyebrow")}</p>
          <h1 className="text-4xl md:text-5xl">{t("title")}</h1>
          <p className="mt-6 text-lg text-on-night-muted">{t("lead")}</p>
          <div className="mt-9 flex flex-wrap gap-4">
            <ButtonLink
              to="/auth"
              variant="brass"
              size="lg"
              trailing={<ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
            >
              {t("start")}
            </ButtonLink>
            <ButtonLink to="/packages" variant="night" size="lg">
              {t("browsePackages")}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="-mb-[46%] flex justify-center md:hidden">
        <Rings seed="landing" className="w-[130%] shrink-0" />
      </div>
    </section>
  );
}
