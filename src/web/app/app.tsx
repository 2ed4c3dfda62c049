/** The providers round every screen: words, server answers, tooltips, toasts. */
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { RouterProvider } from "react-router/dom";
import { IntlProvider } from "use-intl";
import { intlTag } from "#i18n/formats.ts";
import { usePreferences } from "../lib/use-preferences.ts";
import { Toaster } from "../ui/feedback/toaster.tsx";
import { TooltipProvider } from "../ui/surfaces/tooltip.tsx";

interface AppProps {
  router: ComponentProps<typeof RouterProvider>["router"];
  client: QueryClient;
}

export function App({ router, client }: AppProps) {
  const { language, messages } = usePreferences();
  return (
    <IntlProvider locale={intlTag(language)} messages={messages}>
      <QueryClientProvider client={client}>
        <TooltipProvider>
          <RouterProvider router={router} />
          <Toaster />
        </TooltipProvider>
      </QueryClientProvider>
    </IntlProvider>
  );
}
