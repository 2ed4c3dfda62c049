/// <reference types="vite/types/importMeta.d.ts" />
/** What a screen's page shows before a script has run: the mark, the heading, and the outline of what comes. Drawn in the build, never in a browser. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { IntlProvider, useTranslations } from "use-intl";
import { intlTag } from "#i18n/formats.ts";
import { TRANSLATED, type Translated } from "#i18n/locales.ts";
import type { Messages } from "#i18n/messages/en.ts";
import type { Area } from "../../lib/words/areas.ts";
import { SkeletonCard } from "../../ui/feedback/loading.tsx";
import { Page, PageHeader } from "../../ui/layout/page.tsx";
import { HeaderFrame } from "../header/header-frame.tsx";
import { MarketFrame } from "./market-frame.tsx";

type Words = Partial<Messages>[Area];

const MESSAGES = import.meta.glob<Words>("../../../i18n/messages/*/*.json", { import: "default", eager: true });

/** The screens whose heading is the same for everybody, by the area whose title it is. */
const TITLED: Readonly<Record<string, { area: Area; hasLead: boolean }>> = {
  "/dashboard": { area: "dashboard", hasLead: false },
  "/documents": { area: "documents", hasLead: true },
  "/queue": { area: "queue", hasLead: false },
  "/payments": { area: "payments", hasLead: true },
  "/bookings": { area: "myBookings", hasLead: true },
  "/journey": { area: "journey", hasLead: true },
};

function Outline({ area, hasLead }: { area: Area; hasLead: boolean }) {
  const t = useTranslations(area);
  return (
    <Page className="max-md:pt-5 max-md:pb-4">
      <PageHeader title={t("title")} lead={hasLead && t("lead")} />
      <SkeletonCard lines={6} />
    </Page>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <HeaderFrame />
      <main className="flex-1 pb-20 md:pb-0">{children}</main>
    </div>
  );
}

/** HTML by the screen's address, in one language. */
function framesIn(language: Translated): Record<string, string> {
  const wordsOf = (name: Area) => ({ [name]: MESSAGES[`../../../i18n/messages/${language}/${name}.json`] });
  const draw = (area: Area, inside: ReactNode) =>
    renderToStaticMarkup(
      // No time is told in a frame; without a zone use-intl reports a fault for every one.
      <IntlProvider locale={intlTag(language)} timeZone="UTC" messages={{ ...wordsOf("common"), ...wordsOf(area) }}>
        <MemoryRouter>
          <Frame>{inside}</Frame>
        </MemoryRouter>
      </IntlProvider>,
    );
  const titled = Object.entries(TITLED).map(([path, { area, hasLead }]) => [
    path,
    draw(area, <Outline area={area} hasLead={hasLead} />),
  ]);
  return { ...Object.fromEntries(titled), "/packages": draw("packages", <MarketFrame />) };
}

/** By language and the screen's address. */
export function firstFrames(): Record<string, Record<string, string>> {
  return Object.fromEntries(TRANSLATED.map((language) => [language, framesIn(language)]));
}
