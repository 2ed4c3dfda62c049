/** The providers round every screen: words, server answers, toasts. */
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, Suspense } from "react";
import { RouterProvider } from "react-router/dom";
import { type IntlError, IntlErrorCode, IntlProvider } from "use-intl";
import { intlTag } from "#i18n/formats.ts";
import { late } from "../lib/late.ts";
import { awaitWords, loseWords, preferenceStore } from "../lib/words/preferences.ts";
import { usePreferences } from "../lib/words/use-preferences.ts";

/** Comes right after the first drawing; a toast shown before waits in its store. */
const Toaster = late(async () => (await import("../ui/feedback/toaster.tsx")).Toaster);

/** Nothing is said until the area is there, which then draws the screen anew; one that cannot be had leads to the error page. */
function askFor({ namespace = "", key }: { namespace?: string; key: string }): string {
  const area = namespace.split(".")[0] ?? "";
  const { messages, lost } = preferenceStore.snapshot();
  if (area in messages) return `${namespace}.${key}`;
  if (lost.includes(area)) throw new Error(`the words of ${area} cannot be had`);
  awaitWords(area).catch(() => loseWords(area));
  return "";
}

/** A missing word shows itself; the others are mistakes in a sentence. */
function report(error: IntlError): void {
  if (error.code !== IntlErrorCode.MISSING_MESSAGE) console.error(error);
}

interface AppProps {
  router: ComponentProps<typeof RouterProvider>["router"];
  client: QueryClient;
}

export function AppRoot({ router, client }: AppProps) {
  const { language, messages } = usePreferences();
  return (
    <IntlProvider locale={intlTag(language)} messages={messages} onError={report} getMessageFallback={askFor}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      </QueryClientProvider>
    </IntlProvider>
  );
}
