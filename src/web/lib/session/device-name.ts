/** A device as its owner would name it. */
import { useTranslations } from "use-intl";
import { type Browser, listSessions, type System } from "#contract/accounts.ts";
import { useRouteQuery } from "../calls/queries.ts";

/** As their makers write them; `other` has words instead. */
const BROWSER_NAMES = {
  ...{ chrome: "Chrome", edge: "Edge", firefox: "Firefox", safari: "Safari" },
  ...{ samsung: "Samsung Internet", opera: "Opera" },
} as const;
const SYSTEM_NAMES = { android: "Android", ios: "iOS", linux: "Linux", macos: "macOS", windows: "Windows" } as const;

export function useDeviceName({ browser, system }: { readonly browser: Browser; readonly system: System }): string {
  const t = useTranslations("settings");
  return t("sessions.device", {
    browser: browser === "other" ? t("sessions.otherBrowser") : BROWSER_NAMES[browser],
    system: system === "other" ? t("sessions.otherSystem") : SYSTEM_NAMES[system],
  });
}

/** The one that the page is open on; undefined until it is known. */
export function useThisDevice(): string | undefined {
  const current = useRouteQuery(listSessions).data?.find((session) => session.current);
  const name = useDeviceName(current ?? { browser: "other", system: "other" });
  return current && name;
}
