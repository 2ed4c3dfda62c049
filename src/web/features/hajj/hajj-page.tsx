/** /hajj: papers, the plan of the days and help, from a cold start without a network too. */
import { CalendarDays, Hand, HeartPulse, IdCard, Map as MapIcon, ScrollText, Ticket } from "lucide-react";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { LookButton, NamedLookButton } from "#web/ui/actions/look-button.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Tabs } from "#web/ui/surfaces/tabs.tsx";
import { CardPart } from "./card/card-part.tsx";
import { ClockNotice } from "./clock-notice.tsx";
import { DaysPart } from "./days/days-part.tsx";
import { HelpPart } from "./help/help-part.tsx";
import { MapPart } from "./map/map-part.tsx";
import { OfflineState } from "./offline-state.tsx";
import { PapersPart } from "./papers/papers-part.tsx";
import { RoundsPart } from "./rounds/rounds-part.tsx";
import { useAutoLock } from "./use-auto-lock.ts";
import { useRenewal } from "./use-renewal.ts";
import { loadVault } from "./vault/vault-store.ts";
import { WordsPart } from "./words/words-part.tsx";

const PARTS = [
  { value: "days", icon: CalendarDays, content: <DaysPart /> },
  { value: "papers", icon: Ticket, content: <PapersPart /> },
  { value: "card", icon: IdCard, content: <CardPart /> },
  { value: "help", icon: HeartPulse, content: <HelpPart /> },
  { value: "rounds", icon: Hand, content: <RoundsPart /> },
  { value: "words", icon: ScrollText, content: <WordsPart /> },
  { value: "map", icon: MapIcon, content: <MapPart /> },
] as const;

export function Component() {
  const t = useTranslations("hajj");
  const [search, setSearch] = useSearchParams();
  const userId = useCurrentUser()?.id ?? null;
  useAutoLock();
  useRenewal(userId);
  useEffect(() => void loadVault(userId, dateOf(new Date())), [userId]);
  const part = PARTS.find(({ value }) => value === search.get("part"))?.value ?? PARTS[0].value;
  return (
    <Page>
      <div data-no-print="">
        <PageHeader
          title={t("title")}
          lead={<span className="max-md:hidden">{t("lead")}</span>}
          actions={
            <>
              <OfflineState />
              <span className="max-md:hidden">
                <NamedLookButton />
              </span>
              <span className="md:hidden">
                <LookButton />
              </span>
            </>
          }
        />
        <ClockNotice />
      </div>
      <Tabs
        label={t("parts.label")}
        value={part}
        onValueChange={(value) => setSearch({ part: value }, { replace: true, preventScrollReset: true })}
        tabs={PARTS.map(({ value, icon, content }) => ({ value, icon, content, label: t(`parts.${value}`) }))}
      />
    </Page>
  );
}
