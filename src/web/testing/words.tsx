/** The English words round a component under test. */
import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import { intlTag } from "#i18n/formats.ts";
import { messages } from "#i18n/messages/en.ts";

export function EnglishWords({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale={intlTag("en")} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
